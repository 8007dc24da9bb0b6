import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import type { Favourite } from '@rawnaq/domain/property-favourites/property-favourites.contract';
import { IconArrowBackUp, IconHeart, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { PageHead } from '../../../ui/page-head';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { StayCard } from '../components/stay-card';
import styles from '../components/stays.module.css';
import { useFavourites } from '../use-favourites';

/** One that is taken away keeps its place until the page is left, so that it can be put back. */
export function MyFavouritesPage() {
  const { t } = useTranslation('property-favourites');
  const language = useLanguage();
  const { answer, records, keep, leave } = useFavourites();
  const [gone, setGone] = useState<readonly Favourite[]>([]);
  const isGone = (id: string) => gone.some(({ unique_id }) => unique_id === id);
  const shown = [...(records ?? []).filter(({ unique_id }) => !isGone(unique_id)), ...gone].toSorted((a, b) =>
    b.kept_at.localeCompare(a.kept_at),
  );
  const take = (card: Favourite) => {
    setGone([...gone, card]);
    leave(card.unique_id);
  };
  const putBack = ({ unique_id }: Favourite) => {
    setGone(gone.filter((one) => one.unique_id !== unique_id));
    keep(unique_id);
  };
  return (
    <>
      <PageHead
        title={pageWords['my-favourites'][language]}
        {...(shown.length > gone.length && { count: String(shown.length - gone.length) })}
      />
      <Awaiting query={answer} rows={6} />
      {records && shown.length === 0 && (
        <EmptyState
          icon={IconHeart}
          title={t('empty.title')}
          text={t('empty.text')}
          actions={
            <Button component={Link} to={pathTo('merchant-search', language)} leftSection={<IconSearch size={18} />}>
              {t('empty.find')}
            </Button>
          }
        />
      )}
      <div className={styles.cards}>
        {shown.map((card) => (
          <StayCard
            key={card.unique_id}
            card={card}
            isKept={!isGone(card.unique_id)}
            onHeart={() => (isGone(card.unique_id) ? putBack(card) : take(card))}
            veil={
              isGone(card.unique_id) && (
                <>
                  <span role="status">{t('removed')}</span>
                  <Button
                    variant="default"
                    leftSection={<IconArrowBackUp size={18} className="flip" />}
                    onClick={() => putBack(card)}
                  >
                    {t('undo')}
                  </Button>
                </>
              )
            }
          />
        ))}
      </div>
    </>
  );
}
