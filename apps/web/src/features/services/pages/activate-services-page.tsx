import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { toSearchKey } from '@rawnaq/domain/kernel/search-key';
import { JOB_TIME_STEP } from '@rawnaq/domain/services/service.rules';
import { servicesContract, servicesList } from '@rawnaq/domain/services/services.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { PageHead } from '../../../ui/page-head';
import { SearchBox } from '../../../ui/search-box';
import { EmptyState, ErrorState, LoadingState } from '../../../ui/states/states';
import { MENU_TOPICS, useNames } from '../api';
import { SuggestedGroup, type Draft } from '../components/suggested-group';
import styles from '../components/menu.module.css';

/** What the platform suggests: tick, write the price, add all of them at once. */
export function ActivateServicesPage() {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const navigate = useNavigate();
  const { nameOf } = useNames();
  const [search, setSearch] = useState('');
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const [problem, setProblem] = useState<string>();
  const suggested = useRead(servicesContract.suggested, {});
  const listPath = pathTo('merchant-menu-services', language);
  const activate = useWrite(servicesContract.activate, {
    topics: MENU_TOPICS,
    onSuccess: ({ added }) => {
      toastSuccess(t('services.added', { count: added }));
      void navigate(listPath);
    },
  });

  const records = suggested.data?.records ?? [];
  const key = toSearchKey(search);
  const matching = records.filter((one) => [one.english_name, one.arabic_name, one.group_english_name, one.group_arabic_name].some((name) => toSearchKey(name).includes(key)));
  const groupIds = [...new Set(matching.map((one) => one.group_id))];

  const change = (changes: readonly (readonly [number, Draft | undefined])[]) => {
    const next = new Map(drafts);
    for (const [id, draft] of changes) {
      if (draft) next.set(id, draft);
      else next.delete(id);
    }
    setDrafts(next);
    setProblem(undefined);
  };
  const save = () => {
    const chosen = records.filter((one) => drafts.has(one.id)).map((one) => ({ one, ...drafts.get(one.id)! }));
    const unpriced = chosen.find(({ price }) => price === null);
    if (unpriced) return setProblem(t('services.missingPrice', { name: nameOf(unpriced.one) }));
    const untimely = chosen.find(({ job_time }) => !job_time || job_time % JOB_TIME_STEP !== 0);
    if (untimely) return setProblem(t('services.badTime', { name: nameOf(untimely.one) }));
    activate.mutate({ services: chosen.map(({ one, price, job_time }) => ({ suggested_id: one.id, price: price!, job_time: job_time! })) });
  };

  return (
    <>
      <PageHead title={t('services.activateTitle')} note={t('services.activateLead')} crumbs={[{ label: servicesList.title[language], to: listPath }, { label: t('services.activateTitle') }]} />
      <SearchBox className={styles.pick} value={search} onSearch={setSearch} label={t('services.activateSearch')} />
      {suggested.isPending && <LoadingState />}
      {suggested.isError && <ErrorState onRetry={() => void suggested.refetch()} />}
      {suggested.data && matching.length === 0 && <EmptyState title={t('services.nothingFound')} text={t('services.nothingFoundText')} />}
      <div className={styles.groups}>
        {groupIds.map((id) => (
          <SuggestedGroup key={id} services={matching.filter((one) => one.group_id === id)} drafts={drafts} onChange={change} />
        ))}
      </div>
      {drafts.size > 0 && (
        <div className={styles.bar}>
          <div>
            <b role="status">{problem ?? t('services.chosen', { count: drafts.size })}</b>
            <Button loading={activate.isPending} onClick={save}>
              {t('services.activateChosen')}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
