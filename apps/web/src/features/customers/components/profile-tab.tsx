import { countries } from '@rawnaq/domain/kernel/countries';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { genders, identificationMethods } from '@rawnaq/domain/customers/customer.states';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { Card } from '../../../ui/card';
import { CodeCell, DateCell, NoValue, PhoneCell } from '../../../ui/cells';
import { Facts } from '../../../ui/detail/facts';
import { ConsentCard } from './consent-card';
import styles from './customer.module.css';

export type CustomerAnswer = OutputOf<(typeof customersContract)['get_record']>;

export function ProfileTab({ answer }: { answer: CustomerAnswer }) {
  const { t } = useTranslation('customers');
  const language = useLanguage();
  const { record } = answer;
  const country = countries.find((one) => one.id === record.nationality_id);
  const orNone = (value: ReactNode): ReactNode => value || <NoValue />;

  return (
    <div className={styles.columns}>
      <Card title={t('profile.title')}>
        <Facts
          facts={[
            { label: t('form.name'), value: <bdi>{record.name}</bdi> },
            { label: t('form.mobile'), value: <PhoneCell value={record.mobile} /> },
            ...(record.other_mobiles.length
              ? [
                  {
                    label: t('profile.otherMobiles'),
                    value: record.other_mobiles.map((one) => (
                      <Fragment key={one}>
                        <PhoneCell value={one} />{' '}
                      </Fragment>
                    )),
                  },
                ]
              : []),
            { label: t('form.email'), value: orNone(record.email && <CodeCell value={record.email} />) },
            { label: t('form.gender'), value: labelOf(genders, record.gender as 1)[language] },
            { label: t('form.birthDate'), value: orNone(record.birth_date && <DateCell value={record.birth_date} />) },
            {
              label: t('form.nationality'),
              value: orNone(country && (language === 'ar' ? country.arabic_name : country.english_name)),
            },
            {
              label: t('form.identification'),
              value: orNone(
                record.identification_method &&
                  labelOf(identificationMethods, record.identification_method as 1)[language],
              ),
            },
            { label: t('form.trn'), value: orNone(record.trn && <CodeCell value={record.trn} />) },
          ]}
        />
      </Card>
      <div className={styles.side}>
        {record.notes && (
          <div className={styles.alert} role="note">
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            <span dir="auto">{record.notes}</span>
          </div>
        )}
        <ConsentCard id={record.id} consents={answer.consents} locked={record.status === 0} />
      </div>
    </div>
  );
}
