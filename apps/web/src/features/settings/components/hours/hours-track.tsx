import { toShift } from '@rawnaq/domain/employees/working-hours.rules';
import styles from '../settings.module.css';

/** From six in the morning to six the next morning, in quarters. */
const [FIRST, WHOLE] = [24, 96];

/** A day at a glance; what goes past midnight runs on. */
export const HoursTrack = ({ ranges }: { ranges: readonly { from: string; to: string }[] }) => (
  <div className={styles.track} data-closed={ranges.length === 0 || undefined} aria-hidden>
    {ranges.map(({ from, to }, index) => {
      const { start, end } = toShift({ weekday: 0, from, to });
      const begin = Math.max(start, FIRST) - FIRST;
      const length = Math.min(end, FIRST + WHOLE) - FIRST - begin;
      return (
        length > 0 && (
          <i
            key={index}
            style={{ insetInlineStart: `${(begin / WHOLE) * 100}%`, inlineSize: `${(length / WHOLE) * 100}%` }}
          />
        )
      );
    })}
  </div>
);
