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

/** Into the salon's history and its notifications, and to every open screen that shows it. */
export async function tellProductDecision(
  ctx: Ctx,
  { account_id, id }: { account_id: number; id: number },
  request: Request,
  after: Outcome,
): Promise<void> {
  const kind = request.kind === 'add' ? 'add' : 'edit';
  const answer = after.status === productRequestStates.codes.approved ? 'approved' : 'rejected';
  await audit(ctx, {
    action: 'platform-checks.decide',
    entity: 'product_requests',
    entity_id: id,
    account_id,
    before: { status: request.status, reason: request.reason },
    after,
  });
  await notify(ctx.tx, account_id, {
    type: 'product-answers',
    code: `${kind}-${answer}`,
    values: { product: { en: request.english_name, ar: request.arabic_name } },
  });
}
