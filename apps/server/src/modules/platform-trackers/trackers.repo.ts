import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { sql, type NotNull } from 'kysely';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { ipStates, type noticeProblems } from '@rawnaq/domain/platform-trackers/tracker.states';
import { disconnectedWhatsappOperations } from '@rawnaq/domain/whatsapp/whatsapp.states';
import type { Tx } from '../../db/database';
import type { Ctx } from '../../http/context';
import { ipState, messageState } from '../../db/sql-codes';
import { textWithoutSecrets } from '../../http/lists/secrets-of-texts.query';

type NewBlock = {
  network: string;
  reason: string | null;
  automatic: boolean;
  blocked_by: string | null;
  blocked_at: Date;
  until_at: Date | null;
};

export async function addBlock(tx: Tx, block: NewBlock): Promise<boolean> {
  // A block that has run out makes room for a new one.
  await tx
    .updateTable('blocked_ips')
    .set({ unblocked_at: block.blocked_at.toISOString() })
    .where('network', '=', sql<string>`network(${block.network}::inet)`)
    .where('unblocked_at', 'is', null)
    .where('until_at', '<=', block.blocked_at.toISOString())
    .execute();
  const added = await tx
    .insertInto('blocked_ips')
    .values({
      ...block,
      network: sql`network(${block.network}::inet)`,
      blocked_at: block.blocked_at.toISOString(),
      until_at: block.until_at?.toISOString() ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function liftBlock(tx: Tx, id: number, by: string, now: Date): Promise<string | undefined> {
  const lifted = await tx
    .updateTable('blocked_ips')
    .set({ unblocked_at: now.toISOString(), unblocked_by: by })
    .where('id', '=', id)
    .where('unblocked_at', 'is', null)
    .returning(sql<string>`network::text`.as('network'))
    .executeTakeFirst();
  return lifted?.network;
}

export const liveBlocks = (tx: Tx, now: Date) =>
  tx
    .selectFrom('blocked_ips')
    .select(sql<string>`network::text`.as('network'))
    .where('unblocked_at', 'is', null)
    .where((where) => where.or([where('until_at', 'is', null), where('until_at', '>', now.toISOString())]))
    .execute();

const isBlockedNow = sql<boolean>`
  exists (select from blocked_ips b
    where b.unblocked_at is null and (b.until_at is null or b.until_at > now()) and b.network >>= f.ip)`;

export const failedLoginRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('failed_login_attempts as f')
    .select([
      'f.id',
      'f.at',
      'f.type',
      'f.kind',
      'f.username',
      'f.account_id',
      sql<string | null>`host(f.ip)`.as('ip'),
      'f.user_agent',
      isBlockedNow.as('blocked'),
    ]);

/** What holds now, in words of its index; the others are nearly all. */
export const stateOfBlock = (status: string | number) =>
  status === ipStates.codes.blocked
    ? sql`r.unblocked_at is null and (r.until_at is null or r.until_at > now())`
    : undefined;

export const blockedIpRows = (ctx: Ctx) =>
  ctx.tx.selectFrom('blocked_ips as b').select([
    'b.id',
    sql<string>`case when masklen(b.network) in (32, 128) then host(b.network) else b.network::text end`.as('network'),
    'b.reason',
    'b.automatic',
    sql<CodeIn<typeof ipStates>>`
        case
          when b.unblocked_at is null and (b.until_at is null or b.until_at > now()) then ${ipState.blocked}
          else ${ipState.unblocked} end`.as('status'),
    'b.blocked_at',
    'b.blocked_by',
    'b.until_at',
    'b.unblocked_at',
    'b.unblocked_by',
  ]);

/**
 * A session's person and account always exist. Joined from the left, because a count that needs nothing of them then
 * leaves them alone.
 */
export const connectionRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('sessions as s')
    .leftJoin('users as u', (join) => join.onRef('u.account_id', '=', 's.account_id').onRef('u.id', '=', 's.user_id'))
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      's.id',
      's.account_id',
      'a.english_name',
      'a.arabic_name',
      'u.name as user_name',
      's.kind',
      sql<string | null>`host(s.ip)`.as('ip'),
      's.user_agent',
      's.created_at',
      's.last_seen_at',
      's.impersonator_name',
    ])
    .$narrowType<{ english_name: NotNull; arabic_name: NotNull; user_name: NotNull }>()
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', ctx.now.toISOString());

const messageColumns = [
  'm.id',
  'm.account_id',
  'm.channel',
  'm.recipient',
  'm.recipient_name',
  'm.template',
  'm.language',
  'm.subject',
  'm.status',
  'm.driver',
  'm.error',
  'm.attempts',
  'm.created_at',
  'm.sent_at',
] as const;

/**
 * Codes and links open somebody's door, so nobody on the staff reads them. Only the sandbox of a demo world shows them:
 * there they are the whole point.
 */
const readableBody = ({ services }: Ctx) =>
  sql<string>`
    case
      when m.driver = 'sandbox' and ${services.config.demo}::boolean then m.body
      else ${textWithoutSecrets({ link: '••••••', code: '••••••' })} end`;

/** Anybody writes in the training salon whatever she likes: it is nobody's message, and not for the staff to read. */
const messagesOfSalons = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('messages as m')
    .select(messageColumns)
    .select(readableBody(ctx).as('body'))
    .where('m.account_id', '<>', TRAINING_ACCOUNT_ID);

export const mailRows = (ctx: Ctx) => messagesOfSalons(ctx).where('m.channel', '=', 'email');

export const sandboxRows = (ctx: Ctx) => messagesOfSalons(ctx).where('m.driver', '=', 'sandbox');

const { new_registration, change_mobile, forgot_password } = disconnectedWhatsappOperations.codes;
const TEMPLATES = new Map<string | number, string>([
  [new_registration, 'registration-code'],
  [change_mobile, 'mobile-code'],
  [forgot_password, 'reset-code'],
]);
const operationOf = sql<CodeIn<typeof disconnectedWhatsappOperations> | null>`
  case m.template ${sql.join(
    [...TEMPLATES].map(([operation, template]) => sql`when ${sql.lit(template)} then ${sql.lit(operation)}`),
    sql` `,
  )} end`;
export const templateOfOperation = (operation: string | number) => {
  const template = TEMPLATES.get(operation);
  return template ? sql`r.template = ${template}` : undefined;
};

export const failedWhatsappRows = (ctx: Ctx) =>
  messagesOfSalons(ctx)
    .select(operationOf.as('operation'))
    .where('m.channel', '=', 'whatsapp')
    .where('m.status', 'in', [messageState.failed, messageState.unknown]);

const TEXTS = '"(body|caption|textMessage|text)": *"([^"\\\\]|\\\\.)*"';
const withoutTexts = sql<string>`left(regexp_replace(n.body::text, ${TEXTS}, '"\\1": "…"', 'g'), 2000)`;

/** What providers told us and nothing could be done with. What customers wrote in it is not the staff's to read. */
export const noticeRows = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('provider_notices as n')
    .select([
      'n.id',
      'n.account_id',
      'n.source',
      'n.received_at',
      sql<CodeIn<typeof noticeProblems>>`n.problem`.as('problem'),
      withoutTexts.as('body'),
    ])
    .where('n.problem', 'is not', null);
