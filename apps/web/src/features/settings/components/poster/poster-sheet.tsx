import { Button } from '@mantine/core';
import { bookingContract } from '@rawnaq/domain/online-booking/booking.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { IconPrinter } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead } from '../../../../lib/query';
import { PageHead } from '../../../../ui/page-head';
import { QrCode } from '../../../../ui/marks/qr-code';
import { Awaiting } from '../../../../ui/states/loaded';
import { shortAddress, useBookingAddress } from '../../use-booking-address';
import styles from './poster.module.css';

/** Both are printed, whatever the screen speaks. */
const INVITATION: Localized = {
  en: 'To book your appointment, scan the code with your phone',
  ar: 'لحجز موعدك يكفي مسح الرمز بكاميرا الجوال',
};

/** Longer names are written smaller, or the sheet would run over. */
const LONG_NAME = 40;

/** One sheet for the door and the mirror: who we are, and the code that opens the booking page. */
export function PosterSheet({ alias }: { alias: string }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  // What strangers see: whoever may open these settings needs no right to any others for the name and the logo.
  const salon = useRead(bookingContract.get_page, { alias }, { ownFailure: true });
  const print = (
    <Button leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={() => window.print()}>
      {t('online.poster.print')}
    </Button>
  );
  return (
    <>
      <PageHead
        offPaper
        title={t('online.poster.title')}
        note={t('online.poster.text')}
        crumbs={[
          { label: t('sections.online'), to: pathTo('merchant-setting-online-setting', language) },
          { label: t('online.poster.title') },
        ]}
        actions={salon.data && print}
      />
      <Awaiting query={salon} rows={6} />
      {salon.data && <Poster salon={salon.data} />}
    </>
  );
}

type Salon = { alias: string; english_name: string; arabic_name: string; logo_url: string | null; colour: string };

function Poster({ salon: { alias, english_name, arabic_name, logo_url, colour } }: { salon: Salon }) {
  const { t } = useTranslation('settings');
  const address = useBookingAddress(alias);
  return (
    <div className={styles.frame}>
      <article
        className={styles.poster}
        aria-label={t('online.poster.title')}
        style={{ '--salon': colour } as CSSProperties}
      >
        <header
          className={styles.head}
          data-long={Math.max(english_name.length, arabic_name.length) > LONG_NAME || undefined}
        >
          {logo_url && <img src={logo_url} alt="" />}
          <b lang="ar" dir="rtl">
            {arabic_name}
          </b>
          <b lang="en" dir="ltr">
            {english_name}
          </b>
        </header>
        <QrCode className={styles.code} text={address} label={t('online.scan')} sturdy />
        <footer className={styles.foot}>
          <p className={styles.invitation}>
            <span lang="ar" dir="rtl">
              {INVITATION.ar}
            </span>
            <span lang="en" dir="ltr">
              {INVITATION.en}
            </span>
          </p>
          <bdi dir="ltr" className={styles.address}>
            {shortAddress(address)}
          </bdi>
        </footer>
      </article>
    </div>
  );
}
