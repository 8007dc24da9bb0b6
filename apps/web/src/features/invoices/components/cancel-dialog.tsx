import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { toast } from '../../../ui/toast';

/** The server says in the client's words when an invoice can't be cancelled. */
export function CancelDialog({ invoice: { id, number_text }, onClose }: { invoice: InvoicePage; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const cancel = useWrite(creditNotesContract.cancel, { onSuccess: () => toast('saved') });
  return (
    <ReasonDialog
      title={t('cancel.title', { number: number_text })}
      text={t('cancel.text')}
      action={t('cancel.action')}
      keep={t('cancel.keep')}
      onReason={(reason) => cancel.mutateAsync({ id, reason })}
      onClose={onClose}
    />
  );
}
