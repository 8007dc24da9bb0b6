import { countries } from '@rawnaq/domain/kernel/places/countries';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { genders, identificationMethods } from '@rawnaq/domain/customers/customer.states';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { Card } from '../../../ui/card';
import { CodeCell, PhoneCell } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';

export type CustomerAnswer = OutputOf<(typeof customersContract)['get_record']>;

/** What the head of the page does not say already; what nobody entered takes no room. */
export function DetailsCard({ record }: { record: CustomerAnswer['record'] }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const country = countries.find((one) => one.id === record.nationality_id);
  const facts = [
    record.other_mobiles.length > 0 && {
      label: t('profile.otherMobiles'),
      value: record.other_mobiles.map((one) => (
        <Fragment key={one}>
          <PhoneCell value={one} />{' '}
        </Fragment>
      )),
    },
    record.email && { label: t('form.email'), value: <CodeCell value={record.email} /> },
    record.gender !== genders.codes.not_specific && {
      label: t('form.gender'),
      value: labelOf(genders, record.gender)[language],
    },
    country && {
      label: t('form.nationality'),
      value: language === 'ar' ? country.arabic_name : country.english_name,
    },
    record.identification_method && {
      label: t('form.identification'),
      value: labelOf(identificationMethods, record.identification_method)[language],
    },
    record.trn && { label: t('form.trn'), value: <CodeCell value={record.trn} /> },
  ].filter((fact) => fact !== false && fact !== null && fact !== undefined && fact !== '');
  if (facts.length === 0) return null;
  return (
    <Card title={t('profile.title')}>
      <Facts facts={facts} />
    </Card>
  );
}
