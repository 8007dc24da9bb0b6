import { useOnline } from '../online-context';
import { StepFrame } from './step-frame';

/** Somebody opened a later step directly: the way back to the first one. */
export function NothingChosen({ step, title }: { step: 3 | 4; title: string }) {
  const { text, link } = useOnline();
  return (
    <StepFrame step={step} title={title} heading={text.review.nothing} back={link('online-services')} action={null}>
      <p>
        <a className="button" href={link('online-services')}>
          {text.review.start}
        </a>
      </p>
    </StepFrame>
  );
}
