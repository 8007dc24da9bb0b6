import type { NightsElsewhere, TakenNights } from '@rawnaq/domain/property-stays/stays.contract';
import { countNights } from '@rawnaq/domain/property-stays/nights.rules';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';

/** What takes nights, wherever it was given away. */
export type Taken = (TakenNights & { key: string }) | (NightsElsewhere & { kind: 'feed'; key: string });

export const allTaken = (nights: readonly TakenNights[], elsewhere: readonly NightsElsewhere[]): Taken[] => [
  ...nights.map((one) => ({ ...one, key: `here-${one.id}` })),
  ...elsewhere.map((one) => ({ ...one, kind: 'feed' as const, key: `feed-${one.feed_id}-${one.arrives_on}` })),
];

/** What stands on its bar: who has it, and what there is to know of it. */
export function useTakenWords(): (taken: Taken) => { title: string; note: string } {
  const { t } = useTranslation('property-stays');
  const format = useFormat();
  return (taken) => {
    const nights = t('nights', { count: countNights(taken) });
    if (taken.kind === 'feed') return { title: taken.name, note: nights };
    if (taken.kind === 'block') return { title: taken.title || t('noReason'), note: t('kinds.block') };
    if (taken.kind === 'offer')
      return {
        title: t('offerTo', { name: taken.title }),
        note: taken.valid_until ? t('held', { until: format.dateTime(taken.valid_until) }) : nights,
      };
    const people = taken.people === null ? nights : t('people', { count: taken.people });
    return { title: taken.title, note: taken.deposit_paid ? `${people} · ${t('depositPaid')}` : people };
  };
}
