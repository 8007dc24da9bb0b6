import { DATE_PRESETS, LONG_PRESETS, datePresetLabels, presetOf, presetSpan } from '@rawnaq/domain/kernel/date-presets';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../lib/use-format';
import { spanFromText, spanToText } from './range-text';
import styles from './range-chooser.module.css';

const SpanCalendar = lazy(() => import('./calendar').then((module) => ({ default: module.SpanCalendar })));

/** The usual periods beside a calendar for any other. Values are texts of the form `from..to`. */
export function RangeChooser({
  value,
  onChange,
  overTime = false,
}: {
  value: string | undefined;
  onChange: (value: string) => void;
  /** Also the long periods of reports over time. */ overTime?: boolean;
}) {
  const format = useFormat();
  const today = format.localDate(new Date());
  const span = spanFromText(value);
  const current = span && presetOf(span, today);

  return (
    <div className={styles.chooser}>
      <div className={styles.presets}>
        {[...DATE_PRESETS, ...(overTime ? LONG_PRESETS : [])].map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={preset === current}
            onClick={() => onChange(spanToText(presetSpan(preset, today)))}
          >
            {datePresetLabels[preset][format.language]}
          </button>
        ))}
      </div>
      <div className={styles.calendar}>
        <Suspense>
          <SpanCalendar value={span} onChange={(next) => onChange(spanToText(next))} />
        </Suspense>
      </div>
    </div>
  );
}
