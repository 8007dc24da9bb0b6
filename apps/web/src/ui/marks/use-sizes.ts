import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format';

const STEP = 1_000;
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Sizes of files and lengths of time as people say them. */
export function useSizes() {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const seconds = (length: number): string => {
    if (length < 2 * MINUTE) return t('sizes.seconds', { size: format.number(Math.max(1, Math.round(length))) });
    if (length < 2 * HOUR) return t('sizes.minutes', { size: format.number(Math.round(length / MINUTE)) });
    if (length < 2 * DAY) return t('sizes.hours', { size: format.number(Math.round(length / HOUR)) });
    const days = Math.round(length / DAY);
    return t('sizes.days', { count: days, size: format.number(days) });
  };
  return {
    bytes(bytes: number): string {
      const unit = bytes >= STEP ** 3 ? 'gb' : bytes >= STEP ** 2 ? 'mb' : 'kb';
      const size = bytes / { kb: STEP, mb: STEP ** 2, gb: STEP ** 3 }[unit];
      return t(`sizes.${unit}`, { size: format.number(size, size < 100 && unit !== 'kb' ? 1 : 0) });
    },
    seconds,
    between: (from: string, to: string): string => seconds((Date.parse(to) - Date.parse(from)) / 1_000),
  };
}
