import { Icon } from '../../art/icons';
import { useOnline } from '../online-context';

/** How long the time is still kept. The script shows it when it knows of a kept time; the minutes are not read aloud every second. */
export function HoldClock() {
  const { text } = useOnline();
  return (
    <div className="hold" data-hold="" hidden>
      <Icon name="clock" size={19} />
      <p>{text.hold.kept} <b><bdi dir="ltr" data-hold-left="" /></b></p>
      <button className="link" type="button" data-hold-more="" hidden>{text.hold.more}</button>
      <span className="visually-hidden" role="status" data-hold-said="" data-extended={text.hold.kept_longer} />
    </div>
  );
}
