import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastProblem } from '../../lib/toast';
import { chosenPrinter, printerOf } from './devices/receipt-printer';
import type { Issued } from './use-issue';

/** What happens when an invoice has its number: the drawer opens for cash, and the customer gets her link. */
export function useAfterIssue() {
  const { t } = useTranslation('till');
  const [issued, setIssued] = useState<Issued>();
  const start = (next: Issued) => {
    setIssued(next);
    if (next.draft.payments.some(({ method }) => method === 'cash'))
      void printerOf(chosenPrinter())
        .openDrawer()
        .catch(() => toastProblem(t('printer.failed')));
  };
  return { issued, start, stop: () => setIssued(undefined) };
}
