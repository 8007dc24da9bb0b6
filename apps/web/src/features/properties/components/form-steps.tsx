import { Button, Chip } from '@mantine/core';
import { propertyLabels as labels } from '@rawnaq/domain/properties/property-fields';
import { amenities, emirates, propertyTypes } from '@rawnaq/domain/property-listings/property.states';
import type { Choice } from '@rawnaq/domain/kernel/list';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { SelectField } from '../../../ui/fields/choice-fields';
import { TimeField } from '../../../ui/fields/date-fields';
import { NumberField, PriceField } from '../../../ui/fields/number-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { LanguagePair, NamePair, TextareaField, TextField } from '../../../ui/fields/text-fields';
import { useField } from '../../../ui/fields/use-field';
import { FieldRow } from '../../../ui/form/form-layout';
import { LineRows } from './line-rows';
import styles from './property.module.css';

const optionsOf = (choices: readonly Choice[], language: 'en' | 'ar') =>
  choices.map(({ value, label }) => ({ value, label: label[language] }));

/** A text in both languages, the reader's own first. */
function TextPair({ of, max, rows }: { of: 'description' | 'rules'; max: number; rows?: number }) {
  const language = useLanguage();
  const field = (side: 'english' | 'arabic') => (
    <TextareaField
      name={`${side}_${of}`}
      label={labels[`${side}_${of}`][language]}
      maxLength={max}
      rows={rows ?? 3}
      dir={side === 'english' ? 'ltr' : 'rtl'}
    />
  );
  return <LanguagePair english={field('english')} arabic={field('arabic')} />;
}

export function BasicsStep() {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  return (
    <>
      <FieldRow>
        <SelectField
          name="type"
          label={labels.type[language]}
          options={optionsOf(propertyTypes.choices, language)}
          required
        />
        <SelectField
          name="emirate"
          label={labels.emirate[language]}
          options={optionsOf(emirates.choices, language)}
          required
        />
      </FieldRow>
      <NamePair label={{ en: labels.english_name[language], ar: labels.arabic_name[language] }} />
      <TextPair of="description" max={3000} />
      <h3>{t('contact')}</h3>
      <FieldRow>
        <PhoneField name="mobile" label={labels.mobile[language]} required />
        <PhoneField name="whatsapp" label={labels.whatsapp[language]} description={t('whatsappHint')} />
      </FieldRow>
    </>
  );
}

export function PlaceStep() {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  return (
    <>
      <NamePair
        english="english_area"
        arabic="arabic_area"
        label={{ en: labels.english_area[language], ar: labels.arabic_area[language] }}
      />
      <TextField name="map" label={labels.map[language]} description={t('mapHint')} ltr />
      <HereButton />
      <FieldRow>
        <NumberField name="capacity" label={labels.capacity[language]} required />
        <NumberField name="bedrooms" label={labels.bedrooms[language]} />
        <NumberField name="bathrooms" label={labels.bathrooms[language]} />
      </FieldRow>
      <FieldRow>
        <TimeField name="check_in" label={labels.check_in[language]} required />
        <TimeField name="check_out" label={labels.check_out[language]} required />
      </FieldRow>
    </>
  );
}

/** Owners are often at the place when they tell of it. */
function HereButton() {
  const { t } = useTranslation('properties');
  const { setValue } = useFormContext();
  const [failed, setFailed] = useState(false);
  const ask = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFailed(false);
        setValue('map', `${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`, { shouldDirty: true });
      },
      () => setFailed(true),
      { timeout: 10_000 },
    );
  return (
    <div>
      <Button variant="default" leftSection={<IconCurrentLocation size={18} stroke={1.75} />} onClick={ask}>
        {t('here')}
      </Button>
      {failed && <p className={styles.error}>{t('hereFailed')}</p>}
    </div>
  );
}

export function ExtrasStep() {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  return (
    <>
      <AmenitiesField />
      <LineRows
        name="nearby_places"
        title={t('nearby.title')}
        add={t('nearby.add')}
        fresh={{ name: { en: '', ar: '' }, minutes: null }}
      >
        {(line) => <NumberField name={`${line}.minutes`} label={t('nearby.minutes')} required />}
      </LineRows>
      <LineRows
        name="activities"
        title={t('activities.title')}
        add={t('activities.add')}
        fresh={{ name: { en: '', ar: '' }, price: null }}
      >
        {(line) => <PriceField name={`${line}.price`} label={t('activities.price')} currency="AED" required />}
      </LineRows>
      <h3>{t('links')}</h3>
      <FieldRow>
        {(['instagram', 'tiktok', 'snapchat', 'youtube', 'website'] as const).map((name) => (
          <TextField
            key={name}
            name={`links.${name}`}
            label={labels[name][language]}
            placeholder={name === 'tiktok' ? 'https://www.tiktok.com/@' : 'https://'}
            type="url"
            ltr
          />
        ))}
      </FieldRow>
      <h3>{t('rules')}</h3>
      <TextPair of="rules" max={2000} />
    </>
  );
}

function AmenitiesField() {
  const language = useLanguage();
  const { value, onChange } = useField<number[]>({ name: 'amenities', label: labels.amenities[language] });
  return (
    <section>
      <h3>{labels.amenities[language]}</h3>
      <Chip.Group multiple value={(value ?? []).map(String)} onChange={(texts) => onChange(texts.map(Number))}>
        <div className={styles.tags} role="group" aria-label={labels.amenities[language]}>
          {amenities.choices.map(({ value: code, label }) => (
            <Chip key={code} value={String(code)} size="md">
              {label[language]}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </section>
  );
}

export function PricesPart() {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  return (
    <>
      <div className={styles.head}>
        <h3>{t('prices.title')}</h3>
        <span className={styles.quiet}>{t('prices.hint')}</span>
      </div>
      <FieldRow>
        <PriceField name="weekday_price" label={labels.weekday_price[language]} currency="AED" />
        <PriceField name="weekend_price" label={labels.weekend_price[language]} currency="AED" />
        <PriceField
          name="insurance_amount"
          label={labels.insurance_amount[language]}
          description={t('insuranceHint')}
          currency="AED"
        />
      </FieldRow>
    </>
  );
}
