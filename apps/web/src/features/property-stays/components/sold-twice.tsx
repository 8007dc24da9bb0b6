import { overlapsOf } from '@rawnaq/domain/property-stays/nights.rules';
import type { NightsElsewhere, TakenNights } from '@rawnaq/domain/property-stays/stays.contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import styles from './stays.module.css';

type Props = { nights: readonly TakenNights[]; elsewhere: readonly NightsElsewhere[] };

/** Nights that were given away here and on another site: only the owner can say who has them. */
export function SoldTwice({ nights, elsewhere }: Props) {
  const { t } = useTranslation('property-stays');
  const format = useFormat();
  const twice = overlapsOf(
    nights.filter(({ kind }) => kind !== 'block'),
    elsewhere,
  );
  if (twice.length === 0) return null;
  return (
    <div className={styles.warning} role="alert">
      <b>{t('twice.title')}</b>
      <ul className={styles.twice}>
        {twice.map(({ here, there }) => (
          <li key={`${here.id} ${there.feed_id} ${there.arrives_on}`}>
            {t('twice.one', {
              renter: isolated(here.title),
              from: format.dayAndMonth(here.arrives_on),
              to: format.dayAndMonth(here.leaves_on),
              site: isolated(there.name),
              siteFrom: format.dayAndMonth(there.arrives_on),
              siteTo: format.dayAndMonth(there.leaves_on),
            })}
          </li>
        ))}
      </ul>
      {t('twice.text')}
    </div>
  );
}

/** A name in the other script must not turn round the days behind it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
