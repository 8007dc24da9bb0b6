import { tillContract } from '@rawnaq/domain/till/till.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../lib/query';
import { toastSuccess } from '../../lib/toast';
import { toBill } from './draft/bill-of-draft';
import type { ReckonedDraft } from './draft/reckon-draft';
import type { OpenBills } from './draft/use-till-draft';

/** Puts the bill aside for any till of the salon and begins the next one. */
export function useHold({ draft, finish }: OpenBills, reckoned: ReckonedDraft, onHeld: () => void): () => void {
  const { t } = useTranslation('till');
  const hold = useWrite(tillContract.hold);
  return () => {
    if (draft.lines.length === 0 || draft.sent !== null || hold.isPending) return;
    const body = { key: draft.key, draft: toBill(draft, reckoned) };
    hold.mutate(body, {
      onSuccess: () => {
        finish(draft.key);
        onHeld();
        toastSuccess(t('held'));
      },
    });
  };
}
