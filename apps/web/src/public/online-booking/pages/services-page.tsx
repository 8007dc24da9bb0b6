import { useOnline } from '../online-context';
import { CHOICE_FORM, ServiceChoice } from '../parts/service-choice';
import { StepFrame } from '../parts/step-frame';

export function ServicesPage() {
  const { text, menu, link, choice } = useOnline();
  return (
    <StepFrame
      step={1}
      title={text.steps.services}
      heading={text.services.title}
      back={link('online-home', { lines: choice.lines })}
      action={{ label: text.services.choose, form: CHOICE_FORM }}
    >
      <ServiceChoice categories={menu.categories} />
    </StepFrame>
  );
}
