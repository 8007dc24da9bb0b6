import { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/api-client';
import { reactToFailure } from '../../lib/failure-policy';

/** An account invoice as a file. */
export function useInvoicePdf() {
  return useMutation({
    mutationFn: ({ id }: { id: number }) => download(accountInvoicesContract.pdf, { id }),
    onError: (error) => reactToFailure(error, 'read'),
  });
}
