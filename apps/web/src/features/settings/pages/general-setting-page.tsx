import { businessHoursInput, settingsContract } from '@rawnaq/domain/settings/settings.contract';
import type { InputOf, OutputOf } from '@rawnaq/domain/kernel/contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { OwnContracts } from '../../platform-contracts';
import { OwnInvoices } from '../../platform-invoices';
import { AccountCard } from '../components/account-card';
import { CustomHoursCard, HolidaysCard } from '../components/hours/days-cards';
import { GeneralFields } from '../components/general-fields';
import { HoursFields } from '../components/hours/hours-fields';
import { Loaded } from '../../../ui/states/loaded';
import { SettingsFrame } from '../components/settings-frame';
import { useGeneralForm } from '../components/use-general-form';
import styles from '../components/settings.module.css';

export function GeneralSettingPage() {
  const { t } = useTranslation('settings');
  const tabs = [
    {
      id: 'salon',
      label: t('general.tabs.salon'),
      content: () => (
        <Loaded endpoint={settingsContract.get_general}>{(answer) => <SalonForm answer={answer} />}</Loaded>
      ),
    },
    {
      id: 'hours',
      label: t('general.tabs.hours'),
      content: () => (
        <Loaded endpoint={settingsContract.get_business_hours}>{(answer) => <HoursForm answer={answer} />}</Loaded>
      ),
    },
    {
      id: 'days',
      label: t('general.tabs.days'),
      content: () => (
        <div className={styles.cards}>
          <CustomHoursCard />
          <HolidaysCard />
        </div>
      ),
    },
    {
      id: 'account',
      label: t('general.tabs.account'),
      content: () => (
        <div className={styles.cards}>
          <Loaded endpoint={settingsContract.account}>{(account) => <AccountCard account={account} />}</Loaded>
          <OwnInvoices />
          <OwnContracts />
        </div>
      ),
    },
  ];
  return (
    <SettingsFrame section="general">
      <DetailTabs label={t('sections.general')} tabs={tabs} />
    </SettingsFrame>
  );
}

function SalonForm({ answer }: { answer: OutputOf<typeof settingsContract.get_general> }) {
  const { form, submit } = useGeneralForm(answer);
  return (
    <Form
      form={form}
      className={styles.cards}
      onSubmit={async (values) => {
        await submit(values);
        toast('saved');
      }}
    >
      <div>
        <GeneralFields />
      </div>
      <SaveBar />
    </Form>
  );
}

function HoursForm({
  answer: { time_zone, business_day_cut_off, shifts },
}: {
  answer: OutputOf<typeof settingsContract.get_business_hours>;
}) {
  const form = useZodForm(businessHoursInput, { time_zone, business_day_cut_off, shifts } as InputOf<
    typeof settingsContract.save_business_hours
  >);
  const save = useWrite(settingsContract.save_business_hours, { onSuccess: () => toast('saved') });
  return (
    <Form form={form} className={styles.cards} onSubmit={(values) => save.mutateAsync(values)}>
      <div>
        <HoursFields />
      </div>
      <SaveBar />
    </Form>
  );
}
