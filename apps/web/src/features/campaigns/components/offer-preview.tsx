import { SegmentedControl } from '@mantine/core';
import type { CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { writeOffer, type CampaignTexts } from '@rawnaq/domain/campaigns/campaign-text.rules';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Avatar } from '../../../ui/marks/avatar';
import styles from './campaigns.module.css';

/** Samples are in the language of the preview, not of the reader. */
const SAMPLES = {
  en: { name: 'Shamma', today: 'Today', book: 'Book now' },
  ar: { name: 'شمّا', today: 'اليوم', book: 'احجز الآن' },
};
const LINK = 'rawnaq.app/…';
const ENGLISH = 'English';
const ARABIC = 'العربية';

type Props = {
  texts: CampaignTexts;
  channel: CampaignChannel;
  picture: string | undefined;
  language: Language;
  onLanguage: (language: Language) => void;
};

/** As a customer reads it on her phone. */
export function OfferPreview({ texts, channel, picture, language, onLanguage }: Props) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const account = useSession()?.account;
  const [opened] = useState(() => new Date().toISOString());
  const salon = (language === 'ar' ? account?.arabic_name : account?.english_name) ?? '';
  const sample = SAMPLES[language];
  const written = writeOffer(texts, channel, language, () => ({
    name: sample.name,
    salon,
    link: LINK,
    stop_link: LINK,
  }));
  const [body, stop] = splitLast(written.body);
  return (
    <section aria-label={t('preview')}>
      <div className={styles.previewBar}>
        <span>{t('preview')}</span>
        <SegmentedControl
          size="xs"
          aria-label={t('preview')}
          value={language}
          onChange={(value) => onLanguage(value === 'ar' ? 'ar' : 'en')}
          data={[
            { value: 'ar', label: ARABIC },
            { value: 'en', label: ENGLISH },
          ]}
        />
      </div>
      <div className={styles.phone} lang={written.language} dir={directionOf(written.language)}>
        <header className={styles.phoneHead}>
          <Avatar name={salon} size="m" />
          <span>
            <b>{salon}</b>
            <small>{t('business')}</small>
          </span>
        </header>
        <div className={styles.chat}>
          <span className={styles.day}>{sample.today}</span>
          <div className={styles.bubble}>
            {picture && <img src={picture} alt="" />}
            {written.subject !== null && <b>{written.subject}</b>}
            <p>{body}</p>
            <small>{stop}</small>
            <time>{format.time(opened)}</time>
          </div>
          {channel === 'whatsapp' && written.body.includes(LINK) && (
            <span className={styles.book}>
              <IconExternalLink size={16} aria-hidden />
              {sample.book}
            </span>
          )}
        </div>
      </div>
    </section>
  );
}

function splitLast(text: string): [string, string] {
  const at = text.lastIndexOf('\n\n');
  return [text.slice(0, at), text.slice(at + 2)];
}
