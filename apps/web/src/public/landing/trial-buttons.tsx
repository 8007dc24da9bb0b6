import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { Icon } from '../art/icons';
import { useSite } from '../site';

/** The two ways in: the visitor's own salon, or the one that is there to practise in. */
export function TrialButtons() {
  const { language, text } = useSite();
  return (
    <div className="trial-buttons">
      <a className="button large" href={pathTo('registration', language)}>
        {text.landing.startTrial}
      </a>
      <a className="button outline large" href={pathTo('merchant-training', language)}>
        <Icon name="play" />
        <span>{text.landing.enterTraining}</span>
      </a>
    </div>
  );
}
