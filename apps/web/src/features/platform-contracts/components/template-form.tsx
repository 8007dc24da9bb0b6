import { ActionIcon, Button } from '@mantine/core';
import { contractPlaces } from '@rawnaq/domain/platform-contracts/contract-text.rules';
import { MOST_CLAUSES, templateInput, type TemplateInput } from '@rawnaq/domain/platform-contracts/template-text';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { Card } from '../../../ui/card';
import { LanguagePair, NamePair, TextareaField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { Fields } from '../../../ui/form/form-layout';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './contracts.module.css';

type Props = { start: TemplateInput; isNew: boolean; onSave: (values: TemplateInput) => Promise<void> };

/** Both languages of a clause side by side; what is filled in stands beside them. */
export function TemplateForm({ start, isNew, onSave }: Props) {
  const { t } = useTranslation('platform-contracts');
  const form = useZodForm(templateInput, start);
  return (
    <Form form={form} onSubmit={onSave}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card>
            <Fields>
              <NamePair
                label={{ en: t('templates.englishName'), ar: t('templates.arabicName') }}
                required
                autoFocus={isNew}
              />
              <NamePair
                english="english_title"
                arabic="arabic_title"
                label={{ en: t('templates.titleEnglish'), ar: t('templates.titleArabic') }}
                required
              />
            </Fields>
          </Card>
          <Clauses />
        </div>
        <aside className={styles.aside}>
          <PlacesCard />
        </aside>
      </div>
      <SaveBar isNew={isNew} submitLabel={isNew ? t('templates.saveNew') : t('templates.save')} />
    </Form>
  );
}

function Clauses() {
  const { t } = useTranslation('platform-contracts');
  const { fields, append, remove } = useFieldArray<TemplateInput, 'clauses'>({ name: 'clauses' });
  return (
    <>
      {fields.map((field, place) => (
        <Card key={field.id}>
          <div className={styles.clause}>
            <div className={styles.clauseHead}>
              <h3>{t('templates.clause', { number: place + 1 })}</h3>
              {fields.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={34}
                  aria-label={`${t('templates.removeClause')} ${place + 1}`}
                  onClick={() => remove(place)}
                >
                  <IconTrash size={18} stroke={1.75} />
                </ActionIcon>
              )}
            </div>
            <NamePair
              english={`clauses.${place}.english_title`}
              arabic={`clauses.${place}.arabic_title`}
              label={{ en: t('templates.clauseTitleEnglish'), ar: t('templates.clauseTitleArabic') }}
              required
            />
            <LanguagePair
              english={
                <TextareaField
                  name={`clauses.${place}.english_body`}
                  label={t('templates.clauseEnglish')}
                  rows={4}
                  dir="ltr"
                  required
                />
              }
              arabic={
                <TextareaField
                  name={`clauses.${place}.arabic_body`}
                  label={t('templates.clauseArabic')}
                  rows={4}
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
        disabled={fields.length >= MOST_CLAUSES}
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => append({ english_title: '', arabic_title: '', english_body: '', arabic_body: '' })}
      >
        {t('templates.addClause')}
      </Button>
    </>
  );
}

function PlacesCard() {
  const { t } = useTranslation('platform-contracts');
  const language = useLanguage();
  return (
    <Card title={t('templates.places')}>
      {t('templates.placesText')}
      <dl className={styles.places}>
        {Object.entries(contractPlaces).map(([name, words]) => (
          <div key={name}>
            <dt>{words[language]}</dt>
            <dd>
              <code dir="ltr">{`{${name}}`}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
