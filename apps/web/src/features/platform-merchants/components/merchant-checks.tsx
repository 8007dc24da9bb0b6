import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { MerchantDetail } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import styles from './merchant.module.css';

/** What the platform could find out by itself. A mark asks a person to look; nothing is decided by it. */
export function MerchantChecks({ checks }: { checks: MerchantDetail['checks'] }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  return (
    <ul className={styles.checks}>
      <Check good={checks.mobile_verified_at !== null}>
        {checks.mobile_verified_at ? t('checks.mobile') : t('checks.noMobile')}
      </Check>
      <Check good={checks.same_network === 0}>
        {checks.same_network === 0 ? t('checks.network') : t('checks.sameNetwork', { count: checks.same_network })}
      </Check>
      <Check good={checks.similar.length === 0}>
        {checks.similar.length === 0 ? t('checks.name') : t('checks.similar')}
        {checks.similar.map(({ id, name }) => (
          <Link key={id} to={pathTo('manager-merchants-one', language, { id })}>
            <bdi>{name}</bdi>
          </Link>
        ))}
      </Check>
    </ul>
  );
}

const Check = ({ good, children }: { good: boolean; children: ReactNode }) => (
  <li data-good={good || undefined}>
    {good ? (
      <IconCircleCheck size={18} stroke={1.75} aria-hidden />
    ) : (
      <IconAlertCircle size={18} stroke={1.75} aria-hidden />
    )}
    <span>{children}</span>
  </li>
);
