import { automaticMessagesContract } from '@rawnaq/domain/customer-care/automatic-messages.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import {
  AUTOMATIC_MESSAGE_IDS,
  automaticMessages,
  messageGroups,
  type AutomaticMessageId,
  type MessageGroup,
} from '@rawnaq/domain/settings/automatic-messages';
import { settingSchema } from '@rawnaq/domain/settings/define-setting';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { Loaded } from '../../../ui/states/loaded';
import { MessageCard } from '../components/message-card';
import { MessagePreview } from '../components/message-preview';
import { SettingsFrame } from '../components/settings-frame';
import { useSalonFacts } from '../components/use-salon-facts';
import styles from '../components/messages.module.css';

export const NotificationsSettingPage = () => (
  <Loaded endpoint={settingsContract.get_notifications}>{(answer) => <NotificationsForm answer={answer} />}</Loaded>
);

const GROUPS = Object.keys(messageGroups) as MessageGroup[];

function NotificationsForm({ answer: { values } }: { answer: OutputOf<typeof settingsContract.get_notifications> }) {
  const { t } = useTranslation('settings');
  const reader = useLanguage();
  const salon = useSalonFacts();
  const form = useZodForm(
    useMemo(() => settingSchema(notificationsSetting, salon), [salon]),
    values,
  );
  const save = useWrite(settingsContract.save_notifications, { onSuccess: () => toast('saved') });
  const figures = useRead(automaticMessagesContract.get_figures, {}, { ownFailure: true }).data?.figures ?? [];
  const [shown, setShown] = useState<AutomaticMessageId>('appointment_reminder');
  const [language, setLanguage] = useState<Language>(reader);
  const typed = useWatch({ control: form.control, name: shown });
  const figuresOf = (id: AutomaticMessageId) => figures.find(({ message }) => message === id);
  const show = (id: AutomaticMessageId, written?: Language) => {
    setShown(id);
    if (written) setLanguage(written);
  };
  return (
    <SettingsFrame
      section="notifications"
      preview={
        <MessagePreview
          id={shown}
          fields={{ ...values[shown], ...typed }}
          figures={figuresOf(shown)}
          language={language}
          onLanguage={setLanguage}
        />
      }
    >
      <Form form={form} onSubmit={(sent) => save.mutateAsync(sent)}>
        <p className={styles.about}>{t('messages.text')}</p>
        <div className={styles.list}>
          <div className={styles.columns} aria-hidden>
            <span>{t('messages.columns.message')}</span>
            <span>{t('messages.columns.when')}</span>
            <span>{t('messages.columns.channel')}</span>
            <span className={styles.count}>{t('messages.columns.days')}</span>
          </div>
          {GROUPS.map((group) => (
            <div key={group} role="group" aria-label={messageGroups[group][reader]}>
              <h2 className={styles.group}>{messageGroups[group][reader]}</h2>
              {AUTOMATIC_MESSAGE_IDS.filter((id) => automaticMessages[id].group === group).map((id) => (
                <MessageCard
                  key={id}
                  id={id}
                  sent={figuresOf(id)?.sent}
                  isShown={id === shown}
                  onShow={(written) => show(id, written)}
                />
              ))}
            </div>
          ))}
        </div>
        <SaveBar />
      </Form>
    </SettingsFrame>
  );
}
