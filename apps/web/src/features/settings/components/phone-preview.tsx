import { SegmentedControl } from '@mantine/core';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { minorPerUnit } from '@rawnaq/domain/kernel/money';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { servicesList } from '@rawnaq/domain/services/services.contract';
import { checkColour } from '@rawnaq/domain/settings/values/colour.rules';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { SALON_COLOURS } from '@rawnaq/domain/settings/online-setting';
import { IconPlus } from '@tabler/icons-react';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormat } from '../../../lib/format';
import { usePicture } from '../../../lib/pictures';
import { useRead } from '../../../lib/query';
import { usePermission, useSession } from '../../../lib/session';
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
  const logo = useOwnLogo();
  const samples = SAMPLES[language];
  const name = (language === 'ar' ? account?.arabic_name : account?.english_name) ?? '';
  const colour = checkColour(values.colour) ? SALON_COLOURS[0] : values.colour;
  const services =
    useOwnServices(language) ??
    samples.services.map(([service, minutes, price]) => ({
      service,
      minutes,
      price: price * minorPerUnit(own.currency),
    }));
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
            {logo ? <img src={logo} alt="" /> : name.charAt(0)}
          </span>
          <h3>{name}</h3>
          <p>{language === 'ar' ? values.arabic_welcome : values.english_welcome}</p>
          <ul className={styles.samples}>
            {services.map(({ service, minutes, price }) => (
              <li key={service}>
                <span>
                  <b>{service}</b>
                  <small>
                    {[
                      values.show_durations && `${minutes} ${samples.minutes}`,
                      values.show_prices && format.money(price),
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

/** As it is stored: the form of this page does not change it. */
function useOwnLogo(): string | undefined {
  const maySee = usePermission('settings.general');
  const { data } = useRead(settingsContract.get_general, {}, { enabled: maySee, ownFailure: true });
  const id = data?.values.logo_upload_id;
  return usePicture(id ? data?.picture_urls[id] : undefined);
}

const SHOWN = 4;

/** The first services customers see, once there are any; a salon without services yet is shown samples. */
function useOwnServices(language: Language) {
  const maySee = usePermission('menu.view');
  const { data } = useRead(
    servicesList.endpoints.get_records,
    { 'f.status': String(recordStates.codes.active), page_size: '20' },
    { enabled: maySee, ownFailure: true },
  );
  const own = (data?.records ?? []).filter(({ show_to_customer }) => show_to_customer).slice(0, SHOWN);
  if (own.length === 0) return undefined;
  return own.map(({ english_name, arabic_name, job_time, price, offer_price }) => ({
    service: language === 'ar' ? arabic_name : english_name,
    minutes: job_time,
    price: offer_price ?? price,
  }));
}

/** Each language is called by its own name; samples are in the language of the preview, not of the reader. */
const ENGLISH = 'English';
const ARABIC = 'العربية';
const SAMPLES = {
  en: {
    minutes: 'min',
    action: 'Choose a time',
    services: [
      ['Haircut', 45, 140],
      ['Blow-dry', 30, 90],
      ['Manicure', 60, 120],
    ],
  },
  ar: {
    minutes: 'دقيقة',
    action: 'اختيار الوقت',
    services: [
      ['قص شعر', 45, 140],
      ['استشوار', 30, 90],
      ['مناكير', 60, 120],
    ],
  },
} as const satisfies Record<
  Language,
  { minutes: string; action: string; services: readonly (readonly [string, number, number])[] }
>;
