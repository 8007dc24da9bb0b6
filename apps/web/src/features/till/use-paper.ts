import { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { invoicePapers } from '@rawnaq/domain/settings/invoice-setting';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, download } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';
import { useLanguage } from '../../lib/language/i18n';
import { useWrite } from '../../lib/query';
import { usePublicUrl } from '../../lib/session';
import { toastProblem, toastSuccess } from '../../lib/toast';
import { printPaper, type PrintSize } from '../../ui/paper/print-paper';
import { chosenPrinter, printerOf } from './devices/receipt-printer';

/** How a numbered document leaves the house: on either paper, as a file, or as a link. */
export function usePaper({ id, unique_id }: { id: number; unique_id: string }) {
  const { t } = useTranslation('till');
  const language = useLanguage();
  const link = usePublicUrl() + pathTo('web-invoice', language, { uniqueId: unique_id });
  const print = useMutation({
    mutationFn: async (size: PrintSize) => {
      const { paper } = await call(invoicePapersContract.paper, { id });
      // What a printer says is no failure of the server.
      await (
        size === 'a4' ? printPaper(paper, size, language) : printerOf(chosenPrinter()).print(paper, language)
      ).catch(() => toastProblem(t('printer.failed')));
    },
    onError: (error) => reactToFailure(error, 'read'),
  });
  const file = useMutation({
    mutationFn: () => download(invoicePapersContract.pdf, { id, size: invoicePapers.codes.a4 }),
    onError: (error) => reactToFailure(error, 'read'),
  });
  const send = useWrite(invoicePapersContract.send, {
    onSuccess: ({ sent_to }) => toastSuccess(t('issued.sent', { to: `\u2068${sent_to}\u2069` })),
  });
  return { link, print, file, send: (channel: 'whatsapp' | 'email') => send.mutate({ id, channel }), sending: send };
}
