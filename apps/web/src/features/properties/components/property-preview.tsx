import { sayList } from '@rawnaq/domain/kernel/localized';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import type { ListingContent } from '@rawnaq/domain/property-listings/listing-content';
import { amenities, emirates, propertyTypes } from '@rawnaq/domain/property-listings/property.states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { Facts } from '../../../ui/detail/facts';
import { Money } from '../../../ui/money';
import styles from './property.module.css';

type Props = { content: ListingContent; picture: (image: ListingContent['images'][number]) => ReactNode };

/** A place as visitors read it: pictures, what it is and where, prices, what it offers. */
export function PropertyPreview({ content, picture }: Props) {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  const format = useFormat();
  const time = (text: string) => format.time(`${text}:00`);
  const place = sayList([content.area[language], labelOf(emirates, content.emirate)[language]], language);
  const night = (amount: number | null) => (amount === null ? '–' : <Money minor={amount} currency="AED" />);
  return (
    <article className={styles.preview}>
      {content.images.length > 0 && (
        <div className={styles.gallery}>
          {content.images.map((image) => (
            <span key={image.unique_id}>{picture(image)}</span>
          ))}
        </div>
      )}
      <h2>
        <bdi>{content.name[language] || t('noName')}</bdi>
      </h2>
      <p className={styles.quiet}>
        {labelOf(propertyTypes, content.type)[language]} · <bdi>{place}</bdi> ·{' '}
        {t('guests', { count: content.capacity })} · {t('bedrooms', { count: content.bedrooms })} ·{' '}
        {t('bathrooms', { count: content.bathrooms })}
      </p>
      <Facts
        lined
        facts={[
          { label: t('preview.weekday'), value: night(content.weekday_price) },
          { label: t('preview.weekend'), value: night(content.weekend_price) },
          {
            label: t('preview.insurance'),
            value: content.insurance_amount ? night(content.insurance_amount) : t('preview.noInsurance'),
          },
        ]}
      />
      <p className={styles.words} dir="auto">
        {content.description[language] || t('preview.noDescription')}
      </p>
      {content.amenities.length > 0 && (
        <Part title={t('preview.amenities')}>
          <ul className={styles.tags}>
            {content.amenities.map((code) => (
              <li key={code}>{labelOf(amenities, code)[language]}</li>
            ))}
          </ul>
        </Part>
      )}
      {content.nearby_places.length > 0 && (
        <Part title={t('nearby.title')}>
          <Facts
            facts={content.nearby_places.map(({ name, minutes }) => ({
              label: name[language],
              value: t('preview.minutes', { count: minutes }),
            }))}
          />
        </Part>
      )}
      {content.activities.length > 0 && (
        <Part title={t('activities.title')}>
          <Facts
            facts={content.activities.map(({ name, price }) => ({ label: name[language], value: night(price) }))}
          />
        </Part>
      )}
      {content.rules[language] && (
        <Part title={t('rules')}>
          <p className={styles.words} dir="auto">
            {content.rules[language]}
          </p>
        </Part>
      )}
      <p className={styles.quiet}>
        {t('preview.checkIn', { time: time(content.check_in), time2: time(content.check_out) })}
        {' · '}
        {t('preview.owner', { name: content.owner_name })}
        {content.map_link && (
          <>
            {' · '}
            <a href={content.map_link} target="_blank" rel="noreferrer">
              {t('preview.map')}
            </a>
          </>
        )}
      </p>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
