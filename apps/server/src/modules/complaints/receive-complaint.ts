import { clockFrom } from '@rawnaq/domain/complaints/complaint-clock';
import { complaintKinds } from '@rawnaq/domain/complaints/complaint.states';
import { cutText } from '@rawnaq/domain/kernel/text/cut-text';
import { customerCareSetting } from '@rawnaq/domain/settings/customer-care-setting';
import type { Tx } from '../../db/database';
import { audit, type Auditor } from '../audit';
import { notify } from '../notifications';
import { readSetting } from '../settings';
import { insertComplaint, type NewComplaint } from './complaints.repo';

/** The notice itself is to be read: enough of it to know what it is about. The page it leads to has the rest. */
const MOST_SHOWN = 300;

/**
 * Keeps what a customer wrote or said, begins its clock and tells whoever may read complaints. From wherever it comes:
 * the salon's page, a survey, the desk or the bot.
 */
export async function receiveComplaint(ctx: Auditor, complaint: NewComplaint): Promise<number> {
  const clock = clockFrom(ctx.now, await readSetting(ctx, customerCareSetting));
  const id = await insertComplaint(ctx, { ...complaint, ...clock });
  const line = {
    action: 'complaints.add',
    entity: 'complaints',
    entity_id: id,
    after: { kind: complaint.kind, source: complaint.source },
  } as const;
  await (ctx.session ? audit(ctx, line) : audit(ctx, line, { kind: 'visitor', id: null, name: complaint.name }));
  await tellOfComplaint(ctx.tx, ctx.accountId, { id, ...complaint });
  return id;
}

async function tellOfComplaint(
  tx: Tx,
  accountId: number,
  { id, kind, name, body }: Pick<NewComplaint, 'kind' | 'name' | 'body'> & { id: number },
): Promise<void> {
  const isComplaint = kind === complaintKinds.codes.complaint;
  await notify(tx, accountId, {
    type: 'complaints',
    code: isComplaint ? 'complaint' : 'suggestion',
    values: {
      // Without the number: not everybody who hears of complaints may see numbers.
      who: name,
      body: body.length > MOST_SHOWN ? `${cutText(body, MOST_SHOWN)}…` : body,
    },
    open: id,
  });
}
