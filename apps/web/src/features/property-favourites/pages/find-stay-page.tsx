import { Button, Select } from '@mantine/core';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { insuranceBands, listingSorts, peopleBands, priceBands } from '@rawnaq/domain/property-listings/listing-bands';
import {
  isNarrowed,
  LISTINGS_ON_PAGE,
  NO_FILTERS,
  readFilters,
  writeFilters,
  type ListingFilters,
} from '@rawnaq/domain/property-listings/listing-filters';
import { listingsContract } from '@rawnaq/domain/property-listings/listings.contract';
import { emirates, propertyTypes } from '@rawnaq/domain/property-listings/property.states';
import type { Localized } from '@rawnaq/domain/kernel/localized';
import { IconBuildingCottage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { Pager } from '../../../ui/data-table/pager';
import { PageHead } from '../../../ui/page-head';
import { SearchBox } from '../../../ui/search-box';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { StayCard } from '../components/stay-card';
import styles from '../components/stays.module.css';
import { useFavourites } from '../use-favourites';

/** The public search from inside: the same question, and hearts that stand in the account. */
export function FindStayPage() {
  const { t } = useTranslation('property-favourites');
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const filters = readFilters((name) => params.getAll(name));
  const open = (next: ListingFilters) => setParams(writeFilters(next), { preventScrollReset: true });
  // Whatever is asked goes through the reading of addresses, which knows what may be asked.
  const change = (name: keyof ListingFilters, value: string) => {
    const asked = new URLSearchParams(writeFilters({ ...filters, page: 1 }));
    asked.set(name, value);
    open(readFilters((one) => asked.getAll(one)));
  };
  const answer = useRead(listingsContract.search, questionOf(filters), { keepPrevious: true });
  const { records: kept, keep, leave } = useFavourites();
  const found = answer.data;
  return (
    <>
      <PageHead title={pageWords['find-a-stay'][language]} />
      <FilterRow filters={filters} onChange={change} />
      <div className={styles.line}>
        <span role="status">{found && t('found', { count: found.total })}</span>
        {isNarrowed(filters) && (
          <Button variant="subtle" onClick={() => open({ ...NO_FILTERS, sort: filters.sort })}>
            {t('clear')}
          </Button>
        )}
      </div>
      <Awaiting query={answer} rows={8} />
      {found?.total === 0 && (
        <EmptyState icon={IconBuildingCottage} title={t('nothing.title')} text={t('nothing.text')} />
      )}
      <div className={styles.cards}>
        {found?.records.map((card) => {
          const isKept = kept?.some(({ unique_id }) => unique_id === card.unique_id) ?? false;
          return (
            <StayCard
              key={card.unique_id}
              card={card}
              isKept={isKept}
              onHeart={() => (isKept ? leave : keep)(card.unique_id)}
            />
          );
        })}
      </div>
      {found && (
        <Pager
          page={found.page}
          pageSize={LISTINGS_ON_PAGE}
          total={found.total}
          sizes={[LISTINGS_ON_PAGE]}
          onPage={(page) => open({ ...filters, page })}
          onPageSize={() => {}}
        />
      )}
    </>
  );
}

/** As the endpoint asks for it: several values of a name with commas between them. */
const questionOf = (filters: ListingFilters) => ({
  q: filters.q,
  type: filters.type.join(','),
  emirate: filters.emirate.join(','),
  ...(filters.price && { price: filters.price }),
  people: filters.people.join(','),
  ...(filters.insurance && { insurance: filters.insurance }),
  sort: filters.sort,
  page: filters.page,
});

type RowProps = { filters: ListingFilters; onChange: (name: keyof ListingFilters, value: string) => void };

function FilterRow({ filters, onChange }: RowProps) {
  const { t } = useTranslation('property-favourites');
  const language = useLanguage();
  const choice = (
    name: keyof ListingFilters,
    label: string,
    value: string | null | undefined,
    rows: Record<string, { label: Localized }>,
  ) => (
    <Select
      label={label}
      value={value ?? ANY}
      data={[
        ...(name === 'sort' ? [] : [{ value: ANY, label: t('any') }]),
        ...Object.entries(rows).map(([key, row]) => ({ value: key, label: row.label[language] })),
      ]}
      allowDeselect={false}
      onChange={(next) => onChange(name, next === ANY ? '' : (next ?? ''))}
    />
  );
  return (
    <div className={styles.filters} role="search">
      <SearchBox
        className={styles.text}
        label={t('search')}
        value={filters.q}
        onSearch={(text) => onChange('q', text)}
      />
      {choice('type', t('type'), filters.type[0], propertyTypes.rows)}
      {choice('emirate', t('emirate'), filters.emirate[0], emirates.rows)}
      {choice('price', t('price'), filters.price, priceBands.rows)}
      {choice('people', t('capacity'), filters.people[0], peopleBands.rows)}
      {choice('insurance', t('deposit'), filters.insurance, insuranceBands.rows)}
      {choice('sort', t('sort'), filters.sort, listingSorts.rows)}
    </div>
  );
}

/** Selects need a value for nothing chosen. */
const ANY = 'any';
