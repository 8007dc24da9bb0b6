import { Button } from '@mantine/core';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { ownSuggestionsList } from '@rawnaq/domain/suggestions/suggestions.contract';
import { IconBulb, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordDrawer } from '../../../ui/record-drawer';
import { ListPage } from '../../../ui/list-page/list-page';
import { AddSuggestionDrawer } from '../components/add-suggestion-drawer';
import styles from '../components/suggestion.module.css';

type Suggestion = OutputOf<typeof ownSuggestionsList.endpoints.get_records>['records'][number];

export function SuggestionsPage() {
  const { t } = useTranslation('suggestions');
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<Suggestion>();
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        list={ownSuggestionsList}
        searchLabel={t('search')}
        onOpen={setOpen}
        primaryAction={add}
        empty={{ icon: IconBulb, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
      />
      {adding && <AddSuggestionDrawer onClose={() => setAdding(false)} />}
      <RecordDrawer opened={open !== undefined} onClose={() => setOpen(undefined)} title={open?.title}>
        <p className={styles.text} dir="auto">
          {open?.body}
        </p>
        <h3 className={styles.answerTitle}>{t('answer')}</h3>
        <p className={styles.text} dir="auto">
          {open?.answer ?? t('noAnswer')}
        </p>
      </RecordDrawer>
    </>
  );
}
