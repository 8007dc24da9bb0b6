import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchAction, ShellSearch } from './shell-props';
import { matchActions } from './match-actions';

const [store, spotlight] = createSpotlight();
const TYPING_PAUSE_MS = 180;

/** Ctrl K. Loaded on first use; each new call number opens it again. */
export function SearchSpotlight({ search, calls }: { search: ShellSearch; calls: number }) {
  const { t } = useTranslation('ui');
  const [query, setQuery] = useState('');
  const found = useFoundRecords(search.onQuery, query);
  const groups = useMemo(
    () => groupActions([...matchActions(search.actions, query), ...found.records]),
    [search.actions, query, found.records],
  );

  useEffect(() => {
    spotlight.open();
  }, [calls]);

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      radius={14}
      zIndex={110}
      maxHeight={440}
      scrollable
      transitionProps={{ duration: 120 }}
      overlayProps={{ color: '#1f1d1b', backgroundOpacity: 0.42 }}
      attributes={{ content: { 'aria-label': t('shell.search') } }}
    >
      <Spotlight.Search
        placeholder={t('shell.searchPlaceholder')}
        aria-label={t('shell.search')}
        leftSection={<IconSearch size={20} stroke={1.75} />}
      />
      <Spotlight.ActionsList aria-label={t('shell.search')} aria-busy={found.loading}>
        {groups.map(([group, actions]) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {actions.map((action) => (
              <Spotlight.Action
                key={action.id}
                label={action.label}
                description={action.description}
                leftSection={action.icon && <action.icon size={20} stroke={1.75} />}
                onClick={action.run}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>{found.loading ? t('shell.searching') : t('shell.nothingFound')}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function useFoundRecords(onQuery: ShellSearch['onQuery'], query: string) {
  const [text] = useDebouncedValue(query.trim(), TYPING_PAUSE_MS);
  const [answer, setAnswer] = useState<{ text: string; records: readonly SearchAction[] }>({ text: '', records: [] });

  useEffect(() => {
    if (!onQuery || !text) return;
    let stale = false;
    onQuery(text).then(
      (records) => !stale && setAnswer({ text, records }),
      () => !stale && setAnswer({ text, records: [] }),
    );
    return () => {
      stale = true;
    };
  }, [onQuery, text]);

  const isCurrent = answer.text === query.trim();
  return {
    records: query.trim() && isCurrent ? answer.records : [],
    loading: Boolean(onQuery && query.trim() && !isCurrent),
  };
}

function groupActions(actions: readonly SearchAction[]): [string, SearchAction[]][] {
  const groups = new Map<string, SearchAction[]>();
  for (const action of actions) groups.set(action.group, [...(groups.get(action.group) ?? []), action]);
  return [...groups];
}
