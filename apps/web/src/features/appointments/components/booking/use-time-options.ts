import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../../lib/reader-clock';

const LAST = 30 * 60;

/** Quarters of an hour from midnight into the small hours of the night after. */
export function useTimeOptions(): { value: number; label: string }[] {
  const { t } = useTranslation('appointments');
  return useMemo(
    () =>
      Array.from({ length: LAST / 15 + 1 }, (_, quarter) => quarter * 15).map((minute) => ({
        value: minute,
        label: minute >= 1440 ? t('nextDay', { time: `\u2068${clockText(minute)}\u2069` }) : clockText(minute),
      })),
    [t],
  );
}
