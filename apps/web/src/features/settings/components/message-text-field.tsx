import { Button } from '@mantine/core';
import { fillPlaces, type Language } from '@rawnaq/domain/kernel/localized';
import { automaticMessages, messagePlaces, type AutomaticMessageId } from '@rawnaq/domain/settings/automatic-messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { TextareaField } from '../../../ui/fields/text-fields';
import { useSamples } from './message-words';
import styles from './settings.module.css';

type Props = {
  name: string;
  id: AutomaticMessageId;
  of: Language;
  /** What is sent while the field is empty. */
  usual?: string | undefined;
};

/** The words of a message in one language, the places it may fill, and how the customer will read it. */
export function MessageTextField({ name, id, of, usual = '' }: Props) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const form = useFormContext();
  const side = of === 'en' ? 'english' : 'arabic';
  const text = useWatch({ control: form.control, name }) as string;
  const { places } = automaticMessages[id];
  const samples = useSamples(of);
  const insert = (place: string) =>
    form.setValue(name, `${text}${text && !/\s$/.test(text) ? ' ' : ''}{${place}}`, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <>
      <TextareaField
        name={name}
        label={t(`messages.${side}Text`)}
        maxLength={600}
        rows={4}
        dir={of === 'ar' ? 'rtl' : 'ltr'}
      />
      <div className={styles.places} role="group" aria-label={t('messages.places')}>
        {places.map((place) => (
          <Button key={place} size="compact-xs" variant="default" onClick={() => insert(place)}>
            {messagePlaces[place].label[language]}
          </Button>
        ))}
      </div>
      <p className={styles.bubble} dir={of === 'ar' ? 'rtl' : 'ltr'} lang={of}>
        {fillPlaces(text || usual, samples)}
      </p>
    </>
  );
}
