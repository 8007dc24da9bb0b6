import { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client';
import { useLanguage } from '../../lib/language/i18n';
import { readStored, writeStored } from '../../lib/storage';
import { toastProblem } from '../../lib/toast';
import { chosenPrinter, printerOf } from './devices/receipt-printer';
import type { Issued } from './use-issue';

const PRINTS = 'rawnaq.till.prints';

/** What happens when an invoice has its number: the drawer opens for cash, and the receipt is printed. */
export function useAfterIssue() {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const [issued, setIssued] = useState<Issued>();
  const [wantsPrint, setWantsPrint] = useState(() => readStored(PRINTS) === 'yes');
  // The invoice is issued whatever the printer says.
  const attempt = (work: () => Promise<void>) => void work().catch(() => toastProblem(t('printer.failed')));
  const start = (next: Issued) => {
    setIssued(next);
    attempt(async () => {
      if (next.draft.payments.some(({ method }) => method === 'cash')) await printerOf(chosenPrinter()).openDrawer();
      if (!wantsPrint) return;
      const { paper } = await call(invoicePapersContract.paper, { id: next.invoice.id });
      await printerOf(chosenPrinter()).print(paper, language);
    });
  };
  return {
    issued,
    start,
    stop: () => setIssued(undefined),
    wantsPrint,
    setWantsPrint: (wants: boolean) => {
      writeStored(PRINTS, wants ? 'yes' : undefined);
      setWantsPrint(wants);
    },
  };
}
