import { sayList } from '@rawnaq/domain/kernel/localized';
import { ActionIcon } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import type { ListingCard } from '@rawnaq/domain/property-listings/listings.contract';
import { emirates, propertyTypes } from '@rawnaq/domain/property-listings/property.states';
import { IconBed, IconHeart, IconHeartFilled, IconMapPin, IconPhoto, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Money } from '../../../ui/money';
import styles from './stays.module.css';

type Props = {
  card: ListingCard;
  isKept: boolean;
  onHeart: () => void;
  /** Laid over its picture, for a card that is about to go. */
  veil?: ReactNode;
};

/** Pictures of listed places are open to everybody. */
const pictureOf = ({ unique_id, images }: ListingCard): string | undefined =>
  images[0] && `/api/public/stays/${unique_id}/picture/${images[0]}?size=thumb`;

/** A place as renters see it, with a heart; it leads to the page everybody sees. */
export function StayCard({ card, isKept, onHeart, veil }: Props) {
  const { t } = useTranslation('property-favourites');
  const language = useLanguage();
  const format = useFormat();
  const name = card.name[language];
  const picture = pictureOf(card);
  const Heart = isKept ? IconHeartFilled : IconHeart;
  return (
    <article className={styles.card} data-gone={veil ? true : undefined}>
      <a className={styles.link} href={pathTo('property', language, { uniqueId: card.unique_id })}>
        <span className={styles.cover}>
          {picture ? <img src={picture} alt="" loading="lazy" /> : <IconPhoto size={40} stroke={1.25} aria-hidden />}
          {card.insurance_amount === 0 && <span className={styles.badge}>{t('noDeposit')}</span>}
        </span>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.facts}>
          <span>
            <IconMapPin size={16} aria-hidden />
            <bdi>{sayList([card.area[language], labelOf(emirates, card.emirate)[language]], language)}</bdi>
          </span>
          <span>{labelOf(propertyTypes, card.type)[language]}</span>
          <span>
            <IconUsers size={16} aria-hidden />
            {t('people', { count: card.capacity })}
          </span>
          <span title={t('bedrooms')}>
            <IconBed size={16} aria-label={t('bedrooms')} />
            {format.number(card.bedrooms)}
          </span>
        </p>
        <p className={styles.prices}>
          {card.weekday_price !== null && <Price minor={card.weekday_price} word={t('weekday')} />}
          {card.weekend_price !== null && <Price minor={card.weekend_price} word={t('weekend')} />}
        </p>
      </a>
      <ActionIcon
        className={styles.heart}
        variant="default"
        radius="xl"
        size={44}
        aria-pressed={isKept}
        aria-label={t(isKept ? 'remove' : 'keep', { name })}
        onClick={onHeart}
      >
        <Heart size={22} />
      </ActionIcon>
      {veil && <div className={styles.veil}>{veil}</div>}
    </article>
  );
}

const Price = ({ minor, word }: { minor: number; word: string }) => (
  <span>
    <strong>
      <Money minor={minor} currency="AED" />
    </strong>{' '}
    {word}
  </span>
);
