import { Button } from '@mantine/core';
import { accountStates, accountTiers } from '@rawnaq/domain/accounts/account.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { countryName, countryOf } from '@rawnaq/domain/kernel/places/countries';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { isCodeOf, labelOf } from '@rawnaq/domain/kernel/state-machine';
import type { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Facts, type Fact } from '../../../ui/detail/facts';
import styles from './settings.module.css';

/** Facts the salon reads and only Rawnaq changes. */
export function AccountCard({ account }: { account: OutputOf<typeof settingsContract.account> }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { language } = format;
  const country = countryOf(account.country);
  const facts: Fact[] = [
    { label: t('account.id'), value: <bdi dir="ltr">{account.id}</bdi> },
    { label: t('account.owner'), value: <bdi>{account.owner_name}</bdi> },
    { label: t('account.ownerEmail'), value: <bdi dir="ltr">{account.owner_email}</bdi> },
    { label: t('account.country'), value: country ? countryName(country)[language] : account.country },
    { label: t('account.currency'), value: <bdi>{format.currencyWord(account.currency)}</bdi> },
    {
      label: t('account.status'),
      value: isCodeOf(accountStates, account.status)
        ? labelOf(accountStates, account.status)[language]
        : account.status,
    },
    ...(account.tier && isCodeOf(accountTiers, account.tier)
      ? [{ label: t('account.tier'), value: labelOf(accountTiers, account.tier)[language] }]
      : []),
    ...(account.status === 'trial' && account.trial_ends_on
      ? [{ label: t('account.trialEnds'), value: format.date(account.trial_ends_on) }]
      : []),
    ...(account.expires_on ? [{ label: t('account.expires'), value: format.date(account.expires_on) }] : []),
    { label: t('account.since'), value: format.date(account.created_at) },
  ];
  return (
    <Card
      title={t('account.title')}
      end={
        <Button component={Link} to={pathTo('merchant-profile', language)} size="xs" variant="default">
          {t('account.password')}
        </Button>
      }
    >
      <Facts lined facts={facts} />
      <p className={styles.empty}>{t('account.text')}</p>
    </Card>
  );
}
