import {
  DATE_PRESETS,
  LONG_PRESETS,
  datePresetLabels,
  presetOf,
  presetSpan,
} from '@rawnaq/domain/kernel/time/date-presets';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../lib/use-format';
import { spanFromText, spanToText } from './range-text';
import styles from './range-chooser.module.css';

const SpanCalendar = lazy(() => import('./calendar').then((module) => ({ default: module.SpanCalendar })));

type Props = {
  value: string | undefined;
  onChange: (value: string) => void;
  /** The calendar opens by a button of its own. */
  folded?: boolean;
  /** Also the long periods of reports over time. */
  overTime?: boolean;
};

/** The usual periods beside a calendar for any other. Values are texts of the form `from..to`. */
export function RangeChooser({ value, onChange, folded = false, overTime = false }: Props) {
  const format = useFormat();
  const today = format.today();
  const span = spanFromText(value);
  const current = span && presetOf(span, today);
  const [unfolded, setUnfolded] = useState(!folded || current === 'custom');

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
        {folded && (
          <button
            type="button"
            className={styles.preset}
            aria-expanded={unfolded}
            aria-pressed={current === 'custom'}
            onClick={() => setUnfolded(!unfolded)}
          >
            {datePresetLabels.custom[format.language]}
          </button>
        )}
      </div>
      {unfolded && (
        <div className={styles.calendar}>
          <Suspense>
            <SpanCalendar value={span} onChange={(next) => onChange(spanToText(next))} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
