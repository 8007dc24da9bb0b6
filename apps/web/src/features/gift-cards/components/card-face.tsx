import type { GiftCardDesign } from '@rawnaq/domain/gift-cards/gift-card.rules';
import { sayCode } from '@rawnaq/domain/kernel/text/one-time-code';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { useTranslation } from 'react-i18next';
import { GiftCardArt } from '../../../lib/gift-card-art';
import { usePicture } from '../../../lib/pictures';
import { useFormat } from '../../../lib/use-format';
import styles from './gift-cards.module.css';

export type Face = {
  salon: string;
  logo: string | null;
  design: GiftCardDesign;
  value: number;
  currency: Currency;
  beneficiary: string | null;
  buyer: string | null;
  expires_on: string | null;
  code?: string | undefined;
};

/** The card as whoever gets it will see it. */
export function CardFace({ salon, logo, design, value, currency, beneficiary, buyer, expires_on, code }: Face) {
  const { t } = useTranslation('gift-cards');
  const format = useFormat();
  const picture = usePicture(logo);
  const { digits, unit, unitFirst } = format.moneyParts(value, currency);
  return (
    <figure className={styles.face} aria-label={t('preview')}>
      <GiftCardArt design={design} className={styles.art} />
      <div className={styles.faceRow}>
        <span className={styles.salon}>
          {picture && <img src={picture} alt="" />}
          <b>{salon}</b>
        </span>
        <small>{t('card')}</small>
      </div>
      <p className={styles.value}>
        {unitFirst && <small>{`${unit} `}</small>}
        <bdi dir="ltr">{digits.replace(/\.0+$/, '')}</bdi>
        {!unitFirst && <small>{` ${unit}`}</small>}
      </p>
      <div className={styles.who}>
        {beneficiary && (
          <span>
            {t('forName', { name: `\u2068${beneficiary}\u2069` })}
            {buyer && ` ${t('fromName', { name: `\u2068${buyer}\u2069` })}`}
          </span>
        )}
        <bdi dir="ltr" className={styles.code}>
          {code ? sayCode(code) : '•••• •••• ••••'}
        </bdi>
        {expires_on && <small>{t('validUntil', { date: format.date(expires_on) })}</small>}
      </div>
      {design === 'logo' && picture && <img className={styles.faceLogo} src={picture} alt="" />}
    </figure>
  );
}
