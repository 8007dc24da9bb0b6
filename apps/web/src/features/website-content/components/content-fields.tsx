import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { directionOf, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import {
  MOST_SECTIONS,
  PACKAGE_FACTS,
  socialFacts,
  websiteFacts,
  type SaveWebsiteInput,
} from '@rawnaq/domain/website-content/website-pages';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { Card } from '../../../ui/card';
import { SelectField } from '../../../ui/fields/choice-fields';
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
        <SelectField
          name="facts.prices"
          label={websiteFacts.prices[language]}
          options={[
            { value: '', label: t('pricesShown') },
            { value: 'hidden', label: t('pricesHidden') },
          ]}
        />
        {PACKAGE_FACTS.map((name) => (
          <NamePair
            key={name}
            english={`facts.english_${name}`}
            arabic={`facts.arabic_${name}`}
            label={{ en: websiteFacts[`english_${name}`][language], ar: websiteFacts[`arabic_${name}`][language] }}
          />
        ))}
      </Fields>
    </Card>
  );
}

const PRODUCT: Localized = { en: 'Rawnaq', ar: 'رونق' };

/** The facts as visitors see them at the foot of every page. */
export function FactsPreview({ page }: { page: 'website' | 'social' }) {
  const { t } = useTranslation('website-content');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const facts = useWatch<SaveWebsiteInput, 'facts'>({ name: 'facts' });
  const tagline = language === 'ar' ? facts.arabic_tagline : facts.english_tagline;
  const links = Object.entries(socialFacts).filter(([name]) => facts[name as keyof typeof socialFacts]);
  return (
    <PreviewCard language={language} onLanguage={setLanguage}>
      {page === 'social' ? (
        <section>
          {links.length === 0 ? (
            <p>{t('noLinks')}</p>
          ) : (
            links.map(([name, label]) => <p key={name}>{label[language]}</p>)
          )}
        </section>
      ) : (
        <section>
          <h4>{PRODUCT[language]}</h4>
          <p>{tagline || t('usualTagline')}</p>
          <p dir="ltr">{[facts.contact_email, facts.contact_phone].filter(Boolean).join(' · ')}</p>
        </section>
      )}
    </PreviewCard>
  );
}

/** As it stands in the form, in one language at a time, with the name that visitors read. */
export function ContentPreview({ operator }: { operator: string | null }) {
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const sections = useWatch<SaveWebsiteInput, 'sections'>({ name: 'sections' });
  const say = (words: string): string => words.replaceAll('{operator}', operator ?? PRODUCT[language]);
  return (
    <PreviewCard language={language} onLanguage={setLanguage}>
      {sections.map((section, place) => (
        <section key={place}>
          <h4>{say(language === 'ar' ? section.arabic_title : section.english_title)}</h4>
          <p>{say(language === 'ar' ? section.arabic_body : section.english_body)}</p>
        </section>
      ))}
    </PreviewCard>
  );
}

type PreviewProps = { language: Language; onLanguage: (language: Language) => void; children: ReactNode };

function PreviewCard({ language, onLanguage, children }: PreviewProps) {
  const { t } = useTranslation('website-content');
  return (
    <Card
      title={t('preview')}
      end={
        <SegmentedControl
          size="xs"
          value={language}
          onChange={(value) => onLanguage(value === 'en' ? 'en' : 'ar')}
          aria-label={t('preview')}
          data={[
            { value: 'ar', label: t('arabic') },
            { value: 'en', label: t('english') },
          ]}
        />
      }
    >
      <article className={styles.preview} lang={language} dir={directionOf(language)} tabIndex={0}>
        {children}
      </article>
    </Card>
  );
}
