import { Anchor, Button, Collapse } from '@mantine/core';
import { CARE_KINDS, CARE_MESSAGES, type CareKind } from '@rawnaq/domain/customer-care/care.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { automaticMessages } from '@rawnaq/domain/settings/automatic-messages';
import { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import { settingSchema } from '@rawnaq/domain/settings/define-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { NumberField } from '../../../ui/fields/number-fields';
import { LanguagePair } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { FieldRow } from '../../../ui/form/form-layout';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import { Loaded } from '../../../ui/states/loaded';
import { MessageTextField } from '../components/message-text-field';
import { SettingsFrame } from '../components/settings-frame';
import { useSalonFacts } from '../components/use-salon-facts';
import styles from '../components/settings.module.css';

export const CustomerCareSettingPage = () => (
  <SettingsFrame section="care">
    <Loaded endpoint={settingsContract.get_customer_care}>{(answer) => <CareForm answer={answer} />}</Loaded>
  </SettingsFrame>
);

function CareForm({ answer: { values } }: { answer: OutputOf<typeof settingsContract.get_customer_care> }) {
  const { t } = useTranslation('settings');
  const salon = useSalonFacts();
  const form = useZodForm(
    useMemo(() => settingSchema(customerCareSetting, salon), [salon]),
    values,
  );
  const save = useWrite(settingsContract.save_customer_care, {
    onSuccess: () => toast('saved'),
  });
  return (
    <Form form={form} onSubmit={(typed) => save.mutateAsync(typed)}>
      <SettingsSection title={t('care.rules')} text={t('care.rulesText')}>
        <FieldRow>
          <NumberField name="rest_hours" label={t('care.restHours')} required />
          <NumberField name="reminder_days" label={t('care.reminderDays')} required />
        </FieldRow>
        <FieldRow>
          <NumberField name="no_show_days" label={t('care.noShowDays')} required />
          <NumberField name="birthday_late_days" label={t('care.birthdayLateDays')} required />
        </FieldRow>
        <FieldRow>
          <NumberField name="rating_days" label={t('care.ratingDays')} required />
          <NumberField name="offers_in_30_days" label={t('care.offersIn30Days')} required />
          <NumberField name="complaint_answer_hours" label={t('care.complaintAnswerHours')} required />
          <NumberField name="complaint_close_hours" label={t('care.complaintCloseHours')} required />
        </FieldRow>
        <MissedNote />
      </SettingsSection>
      <SettingsSection title={t('care.texts')} text={t('care.textsText')}>
        <div>
          {CARE_KINDS.map((kind) => (
            <OwnText key={kind} kind={kind} />
          ))}
        </div>
      </SettingsSection>
      <SaveBar />
    </Form>
  );
}

/** One number for the list and for the automatic message, set where the message is. */
function MissedNote() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const may = usePermission('settings.notifications');
  return (
    <p className={styles.hint}>
      {t('care.missed')}{' '}
      {may && (
        <Anchor component={Link} to={pathTo('merchant-setting-notifications-setting', language)} inherit>
          {t('care.toMessages')}
        </Anchor>
      )}
    </p>
  );
}

function OwnText({ kind }: { kind: CareKind }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const may = usePermission('settings.notifications');
  const usual = useRead(settingsContract.get_notifications, {}, { enabled: may, ownFailure: true }).data?.values;
  const broken = useFormContext().formState.errors[kind] !== undefined;
  const [opened, setOpened] = useState(false);
  const isOpen = opened || broken;
  const id = CARE_MESSAGES[kind];
  const { label, text } = automaticMessages[id];
  return (
    <section className={styles.message} aria-label={label[language]}>
      <div className={styles.messageHead}>
        <div>
          <b>{label[language]}</b>
        </div>
        <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
          {t(isOpen ? 'messages.close' : 'messages.open')}
        </Button>
      </div>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <div className={styles.messageBody}>
            <LanguagePair
              english={
                <div className={styles.shifts}>
                  <MessageTextField
                    name={`${kind}.english_text`}
                    id={id}
                    of="en"
                    usual={usual?.[id].english_text ?? text.en}
                  />
                </div>
              }
              arabic={
                <div className={styles.shifts}>
                  <MessageTextField
                    name={`${kind}.arabic_text`}
                    id={id}
                    of="ar"
                    usual={usual?.[id].arabic_text ?? text.ar}
                  />
                </div>
              }
            />
          </div>
        )}
      </Collapse>
    </section>
  );
}
