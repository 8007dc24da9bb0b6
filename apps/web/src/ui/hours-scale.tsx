import { useFormat } from '../lib/use-format';
import styles from './hours-scale.module.css';

/** Tracks of a day run from six in the morning to six the next. */
const MARKS = ['06:00:00', '12:00:00', '18:00:00', '00:00:00'];

/** What the marks on the tracks below it mean. The fields say the hours exactly, so it is for the eye alone. */
export function HoursScale() {
  const format = useFormat();
  return (
    <div className={styles.scale} aria-hidden>
      {MARKS.map((time) => {
        const { digits, half } = format.timeParts(time);
        return <span key={time}>{half ? `${Number.parseInt(digits)} ${half}` : digits}</span>;
      })}
    </div>
  );
}
