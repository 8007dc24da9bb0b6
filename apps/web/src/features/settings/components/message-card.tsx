import { Button, Collapse, Switch } from '@mantine/core';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { automaticMessages, type AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { SwitchField } from '../../../ui/fields/choice-fields';
import { NumberField } from '../../../ui/fields/number-fields';
import { useField } from '../../../ui/fields/use-field';
import { MessageTextField } from './message-text-field';
import styles from './settings.module.css';

/** One automatic message: on or off, when, and its words in each language beside what the customer will read. */
export function MessageCard({ id }: { id: AutomaticMessageId }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { label, about, timing } = automaticMessages[id];
  const { value: active, onChange } = useField<boolean>({ name: `${id}.active`, label: label[language] });
  const broken = useFormContext().formState.errors[id] !== undefined;
  const [opened, setOpened] = useState(false);
  const isOpen = opened || broken;
  return (
    <section className={styles.message} aria-label={label[language]}>
      <div className={styles.messageHead}>
        <div>
          <b>{label[language]}</b>
          <small>{about[language]}</small>
        </div>
        <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
          {t(isOpen ? 'messages.close' : 'messages.open')}
        </Button>
        <Switch
          checked={active}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-label={t('messages.activeOf', { name: label[language] })}
        />
      </div>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <div className={styles.messageBody}>
            {timing && (
              <NumberField
                name={`${id}.timing`}
                label={t(`messages.timing.${timing.unit}`)}
                required
                description={t('messages.between', { least: timing.least, most: timing.most })}
              />
            )}
            <div className={styles.texts}>
              <MessageText id={id} of="en" />
              <MessageText id={id} of="ar" />
            </div>
          </div>
        )}
      </Collapse>
    </section>
  );
}

function MessageText({ id, of }: { id: AutomaticMessageId; of: Language }) {
  const { t } = useTranslation('settings');
  const side = of === 'en' ? 'english' : 'arabic';
  return (
    <div className={styles.shifts}>
      <SwitchField name={`${id}.${side}_active`} label={t(`messages.${side}`)} />
      <MessageTextField name={`${id}.${side}_text`} id={id} of={of} />
    </div>
  );
}
