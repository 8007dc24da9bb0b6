import { ActionIcon, Collapse, Switch } from '@mantine/core';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { automaticMessages, type AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import type { MessageFields } from '@rawnaq/domain/settings/notifications-setting';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { NumberField } from '../../../ui/fields/number-fields';
import { LanguagePair } from '../../../ui/fields/text-fields';
import { useField } from '../../../ui/fields/use-field';
import { SendTest } from './message-preview';
import { MessageTextField } from './message-text-field';
import { CHANNEL_ICONS, useChannelOptions, useMessageTime } from './message-words';
import styles from './messages.module.css';

type Props = {
  id: AutomaticMessageId;
  sent: number | undefined;
  isShown: boolean;
  /** It is the one to be previewed, in this language where one is being written. */
  onShow: (language?: Language) => void;
};

/** One automatic message: on or off, when, by what, and its words in each language. */
export function MessageCard({ id, sent, isShown, onShow }: Props) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { label, about, timing } = automaticMessages[id];
  const name = label[language];
  const { value: active, onChange } = useField<boolean>({ name: `${id}.active`, label: name });
  const broken = useFormContext().formState.errors[id] !== undefined;
  const [opened, setOpened] = useState(false);
  const [written, setWritten] = useState(language);
  const isOpen = opened || broken;
  const write = (of: Language) => {
    setWritten(of);
    onShow(of);
  };
  const open = () => {
    setOpened(!isOpen);
    onShow();
  };
  return (
    <section
      className={styles.message}
      aria-label={name}
      data-shown={isShown || undefined}
      data-off={!active || undefined}
    >
      <div className={styles.head}>
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={open}>
          {name}
        </button>
        <Facts id={id} />
        <span className={styles.count} aria-label={t('messages.sentOf', { name })}>
          <Count sent={sent} />
        </span>
        <Switch
          checked={active}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-label={t('messages.activeOf', { name })}
        />
        <ActionIcon variant="subtle" aria-label={t('messages.editOf', { name })} aria-expanded={isOpen} onClick={open}>
          <IconChevronDown size={18} stroke={1.75} className={styles.chevron} data-open={isOpen || undefined} />
        </ActionIcon>
      </div>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <div className={styles.body}>
            <p>{about[language]}</p>
            <div className={styles.texts}>
              <Ways id={id} />
              {timing && (
                <NumberField
                  name={`${id}.timing`}
                  label={t(`messages.timing.${timing.unit}`)}
                  required
                  description={t('messages.between', { least: timing.least, most: timing.most })}
                />
              )}
            </div>
            <LanguagePair
              english={<MessageText id={id} of="en" onFocus={() => write('en')} />}
              arabic={<MessageText id={id} of="ar" onFocus={() => write('ar')} />}
            />
            <div className={styles.testHere}>
              <TestOf id={id} language={written} />
            </div>
          </div>
        )}
      </Collapse>
    </section>
  );
}

function TestOf({ id, language }: { id: AutomaticMessageId; language: Language }) {
  const fields = useWatch({ name: id }) as MessageFields;
  return <SendTest id={id} fields={fields} language={language} />;
}

function Count({ sent }: { sent: number | undefined }) {
  const format = useFormat();
  return sent ? format.number(sent) : '–';
}

/** When, and by what: as the form stands now. */
function Facts({ id }: { id: AutomaticMessageId }) {
  const { t } = useTranslation('settings');
  const fields = useWatch({ name: id }) as MessageFields;
  const time = useMessageTime(id, fields.timing);
  const nameOf = useChannelOptions();
  const Icon = CHANNEL_ICONS[fields.channel];
  return (
    <>
      <span className={styles.when}>{time}</span>
      <span className={styles.channel}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {nameOf.label(fields.channel)}
        {fields.fallback && <small>{t('messages.orBy', { channel: nameOf.label(fields.fallback) })}</small>}
      </span>
    </>
  );
}

function Ways({ id }: { id: AutomaticMessageId }) {
  const { t } = useTranslation('settings');
  const channel = useWatch({ name: `${id}.channel` }) as MessageFields['channel'];
  const { options } = useChannelOptions();
  return (
    <>
      <SelectField name={`${id}.channel`} label={t('messages.channel')} options={options} />
      <SelectField
        name={`${id}.fallback`}
        label={t('messages.fallback')}
        description={t('messages.fallbackText')}
        options={options.filter(({ value }) => value !== channel)}
        clearable
      />
    </>
  );
}

function MessageText({ id, of, onFocus }: { id: AutomaticMessageId; of: Language; onFocus: () => void }) {
  const { t } = useTranslation('settings');
  const side = of === 'en' ? 'english' : 'arabic';
  return (
    <div className={styles.text} onFocusCapture={onFocus}>
      <SwitchField name={`${id}.${side}_active`} label={t(`messages.${side}`)} />
      <MessageTextField name={`${id}.${side}_text`} id={id} of={of} />
    </div>
  );
}
