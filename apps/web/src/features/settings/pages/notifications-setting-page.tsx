import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { AUTOMATIC_MESSAGE_IDS } from '@rawnaq/domain/settings/automatic-messages';
import { settingSchema } from '@rawnaq/domain/settings/define-setting';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import { Loaded } from '../components/loaded';
import { MessageCard } from '../components/message-card';
import { SettingsFrame } from '../components/settings-frame';
import { useSalonFacts } from '../components/use-salon-facts';

export const NotificationsSettingPage = () => (
  <SettingsFrame section="notifications">
    <Loaded endpoint={settingsContract.get_notifications}>{(answer) => <NotificationsForm answer={answer} />}</Loaded>
  </SettingsFrame>
);

function NotificationsForm({ answer: { values } }: { answer: OutputOf<typeof settingsContract.get_notifications> }) {
  const { t } = useTranslation('settings');
  const salon = useSalonFacts();
  const form = useZodForm(
    useMemo(() => settingSchema(notificationsSetting, salon), [salon]),
    values,
  );
  const save = useWrite(settingsContract.save_notifications, { onSuccess: () => toast('saved') });
  return (
    <Form form={form} onSubmit={(typed) => save.mutateAsync(typed)}>
      <SettingsSection title={t('messages.title')} text={t('messages.text')}>
        <div>
          {AUTOMATIC_MESSAGE_IDS.map((id) => (
            <MessageCard key={id} id={id} />
          ))}
        </div>
      </SettingsSection>
      <SaveBar />
    </Form>
  );
}
