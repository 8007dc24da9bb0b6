import { ledgerChecks, type LedgerCheckName } from '@rawnaq/domain/ledger-checks/ledger-checks';
import type { BrokenCheck } from '@rawnaq/domain/ledger-checks/ledger-checks.contract';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { StatusBadge } from '../../../ui/marks/status-badge';
import styles from './check-line.module.css';

export type BrokenSalon = BrokenCheck & { account_id: number; salon: Localized };

/** One thing that must hold, and where it does not. */
export function CheckLine({ check, salons }: { check: LedgerCheckName; salons: readonly BrokenSalon[] }) {
  const { t } = useTranslation('ledger-checks');
  const language = useLanguage();
  const format = useFormat();
  const count = salons.reduce((sum, { violations }) => sum + violations, 0);
  const { label } = ledgerChecks[check];
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <i data-broken={count > 0 || undefined} aria-hidden />
        <span>{label[language]}</span>
        {count === 0 ? (
          <small>{t('holds')}</small>
        ) : (
          <StatusBadge tone="danger">{t('count', { count, shown: format.number(count) })}</StatusBadge>
        )}
      </div>
      {salons.map((salon) => (
        <SalonFindings key={salon.account_id} {...salon} />
      ))}
    </li>
  );
}

function SalonFindings({ account_id, salon, check, violations, findings }: BrokenSalon) {
  const { t } = useTranslation('ledger-checks');
  const language = useLanguage();
  const format = useFormat();
  const more = violations - findings.length;
  return (
    <div className={styles.salon}>
      <b>
        {salon[language]} <bdi className={styles.number}>{account_id}</bdi>
      </b>
      <table>
        <thead>
          <tr>
            <th>{ledgerChecks[check].of[language]}</th>
            <th>{t('found')}</th>
            <th>{t('expected')}</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(({ at, found, expected }) => (
            <tr key={at}>
              {[at, found, expected].map((value, place) => (
                <td key={place}>
                  <bdi dir="ltr">{value}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <small>{t('more', { count: more, shown: format.number(more) })}</small>}
    </div>
  );
}
