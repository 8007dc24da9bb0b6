import { JOB_TIME_STEP } from '@rawnaq/domain/services/service.rules';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useNames } from '../api';
import type { Draft, DraftChange } from './suggested-group';

/** What the platform suggests, what of it is ticked, and taking that into the menu. */
export function useSuggestions() {
  const { t } = useTranslation('services');
  const { nameOf } = useNames();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
  const [problem, setProblem] = useState<string>();
  const suggested = useRead(servicesContract.suggested, {});
  const activate = useWrite(servicesContract.activate, {
    onSuccess: ({ added }) => {
      setDrafts(new Map());
      toastSuccess(t('services.added', { count: added }));
    },
  });
  const records = suggested.data?.records ?? [];

  const change: DraftChange = (changes) => {
    const next = new Map(drafts);
    for (const [id, draft] of changes) {
      if (draft) next.set(id, draft);
      else next.delete(id);
    }
    setDrafts(next);
    setProblem(undefined);
  };
  /** True when they are in the menu; what is missing is said otherwise. */
  const take = async (employeeIds: readonly number[] = []): Promise<boolean> => {
    const chosen = records.filter((one) => drafts.has(one.id)).map((one) => ({ one, ...drafts.get(one.id)! }));
    const unpriced = chosen.find(({ price }) => price === null);
    const untimely = chosen.find(({ job_time }) => !job_time || job_time % JOB_TIME_STEP !== 0);
    if (unpriced || untimely) {
      setProblem(
        unpriced
          ? t('services.missingPrice', { name: nameOf(unpriced.one) })
          : t('services.badTime', { name: nameOf(untimely!.one) }),
      );
      return false;
    }
    await activate.mutateAsync({
      services: chosen.map(({ one, price, job_time }) => ({
        suggested_id: one.id,
        price: price!,
        job_time: job_time!,
      })),
      employee_ids: [...employeeIds],
    });
    return true;
  };

  return { suggested, records, drafts, change, problem, take, isTaking: activate.isPending };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
