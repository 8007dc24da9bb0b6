import type { ReactNode } from 'react';
import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';
import { fill } from '../words';
import { LanguageSwitch } from './language-switch';
import { Logo } from './salon-art';
import { SideSummary, SummaryBar, type SummaryAction } from './summary';

type StepFrameProps = {
  step: 1 | 2 | 3 | 4;
  title: string;
  heading?: string;
  back: string;
  action: SummaryAction | null;
  children: ReactNode;
};

/** One step of a booking: where one is, the step itself, and what has been chosen, at the side or at the bottom. */
export function StepFrame({ step, title, heading = title, back, action, children }: StepFrameProps) {
  const { text } = useOnline();
  return (
    <>
      <StepTop step={step} title={title} back={back} />
      <main id="content" className="wrap step-page" data-step={step}>
        <div className="step-body">
          <h1 tabIndex={-1} data-heading="">
            {heading}
          </h1>
          <p className="notice danger" role="alert" data-failure="" hidden />
          <noscript>
            <p className="notice danger">{text.page.needsScript}</p>
          </noscript>
          {children}
        </div>
        <SideSummary action={action} />
      </main>
      {action && <SummaryBar action={action} />}
    </>
  );
}

function StepTop({ step, title, back }: { step: number; title: string; back: string }) {
  const { text, salon, own, link, choice } = useOnline();
  const names = [text.steps.services, text.steps.time, text.steps.details, text.steps.confirm];
  // A step that is done can be opened again; everything chosen since stays in the address.
  const places = [link('online-services', choice), link('online-time', choice), link('online-information', choice)];
  return (
    <header className="step-top">
      <div className="wrap">
        <a className="icon-button phone-only" href={back} aria-label={text.page.back}>
          <Icon name="back" size={22} />
        </a>
        <a className="salon-link desktop-only" href={link('online-home')}>
          <Logo size={40} />
          <b>{own(salon)}</b>
        </a>
        <p className="step-title phone-only" aria-hidden="true">
          <b>{title}</b>
          <span>{fill(text.steps.step, { step })}</span>
        </p>
        <ol className="stepper" aria-label={text.steps.label}>
          {names.map((name, index) => {
            const state = index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'later';
            const content = (
              <>
                <span className="step-number" aria-hidden="true">
                  {state === 'done' ? <Icon name="check" size={15} /> : index + 1}
                </span>
                <span className="step-name">{name}</span>
              </>
            );
            return (
              <li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
                {state === 'done' && places[index] ? (
                  <a href={places[index]}>
                    {content}
                    <span className="visually-hidden">{text.steps.done}</span>
                  </a>
                ) : (
                  <span>{content}</span>
                )}
              </li>
            );
          })}
        </ol>
        <LanguageSwitch className="button outline small desktop-only" />
        <a className="icon-button phone-only" href={link('online-home')} aria-label={text.page.close}>
          <Icon name="close" size={22} />
        </a>
      </div>
    </header>
  );
}
