import { SegmentedControl } from '@mantine/core';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { minorPerUnit } from '@rawnaq/domain/kernel/money';
import { checkColour } from '@rawnaq/domain/settings/colour.rules';
import { SALON_COLOURS } from '@rawnaq/domain/settings/online-setting';
import { IconPlus } from '@tabler/icons-react';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat } from '../../../lib/format';
import { useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { PictureImage, type Picture } from './pictures-field';
import styles from './settings.module.css';

type Shown = {
  english_welcome: string;
  arabic_welcome: string;
  colour: string;
  show_prices: boolean;
  show_durations: boolean;
  pictures: Picture[];
};

/** What a customer sees, in either language, while it is being written. */
export function PhonePreview({ values }: { values: Shown }) {
  const { t, i18n } = useTranslation('settings');
  const own = useFormat();
  const [language, setLanguage] = useState<Language>(own.language);
  const account = useSession()?.account;
  const format = createFormat({ language, timeZone: own.timeZone, currency: own.currency });
  const samples = SAMPLES[language];
  const name = (language === 'ar' ? account?.arabic_name : account?.english_name) ?? '';
  const colour = checkColour(values.colour) ? SALON_COLOURS[0] : values.colour;
  const unit = minorPerUnit(own.currency);
  return (
    <>
      <div className={styles.previewBar}>
        <SegmentedControl
          size="xs"
          aria-label={t('online.previewLanguage')}
          value={language}
          onChange={(value) => setLanguage(value as Language)}
          data={[
            { value: 'en', label: ENGLISH },
            { value: 'ar', label: ARABIC },
          ]}
        />
      </div>
      <div
        className={styles.phone}
        lang={language}
        dir={i18n.dir(language)}
        style={{ '--salon': colour } as CSSProperties}
      >
        {values.pictures[0] ? (
          <PictureImage className={styles.cover} picture={values.pictures[0]} alt="" />
        ) : (
          <div className={styles.cover} />
        )}
        <div className={styles.phoneBody}>
          <span className={styles.phoneLogo} aria-hidden>
            {name.charAt(0)}
          </span>
          <h3>{name}</h3>
          <p>{language === 'ar' ? values.arabic_welcome : values.english_welcome}</p>
          <ul className={styles.samples}>
            {samples.services.map(([service, minutes, price]) => (
              <li key={service}>
                <span>
                  <b>{service}</b>
                  <small>
                    {[
                      values.show_durations && `${minutes} ${samples.minutes}`,
                      values.show_prices && format.money(price * unit),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <span className={styles.plus}>
                  <IconPlus size={16} aria-hidden />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <span className={styles.action}>{samples.action}</span>
      </div>
    </>
  );
}

/** Each language is called by its own name; samples are in the language of the preview, not of the reader. */
const ENGLISH = 'English';
const ARABIC = 'العربية';
const SAMPLES = {
  en: {
    minutes: 'min',
    action: 'Choose a time',
    services: [
      ['Hair cut', 45, 140],
      ['Blow-dry', 30, 90],
      ['Manicure', 60, 120],
    ],
  },
  ar: {
    minutes: 'دقيقة',
    action: 'اختيار الوقت',
    services: [
      ['قص شعر', 45, 140],
      ['سشوار', 30, 90],
      ['مانيكير', 60, 120],
    ],
  },
} as const satisfies Record<
  Language,
  { minutes: string; action: string; services: readonly (readonly [string, number, number])[] }
>;
