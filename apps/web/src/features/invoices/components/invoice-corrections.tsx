import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import { paperStates } from '@rawnaq/domain/invoices/invoices.contract';
import { IconBan, IconReceiptRefund, IconReceiptTax } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { MoreMenu } from '../../../ui/more-menu';
import { CancelDialog } from './cancel-dialog';
import { DebitNoteDialog } from './debit-note-dialog';

/** What corrects an invoice, for whoever may. A paper that is cancelled, or corrects one itself, has none of it. */
export function InvoiceCorrections({ invoice }: { invoice: InvoicePage }) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  const [open, setOpen] = useState<'debit' | 'cancel'>();
  const [mayNote, mayCancel] = [usePermission('accounting.credit-note'), usePermission('accounting.cancel-invoice')];
  const isInvoice = invoice.kind === invoiceKinds.codes.sale || invoice.kind === invoiceKinds.codes.gift_card;
  if (!isInvoice || invoice.status === paperStates.codes.cancelled) return null;
  const isLeft = invoice.credited < invoice.payable || invoice.payable === 0;
  const mayDebit = mayNote && invoice.customer_id !== null;
  const close = () => setOpen(undefined);
  return (
    <>
      {mayNote && isLeft && (
        <Button
          component={Link}
          to={`${pathTo('merchant-accounting-total-sales-credit-note', language)}?invoice=${invoice.id}`}
          variant="default"
          leftSection={<IconReceiptRefund size={18} stroke={1.75} />}
        >
          {t('actions.credit')}
        </Button>
      )}
      <MoreMenu
        actions={[
          ...(mayDebit ? [{ label: t('actions.debit'), icon: IconReceiptTax, onClick: () => setOpen('debit') }] : []),
          ...(mayCancel ? [{ label: t('actions.cancel'), icon: IconBan, onClick: () => setOpen('cancel') }] : []),
        ]}
      />
      {open === 'debit' && <DebitNoteDialog invoice={invoice} onClose={close} />}
      {open === 'cancel' && <CancelDialog invoice={invoice} onClose={close} />}
    </>
  );
}
