import { accountStates, businessTypes } from '@rawnaq/domain/accounts/account.states';
import { countryName, countryOf } from '@rawnaq/domain/kernel/places/countries';
import { isCodeOf, labelOf, type CodeList } from '@rawnaq/domain/kernel/state-machine';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { Facts } from '../../../ui/detail/facts';

export function SalonCard({
  account,
  facts,
}: {
  account: NonNullable<Session['account']>;
  facts: Session['general_informations'];
}) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const { language } = format;
  const country = countryOf(account.country);
  const worded = (list: CodeList, code: string) => (isCodeOf(list, code) ? labelOf(list, code)[language] : code);
  return (
    <Card title={t('salon')}>
      <Facts
        lined
        facts={[
          { label: t('salonName'), value: language === 'ar' ? account.arabic_name : account.english_name },
          { label: t('accountId'), value: <bdi dir="ltr">{account.id}</bdi> },
          { label: t('businessType'), value: worded(businessTypes, account.business_type) },
          { label: t('country'), value: country ? countryName(country)[language] : account.country },
          { label: t('currency'), value: <bdi>{format.currencyWord(facts.currency)}</bdi> },
          { label: t('timeZone'), value: format.zoneName(facts.time_zone) },
          {
            label: t('status'),
            value: facts.trial_ends_on
              ? t('trialUntil', { date: format.date(facts.trial_ends_on) })
              : worded(accountStates, account.status),
          },
        ]}
      />
    </Card>
  );
}
