import { Button } from '@mantine/core';
import { accountStates, accountTiers } from '@rawnaq/domain/accounts/account.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { countryName, countryOf } from '@rawnaq/domain/kernel/countries';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { isCodeOf, labelOf } from '@rawnaq/domain/kernel/state-machine';
import type { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import styles from './settings.module.css';

/** Facts the salon reads and only Rawnaq changes. */
export function AccountCard({ account }: { account: OutputOf<typeof settingsContract.account> }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { language } = format;
  const country = countryOf(account.country);
  const facts: [string, ReactNode][] = [
    [t('account.id'), <bdi dir="ltr">{account.id}</bdi>],
    [t('account.owner'), account.owner_name],
    [t('account.ownerEmail'), <bdi dir="ltr">{account.owner_email}</bdi>],
    [t('account.country'), country ? countryName(country)[language] : account.country],
    [t('account.currency'), <bdi dir="ltr">{account.currency}</bdi>],
    [t('account.status'), isCodeOf(accountStates, account.status) ? labelOf(accountStates, account.status)[language] : account.status],
    ...(account.tier && isCodeOf(accountTiers, account.tier) ? [[t('account.tier'), labelOf(accountTiers, account.tier)[language]] as [string, ReactNode]] : []),
    ...(account.status === 'trial' && account.trial_ends_on ? [[t('account.trialEnds'), format.date(account.trial_ends_on)] as [string, ReactNode]] : []),
    ...(account.expires_on ? [[t('account.expires'), format.date(account.expires_on)] as [string, ReactNode]] : []),
    [t('account.since'), format.date(account.created_at)],
  ];
  return (
    <Card title={t('account.title')} end={<Button component={Link} to={pathTo('merchant-profile', language)} size="xs" variant="default">{t('account.password')}</Button>}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.empty}>{t('account.text')}</p>
    </Card>
  );
}
