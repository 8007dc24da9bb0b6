import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';

/**
 * How long the time is still kept. Its place is there before the script knows of a kept time, so that nothing moves;
 * the minutes are not read aloud every second.
 */
export function HoldClock() {
  const { text } = useOnline();
  return (
    <div className="hold" data-hold="waiting">
      <Icon name="clock" size={19} />
      <p>
        {text.hold.kept}{' '}
        <b>
          <bdi dir="ltr" data-hold-left="" />
        </b>
      </p>
      <button className="link" type="button" data-hold-more="" hidden>
        {text.hold.more}
      </button>
      <span className="visually-hidden" role="status" data-hold-said="" data-extended={text.hold.kept_longer} />
    </div>
  );
}
