import { complaintKinds } from '@rawnaq/domain/complaints/complaint.states';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { notify } from '../notifications';
import { insertComplaint, type NewComplaint } from './complaints.repo';

/** The notice itself is to be read: enough of it to know whom to call. The page it leads to has the rest. */
const MOST_SHOWN = 300;

/** Keeps what a customer wrote and tells whoever may read complaints. */
export async function receiveComplaint(ctx: Ctx, complaint: NewComplaint): Promise<number> {
  const id = await insertComplaint(ctx, complaint);
  await audit(
    ctx,
    { action: 'complaints.add', entity: 'complaints', entity_id: id, after: { kind: complaint.kind } },
    { kind: 'visitor', id: null, name: complaint.name },
  );
  await tellOfComplaint(ctx.tx, ctx.accountId, { id, ...complaint });
  return id;
}

async function tellOfComplaint(
  tx: Tx,
  accountId: number,
  { id, kind, name, mobile, body }: Pick<NewComplaint, 'kind' | 'name' | 'mobile' | 'body'> & { id: number },
): Promise<void> {
  const isComplaint = kind === complaintKinds.codes.complaint;
  await notify(tx, accountId, {
    type: 'complaints',
    code: isComplaint ? 'complaint' : 'suggestion',
    values: {
      // The number reads from left to right, whatever the name before it.
      who: mobile ? `${name} (\u2066${mobile}\u2069)` : name,
      body: body.length > MOST_SHOWN ? `${body.slice(0, MOST_SHOWN)}…` : body,
    },
    open: id,
  });
}
