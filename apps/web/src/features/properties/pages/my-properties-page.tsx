import { sayList } from '@rawnaq/domain/kernel/localized';
import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { propertiesContract, type PropertyCard } from '@rawnaq/domain/properties/properties.contract';
import { propertyStandings } from '@rawnaq/domain/properties/property-standing.states';
import { emirates, propertyTypes } from '@rawnaq/domain/property-listings/property.states';
import { IconBuildingCottage, IconPhoto, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePicture } from '../../../lib/pictures';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { StateText } from '../../../ui/marks/status-badge';
import { Money } from '../../../ui/money';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import styles from '../components/property.module.css';

const NAMES = ['views', 'favourites', 'calls', 'chats', 'enquiries'] as const;

export function MyPropertiesPage() {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  const answer = useRead(propertiesContract.get_records, {});
  const add = (
    <Button component={Link} to={pathTo('merchant-property', language)} leftSection={<IconPlus size={18} />}>
      {t('add')}
    </Button>
  );
  const records = answer.data?.records;
  return (
    <>
      <PageHead
        title={pageWords['my-properties'][language]}
        {...(records?.length && { count: String(records.length), actions: add })}
      />
      <Awaiting query={answer} rows={6} />
      {records?.length === 0 && (
        <EmptyState icon={IconBuildingCottage} title={t('empty.title')} text={t('empty.text')} actions={add} />
      )}
      <div className={styles.cards}>
        {records?.map((card) => (
          <PlaceCard key={card.id} card={card} />
        ))}
      </div>
    </>
  );
}

function PlaceCard({ card }: { card: PropertyCard }) {
  const { t } = useTranslation('properties');
  const language = useLanguage();
  const format = useFormat();
  const picture = usePicture(card.image_url);
  const [first, second] = [card.english_name, card.arabic_name];
  const name = (language === 'ar' ? second || first : first || second) || t('noName');
  const area = language === 'ar' ? card.arabic_area || card.english_area : card.english_area || card.arabic_area;
  const where = sayList([area, labelOf(emirates, card.emirate)[language]], language);
  const prices = [card.weekday_price, card.weekend_price].filter((price) => price !== null);
  return (
    <Link className={styles.card} to={pathTo('merchant-property-one', language, { id: card.id })}>
      <span className={styles.cover}>
        {picture ? <img src={picture} alt="" /> : <IconPhoto size={40} stroke={1.25} aria-hidden />}
      </span>
      <div className={styles.body}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.quiet}>
          <StateText state={propertyStandings.rows[card.standing]} />
        </p>
        <p className={styles.quiet}>
          {labelOf(propertyTypes, card.type)[language]} · <bdi>{where}</bdi> · {t('guests', { count: card.capacity })}
        </p>
        <p className={styles.quiet}>
          {prices.length === 0 ? (
            t('noPrice')
          ) : (
            <>
              {prices.length > 1 && `${t('from')} `}
              <strong>
                <Money minor={Math.min(...prices)} currency="AED" />
              </strong>{' '}
              {t('aNight')}
            </>
          )}
        </p>
        {card.refuse_reason && (
          <p className={styles.reason} dir="auto">
            {t('reason', { reason: card.refuse_reason })}
          </p>
        )}
        {card.approved && (
          <dl className={styles.numbers} aria-label={t('last30')} title={t('last30')}>
            {NAMES.map((one) => (
              <div key={one}>
                <dd>{format.number(card[one])}</dd>
                <dt>{t(`numbers.${one}`)}</dt>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Link>
  );
}
