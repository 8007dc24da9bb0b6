import { sayList } from '@rawnaq/domain/kernel/localized';
import { accountTiers } from '@rawnaq/domain/accounts/account.states';
import { countryOf, countryName } from '@rawnaq/domain/kernel/places/countries';
import type { MerchantDetail } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { CodeCell, DateCell, DateTimeCell, NoValue, PhoneCell } from '../../../ui/cells';
import { Facts, type Fact } from '../../../ui/detail/facts';
import { businessLabel } from '../pages/merchants-pages';
import { MerchantChecks } from './merchant-checks';
import styles from './merchant.module.css';

export function MerchantOverview({ merchant }: { merchant: MerchantDetail }) {
  const { t } = useTranslation('platform-merchants');
  const language = useLanguage();
  const format = useFormat();
  const country = countryOf(merchant.country);
  const place = sayList([merchant.city, country && countryName(country)[language]], language);
  const facts: Fact[] = [
    { label: t('detail.account'), value: <CodeCell value={String(merchant.id)} /> },
    { label: t('detail.business'), value: businessLabel(merchant.business_type, language) },
    { label: t('detail.city'), value: <bdi>{place}</bdi> },
    { label: t('detail.owner'), value: merchant.owner_name ? <bdi>{merchant.owner_name}</bdi> : <NoValue /> },
    { label: t('detail.mobile'), value: merchant.mobile ? <PhoneCell value={merchant.mobile} /> : <NoValue /> },
    { label: t('detail.email'), value: merchant.email ? <CodeCell value={merchant.email} /> : <NoValue /> },
    { label: t('detail.ends'), value: merchant.ends_on ? <DateCell value={merchant.ends_on} /> : <NoValue /> },
    {
      label: t('detail.tier'),
      value: accountTiers.choices.find((tier) => tier.value === merchant.tier)?.label[language] ?? <NoValue />,
    },
    { label: t('detail.currency'), value: <bdi>{format.currencyWord(merchant.currency)}</bdi> },
    { label: t('detail.zone'), value: format.zoneName(merchant.time_zone) },
    { label: t('detail.language'), value: merchant.language === 'ar' ? t('detail.arabic') : t('detail.english') },
    { label: t('detail.setup'), value: t('detail.setupOf', { done: merchant.wizard_progress.length }) },
    { label: t('detail.registered'), value: <DateTimeCell value={merchant.created_at} /> },
    {
      label: t('detail.seen'),
      value: merchant.last_seen_at ? <DateTimeCell value={merchant.last_seen_at} /> : <NoValue />,
    },
  ];
  if (merchant.reject_reason)
    facts.push({ label: t('detail.reason'), value: <span dir="auto">{merchant.reject_reason}</span> });
  return (
    <div className={styles.columns}>
      <Card title={t('detail.facts')}>
        <Facts facts={facts} lined />
      </Card>
      <Card title={t('checks.title')}>
        <MerchantChecks checks={merchant.checks} />
      </Card>
    </div>
  );
}
