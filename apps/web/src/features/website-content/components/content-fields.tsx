import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import {
  MOST_SECTIONS,
  socialFacts,
  websiteFacts,
  type SaveWebsiteInput,
} from '@rawnaq/domain/website-content/website-pages';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { Card } from '../../../ui/card';
import { LanguagePair, NamePair, TextareaField, TextField } from '../../../ui/fields/text-fields';
import { Fields } from '../../../ui/form/form-layout';
import styles from './website.module.css';

/** Headings with their texts, both languages side by side. */
export function SectionFields({ word }: { word: 'section' | 'question' }) {
  const { t } = useTranslation('website-content');
  const { fields, append, remove } = useFieldArray<SaveWebsiteInput, 'sections'>({ name: 'sections' });
  return (
    <>
      {fields.map((field, place) => (
        <Card key={field.id}>
          <div className={styles.part}>
            <div className={styles.partHead}>
              <h3>{t(word, { number: place + 1 })}</h3>
              {fields.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={34}
                  aria-label={`${t('remove')}: ${t(word, { number: place + 1 })}`}
                  onClick={() => remove(place)}
                >
                  <IconTrash size={18} stroke={1.75} />
                </ActionIcon>
              )}
            </div>
            <NamePair
              english={`sections.${place}.english_title`}
              arabic={`sections.${place}.arabic_title`}
              label={{ en: t('titleEnglish'), ar: t('titleArabic') }}
              required
            />
            <LanguagePair
              english={
                <TextareaField
                  name={`sections.${place}.english_body`}
                  label={t('bodyEnglish')}
                  rows={3}
                  dir="ltr"
                  required
                />
              }
              arabic={
                <TextareaField
                  name={`sections.${place}.arabic_body`}
                  label={t('bodyArabic')}
                  rows={3}
                  dir="rtl"
                  required
                />
              }
            />
          </div>
        </Card>
      ))}
      <Button
        variant="default"
        disabled={fields.length >= MOST_SECTIONS}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => append({ english_title: '', arabic_title: '', english_body: '', arabic_body: '' })}
      >
        {t('add')}
      </Button>
    </>
  );
}

export function FactFields({ page }: { page: 'website' | 'social' }) {
  const { t } = useTranslation('website-content');
  const language = useLanguage();
  if (page === 'social')
    return (
      <Card>
        <Fields>
          {Object.entries(socialFacts).map(([name, label]) => (
            <TextField key={name} name={`facts.${name}`} label={label[language]} placeholder={t('linkHint')} ltr />
          ))}
        </Fields>
      </Card>
    );
  return (
    <Card>
      <Fields>
        <NamePair
          english="facts.english_tagline"
          arabic="facts.arabic_tagline"
          label={{ en: websiteFacts.english_tagline[language], ar: websiteFacts.arabic_tagline[language] }}
        />
        <TextField name="facts.contact_email" label={websiteFacts.contact_email[language]} type="email" ltr />
        <TextField name="facts.contact_phone" label={websiteFacts.contact_phone[language]} ltr />
      </Fields>
    </Card>
  );
}

/** As it stands in the form, in one language at a time. */
export function ContentPreview() {
  const { t } = useTranslation('website-content');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const sections = useWatch<SaveWebsiteInput, 'sections'>({ name: 'sections' });
  return (
    <Card
      title={t('preview')}
      end={
        <SegmentedControl
          size="xs"
          value={language}
          onChange={(value) => setLanguage(value === 'en' ? 'en' : 'ar')}
          aria-label={t('preview')}
          data={[
            { value: 'ar', label: t('arabic') },
            { value: 'en', label: t('english') },
          ]}
        />
      }
    >
      <article className={styles.preview} lang={language} dir={directionOf(language)} tabIndex={0}>
        {sections.map((section, place) => (
          <section key={place}>
            <h4>{language === 'ar' ? section.arabic_title : section.english_title}</h4>
            <p>{language === 'ar' ? section.arabic_body : section.english_body}</p>
          </section>
        ))}
      </article>
    </Card>
  );
}
