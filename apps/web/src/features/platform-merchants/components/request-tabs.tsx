import { accountRequestStates } from '@rawnaq/domain/accounts/account.states';
import { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import styles from './merchant.module.css';

const { active, waiting_for_verify, approved, rejected } = accountRequestStates.codes;
const STATES = [
  [active, 'open'],
  [waiting_for_verify, 'unverified'],
  [approved, 'approved'],
  [rejected, 'rejected'],
] as const;

/** The states as ready-made filters, with how many there are of each. */
export function RequestTabs() {
  const { t } = useTranslation('platform-merchants');
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useRead(platformMerchantsContract.request_counts, {});
  const counts = data?.counts ?? {};
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const open = params.get('f.status');
  const tabs = [
    ...STATES.map(([state, name]) => ({
      state: String(state),
      label: t(`tabs.${name}`),
      count: counts[state] ?? 0,
      to: `?f.status=${state}`,
    })),
    { state: null, label: t('tabs.all'), count: total, to: '?' },
  ];
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')} data-print="hide">
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} replace aria-current={open === tab.state ? 'page' : undefined}>
          {tab.label}
          <b>{format.number(tab.count)}</b>
        </Link>
      ))}
    </nav>
  );
}
