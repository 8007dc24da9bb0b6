import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../../ui/search-box';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { SuggestedGroup } from './suggested-group';
import type { Suggestions } from './use-suggestions';
import styles from './menu.module.css';

/**
 * Tick, write the price. Groups are folded but the first, so that a phone shows what there is; searching opens what
 * matches.
 */
export function SuggestedList({ suggestions }: { suggestions: Suggestions }) {
  const { t } = useTranslation('services');
  const { suggested, records, drafts, change } = suggestions;
  const [search, setSearch] = useState('');
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const key = toSearchKey(search);
  const matching = records.filter((one) =>
    [one.english_name, one.arabic_name, one.group_english_name, one.group_arabic_name].some((name) =>
      toSearchKey(name).includes(key),
    ),
  );
  const groupIds = [...new Set(matching.map((one) => one.group_id))];
  const isOpen = (id: number, place: number): boolean => key !== '' || (place === 0) !== turned.has(id);
  const turn = (id: number) =>
    setTurned(turned.has(id) ? new Set([...turned].filter((one) => one !== id)) : new Set([...turned, id]));

  return (
    <>
      <SearchBox className={styles.pick} value={search} onSearch={setSearch} label={t('services.activateSearch')} />
      <Awaiting query={suggested} />
      {suggested.data && matching.length === 0 && (
        <EmptyState title={t('services.nothingFound')} text={t('services.nothingFoundText')} />
      )}
      <div className={styles.groups}>
        {groupIds.map((id, place) => (
          <SuggestedGroup
            key={id}
            services={matching.filter((one) => one.group_id === id)}
            drafts={drafts}
            onChange={change}
            open={isOpen(id, place)}
            {...(key === '' && { onTurn: () => turn(id) })}
          />
        ))}
      </div>
    </>
  );
}
