import { SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { botContract } from '@rawnaq/domain/bot/bot.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconDeviceMobileOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { PageHead } from '../../../ui/page-head';
import { EmptyState, LoadingState } from '../../../ui/states/states';
import { Phone } from '../components/phone';
import { Steps } from '../components/steps';
import styles from '../components/simulator.module.css';

type Salon = OutputOf<typeof botContract.phone_salons>['records'][number];
const FRESH = '+971500000001';

/** A phone in the sandbox: the platform's team plays a customer and sees what the bot makes of it. */
export function BotSimulatorPage() {
  const { t } = useTranslation('bot');
  const language = useLanguage();
  const { data } = useRead(botContract.phone_salons, {});
  return (
    <>
      <PageHead title={pageWords['bot-simulator'][language]} note={t('note')} />
      {!data ? (
        <LoadingState />
      ) : data.records.length === 0 ? (
        <EmptyState icon={IconDeviceMobileOff} title={t('noSalonTitle')} text={t('noSalonText')} />
      ) : (
        <Simulator salons={data.records} />
      )}
    </>
  );
}

function Simulator({ salons }: { salons: readonly Salon[] }) {
  const { t } = useTranslation('bot');
  const language = useLanguage();
  const [accountId, setAccountId] = useState(salons[0]!.id);
  const salon = salons.find(({ id }) => id === accountId) ?? salons[0]!;
  const [person, setPerson] = useState(salon.people[0]?.mobile ?? '');
  const [number, setNumber] = useState(FRESH);
  const [name, setName] = useState('');
  const [writes, setWrites] = useState<Language>(language);
  const [twice, setTwice] = useState(false);
  const [taken, setTaken] = useState(false);
  const mobile = person || number;
  const choose = (id: number) => {
    setAccountId(id);
    setPerson(salons.find((one) => one.id === id)?.people[0]?.mobile ?? '');
  };
  const salonName = (one: Salon) => (language === 'ar' ? one.arabic_name : one.english_name);
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <Select
          label={t('merchant')}
          value={String(salon.id)}
          allowDeselect={false}
          data={salons.map((one) => ({ value: String(one.id), label: `${salonName(one)}, ${one.id}` }))}
          onChange={(value) => value && choose(Number(value))}
        />
        <Select
          label={t('customer')}
          value={person}
          allowDeselect={false}
          searchable
          data={[
            ...salon.people.map((one) => ({ value: one.mobile, label: one.name })),
            { value: '', label: t('otherNumber') },
          ]}
          onChange={(value) => setPerson(value ?? '')}
          description={person && <bdi dir="ltr">{person}</bdi>}
          inputWrapperOrder={['label', 'input', 'description']}
        />
        {person === '' && (
          <>
            <TextInput
              label={t('mobile')}
              dir="ltr"
              value={number}
              onChange={(event) => setNumber(event.currentTarget.value)}
            />
            <TextInput label={t('name')} value={name} onChange={(event) => setName(event.currentTarget.value)} />
          </>
        )}
        <div>
          <p className={styles.label}>{t('writesIn')}</p>
          <SegmentedControl
            fullWidth
            aria-label={t('writesIn')}
            value={writes}
            onChange={(value) => setWrites(value === 'ar' ? 'ar' : 'en')}
            data={[
              { value: 'ar', label: t('arabic') },
              { value: 'en', label: t('english') },
            ]}
          />
        </div>
        <h2 className={styles.trouble}>{t('trouble')}</h2>
        <Switch
          labelPosition="left"
          label={t('twice')}
          description={t('twiceText')}
          checked={twice}
          onChange={(event) => setTwice(event.currentTarget.checked)}
        />
        <Switch
          labelPosition="left"
          label={t('taken')}
          description={t('takenText')}
          checked={taken}
          onChange={(event) => setTaken(event.currentTarget.checked)}
        />
      </div>
      <Phone
        key={`${salon.id} ${mobile}`}
        salon={{ ...salon, name: writes === 'ar' ? salon.arabic_name : salon.english_name }}
        mobile={mobile}
        name={person ? (salon.people.find((one) => one.mobile === person)?.name ?? '') : name}
        writes={writes}
        trouble={{ twice, taken }}
      />
      <Steps accountId={salon.id} mobile={mobile} />
    </div>
  );
}
