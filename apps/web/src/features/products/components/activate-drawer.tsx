import { Button } from '@mantine/core';
import { ACTIVATE_MAX, productsContract } from '@rawnaq/domain/products/products.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useLeaveQuestion } from '../../../ui/form/use-unsaved-guard';
import { RecordDrawer } from '../../../ui/record-drawer';
import { SearchBox } from '../../../ui/search-box';
import type { Offered } from '../api';
import { readDrafts, scannedOf, startDraft, type Draft, type DraftProblems } from './activation';
import { ChosenProduct } from './chosen-product';
import { OfferedList } from './offered-list';
import styles from './products.module.css';

/** Search or scan, choose one or several, write the prices, activate all of them at once. */
export function ActivateDrawer({ firstSearch, onClose }: { firstSearch: string; onClose: () => void }) {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const askToLeave = useLeaveQuestion();
  const [search, setSearch] = useState(firstSearch);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [problems, setProblems] = useState<DraftProblems>(new Map());
  const found = useRead(productsContract.get_catalogue, { search }, { keepPrevious: true });
  const activate = useWrite(productsContract.activate, {
    onSuccess: ({ added }) => toastSuccess(t('added', { count: added })),
  });

  const choose = (product: Offered) =>
    setDrafts((current) =>
      current.some((draft) => draft.product.id === product.id) ? current : [...current, startDraft(product)],
    );
  const change = (next: Draft) => {
    setDrafts((current) => current.map((draft) => (draft.product.id === next.product.id ? next : draft)));
    setProblems((current) => new Map([...current].filter(([id]) => id !== next.product.id)));
  };
  const leave = async () => {
    if (drafts.length === 0 || (await askToLeave())) onClose();
  };
  const save = async () => {
    const read = readDrafts(drafts, language);
    if ('problems' in read) return setProblems(read.problems);
    await activate.mutateAsync(read.input);
    onClose();
  };

  // Scanners type a whole barcode: what it means is chosen at once, and the box is free for the next one.
  const scanned = found.isPlaceholderData ? undefined : scannedOf(search, found.data?.records ?? []);
  if (scanned) {
    choose(scanned);
    setSearch('');
  }

  const foot = (
    <>
      <Button variant="default" onClick={() => void leave()}>
        {t('cancel')}
      </Button>
      <Button
        disabled={drafts.length === 0}
        loading={activate.isPending}
        onClick={() => void save().catch(() => undefined)}
      >
        {drafts.length === 0 ? t('activate') : t('activateChosen', { count: drafts.length })}
      </Button>
    </>
  );
  return (
    <RecordDrawer opened onClose={() => void leave()} title={t('activateTitle')} width={640} foot={foot}>
      <div className={styles.activation}>
        <p className={styles.hint}>{t('activateLead')}</p>
        <SearchBox value={search} onSearch={setSearch} label={t('scanOrSearch')} autoFocus />
        {drafts.length > 0 && (
          <section className={styles.chosen} aria-label={t('chosen', { count: drafts.length })}>
            {drafts.map((draft) => (
              <ChosenProduct
                key={draft.product.id}
                draft={draft}
                problems={problems.get(draft.product.id) ?? {}}
                onChange={change}
                onRemove={() => setDrafts(drafts.filter((one) => one !== draft))}
              />
            ))}
          </section>
        )}
        <OfferedList
          found={found}
          search={search}
          chosen={drafts.map((draft) => draft.product.id)}
          {...(drafts.length < ACTIVATE_MAX && { onChoose: choose })}
        />
      </div>
    </RecordDrawer>
  );
}
