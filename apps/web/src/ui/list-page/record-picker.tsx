import type { RecordKind } from '@rawnaq/domain/records/record-kinds';
import { recordsContract } from '@rawnaq/domain/records/records.contract';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../lib/query';
import { SearchBox } from '../search-box';
import styles from './filter-chip.module.css';

/** The name behind an id, for an address that knows only the number. */
export function useRecordName(kind: RecordKind | undefined, id: string | undefined): string {
  const { t } = useTranslation('ui');
  const query = useRead(
    recordsContract.get_choices,
    { kind: kind ?? 'customer', id: id ?? '' },
    { enabled: kind !== undefined && id !== undefined, ownFailure: true },
  );
  if (query.isPending) return '…';
  return query.data?.records[0]?.name ?? t('filters.unknown');
}

type Props = {
  kind: RecordKind;
  value: string | undefined;
  label: string;
  /** Several share one sheet: the first few stand for all of them until somebody types. */
  folded: boolean;
  onChoose: (value: string | undefined) => void;
};
const FIRST_FEW = 6;

/** One record of the salon, looked for by name: the server searches, because there may be any number of them. */
export function RecordPicker({ kind, value, label, folded, onChoose }: Props) {
  const { t } = useTranslation('ui');
  const [search, setSearch] = useState('');
  const query = useRead(recordsContract.get_choices, { kind, search }, { keepPrevious: true, ownFailure: true });
  const chosen = useRecordName(kind, value);
  const found = folded && !search ? query.data?.records.slice(0, FIRST_FEW) : query.data?.records;
  const isAmong = value === undefined || found?.some(({ id }) => String(id) === value);
  const records = isAmong ? found : found && [{ id: Number(value), name: chosen, note: null }, ...found];
  return (
    <>
      <SearchBox
        className={styles.find}
        value={search}
        onSearch={setSearch}
        label={t('filters.search')}
        autoFocus={!folded}
      />
      <div className={styles.choices} role="radiogroup" aria-label={label} aria-busy={query.isFetching}>
        {records?.map(({ id, name, note }) => (
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={String(id) === value}
            className={styles.choice}
            onClick={() => onChoose(String(id))}
          >
            <span>
              <bdi>{name}</bdi>
              {note && (
                <small>
                  <bdi dir="ltr">{note}</bdi>
                </small>
              )}
            </span>
            {String(id) === value && <IconCheck size={16} aria-hidden />}
          </button>
        ))}
      </div>
      {records?.length === 0 && <p className={styles.nobody}>{t('fields.nothingFound')}</p>}
      {query.isError && <p className={styles.nobody}>{t('states.error')}</p>}
    </>
  );
}
