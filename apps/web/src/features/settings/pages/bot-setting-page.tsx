import { ActionIcon, Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { botSetting, MOST_QUICK_REPLIES } from '@rawnaq/domain/settings/bot-setting';
import { settingSchema } from '@rawnaq/domain/settings/define-setting';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { SwitchField } from '../../../ui/fields/choice-fields';
import { NumberField } from '../../../ui/fields/number-fields';
import { LanguagePair, NamePair, TextareaField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import { Loaded } from '../../../ui/states/loaded';
import { SettingsFrame } from '../components/settings-frame';
import { useSalonFacts } from '../components/use-salon-facts';
import styles from '../components/settings.module.css';

export const BotSettingPage = () => (
  <SettingsFrame section="bot">
    <Loaded endpoint={settingsContract.get_bot}>{(answer) => <BotForm answer={answer} />}</Loaded>
  </SettingsFrame>
);

const OFFERS = ['offers_booking', 'offers_visits', 'offers_prices', 'offers_packages', 'offers_complaints'] as const;
const EMPTY = { english_name: '', arabic_name: '', english_text: '', arabic_text: '' };

function BotForm({ answer: { values } }: { answer: OutputOf<typeof settingsContract.get_bot> }) {
  const { t } = useTranslation('settings');
  const salon = useSalonFacts();
  const form = useZodForm(
    useMemo(() => settingSchema(botSetting, salon), [salon]),
    values,
  );
  const save = useWrite(settingsContract.save_bot, { onSuccess: () => toast('saved') });
  const replies = useFieldArray({ control: form.control, name: 'quick_replies' });
  return (
    <Form form={form} onSubmit={(typed) => save.mutateAsync(typed)}>
      <SettingsSection title={t('bot.title')} text={t('bot.text')}>
        <SwitchField name="is_active" label={t('bot.active')} />
        <NumberField name="silent_hours" label={t('bot.silentHours')} unit={t('units.hours')} required />
      </SettingsSection>
      <SettingsSection title={t('bot.offers')} text={t('bot.offersText')}>
        {OFFERS.map((name) => (
          <SwitchField key={name} name={name} label={t(`bot.${name}`)} />
        ))}
      </SettingsSection>
      <SettingsSection title={t('bot.words')} text={t('bot.wordsText')}>
        <LanguagePair
          english={
            <TextareaField name="english_greeting" dir="ltr" label={t('bot.greetingEn')} maxLength={300} rows={2} />
          }
          arabic={
            <TextareaField name="arabic_greeting" dir="rtl" label={t('bot.greetingAr')} maxLength={300} rows={2} />
          }
        />
        <LanguagePair
          english={
            <TextareaField name="english_off_hours" dir="ltr" label={t('bot.offHoursEn')} maxLength={300} rows={2} />
          }
          arabic={
            <TextareaField name="arabic_off_hours" dir="rtl" label={t('bot.offHoursAr')} maxLength={300} rows={2} />
          }
        />
      </SettingsSection>
      <SettingsSection title={t('bot.replies')} text={t('bot.repliesText')}>
        {replies.fields.map((field, index) => (
          <div key={field.id} className={styles.shifts}>
            <NamePair
              label={{ en: t('bot.nameEn'), ar: t('bot.nameAr') }}
              english={`quick_replies.${index}.english_name`}
              arabic={`quick_replies.${index}.arabic_name`}
              required
            />
            <LanguagePair
              english={
                <TextareaField
                  name={`quick_replies.${index}.english_text`}
                  dir="ltr"
                  label={t('bot.textEn')}
                  maxLength={500}
                  rows={2}
                  required
                />
              }
              arabic={
                <TextareaField
                  name={`quick_replies.${index}.arabic_text`}
                  dir="rtl"
                  label={t('bot.textAr')}
                  maxLength={500}
                  rows={2}
                  required
                />
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('bot.removeReply')}
              onClick={() => replies.remove(index)}
            >
              <IconTrash size={18} stroke={1.75} />
            </ActionIcon>
          </div>
        ))}
        {replies.fields.length < MOST_QUICK_REPLIES && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} />}
            onClick={() => replies.append(EMPTY)}
          >
            {t('bot.addReply')}
          </Button>
        )}
      </SettingsSection>
      <SaveBar />
    </Form>
  );
}
