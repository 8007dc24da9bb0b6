import type { Localized } from '@rawnaq/domain/kernel/localized';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { notify } from '../notifications';
import type { Code } from '../../db/column-codes';

type Request = {
  kind: Code<'product_requests.kind'>;
  english_name: string;
  arabic_name: string;
  status: Code<'product_requests.status'>;
  reason: string | null;
};
type Outcome = { status: Code<'product_requests.status'>; reason: string | null };

const TEXTS: Record<'add' | 'edit', Record<'approved' | 'rejected', Localized>> = {
  add: {
    approved: { en: 'Product approved, you can activate it', ar: 'قُبل المنتج ويمكن تفعيله' },
    rejected: { en: 'Product request rejected', ar: 'رُفض طلب المنتج' },
  },
  edit: {
    approved: { en: 'Product corrected', ar: 'صُحّحت بيانات المنتج' },
    rejected: { en: 'Correction rejected', ar: 'رُفض تصحيح المنتج' },
  },
};

/** Into the salon's history and its notifications, and to every open screen that shows it. */
export async function tellProductDecision(
  ctx: Ctx,
  { account_id, id }: { account_id: number; id: number },
  request: Request,
  after: Outcome,
): Promise<void> {
  const kind = request.kind === 'add' ? 'add' : 'edit';
  const text = TEXTS[kind][after.status === productRequestStates.codes.approved ? 'approved' : 'rejected'];
  await audit(ctx, {
    action: 'platform-checks.decide',
    entity: 'product_requests',
    entity_id: id,
    account_id,
    before: { status: request.status, reason: request.reason },
    after,
  });
  await notify(ctx.tx, {
    account_id,
    type: 'product-answers',
    english_text: `${text.en}: ${request.english_name}`,
    arabic_text: `${text.ar}: ${request.arabic_name}`,
    link: 'merchant-products-define-product',
  });
}
