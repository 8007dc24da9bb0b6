import type { InvoicePage } from '@rawnaq/domain/invoice-papers/invoice-page';
import { invoiceKinds } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import { accountOfLink } from '../../infra/link-id';
import { asAccount, type Services } from '../../services';
import type { SellerFacts } from '../invoices';
import { readSetting } from '../settings';
import { findPaper, openOf } from './invoice-papers.repo';
import { readPaper } from './read-paper';

const LINK = /^[\w-]{16,80}$/;

/** The link names its salon: rows of another are out of reach. Null where there is nothing behind it. */
export async function loadInvoicePage(
  services: Services,
  uniqueId: string,
  language: Language,
): Promise<InvoicePage | null> {
  const accountId = LINK.test(uniqueId) ? accountOfLink(uniqueId) : 0;
  if (accountId === 0) return null;
  return asAccount(services, accountId, async (tx) => {
    const place = { tx, accountId };
    const row = await findPaper(place, { unique_id: uniqueId });
    if (!row) return null;
    const [paper, online, open] = await Promise.all([
      readPaper(place, row, { services, language }),
      readSetting(place, onlineSetting),
      openOf(place, row.id),
    ]);
    return {
      unique_id: uniqueId,
      paper,
      time_zone: (row.facts as SellerFacts).time_zone,
      open,
      stars: row.stars,
      can_rate: row.kind === invoiceKinds.codes.sale && row.cancelled_at === null,
      points_earned: row.points_earned,
      alias: online.is_live ? online.alias : null,
    };
  });
}
