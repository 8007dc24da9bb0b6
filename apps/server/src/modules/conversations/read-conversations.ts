import { troubleInWords } from '@rawnaq/domain/messages/message-troubles';
import { windowUntil, writingWay } from '@rawnaq/domain/conversations/conversation.rules';
import type { conversationsContract, ThreadEntry } from '@rawnaq/domain/conversations/conversations.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can } from '@rawnaq/domain/kernel/permissions';
import { botSetting } from '@rawnaq/domain/settings/bot-setting';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf, type Ctx } from '../../http/context';
import { findConnection } from '../message-lines';
import { readSetting } from '../settings';
import { conversationRow, conversationRows, countConversations } from './conversations.repo';
import { findFacts } from './customer-facts.repo';
import { eventEntries, incomingEntries, outgoingEntries, type Whose } from './thread.repo';

type Contract = typeof conversationsContract;

export const getConversations: UseCase<Contract['get_records']> = async (ctx, asked) => {
  const { user } = sessionOf(ctx);
  const [found, counts] = await Promise.all([
    conversationRows(ctx, user.id, asked, can(ctx.permissions, 'customers.view')),
    countConversations(ctx, user.id),
  ]);
  return { records: found.slice(0, asked.limit), has_more: found.length > asked.limit, ...counts };
};

export const getConversation: UseCase<Contract['get_record']> = async (ctx, { id }) => {
  const mayCustomers = can(ctx.permissions, 'customers.view');
  const found = await conversationRow(ctx, id, mayCustomers);
  if (!found) throw new AppError('NOT_FOUND');
  const { own_address, last_in_at, wa_user_id, language, ...row } = found;
  const until = windowUntil(last_in_at, ctx.now);
  const [setting, way, entries, facts] = await Promise.all([
    readSetting(ctx, botSetting),
    wayOf(ctx, row.channel, until),
    threadOf(ctx, id, { channel: row.channel, address: own_address, wa_user_id }),
    row.customer_id !== null && mayCustomers ? findFacts(ctx, row.customer_id) : undefined,
  ]);
  const maySales = can(ctx.permissions, 'accounting.total-sales');
  return {
    record: {
      ...row,
      language: language === 'ar' ? 'ar' : 'en',
      window_until: until === null ? null : new Date(until).toISOString(),
      way,
      bot_active: setting.is_active && row.channel === 'whatsapp',
      entries,
      customer: facts ? { ...facts, spent: maySales ? facts.spent : null } : null,
      quick_replies: setting.quick_replies,
    },
  };
};

/** How a reply goes out on this line. */
export async function wayOf(ctx: Ctx, channel: string, until: number | null) {
  const connection = channel === 'whatsapp' ? await findConnection(ctx) : undefined;
  return writingWay(
    { channel, provider: connection?.provider ?? null, has_template: Boolean(connection?.settings.text_template) },
    until,
  );
}

/** Everything that was said and done, in its order; what came at the same moment before what answered it. */
async function threadOf(ctx: Ctx, id: number, whose: Whose): Promise<ThreadEntry[]> {
  const [came, went, events] = await Promise.all([
    incomingEntries(ctx, whose),
    outgoingEntries(ctx, whose),
    eventEntries(ctx, id),
  ]);
  const entries: ThreadEntry[] = [
    ...came.map(({ id: number, ...one }) => ({ kind: 'in' as const, key: `in-${number}`, ...one })),
    ...went.map(({ id: number, content, ...one }) => ({
      kind: 'out' as const,
      key: `out-${number}`,
      ...one,
      error: one.error === null ? null : troubleInWords(one.error)[ctx.language],
      options: content?.options?.map(({ id: option, title }) => ({ id: option, title })) ?? [],
    })),
    ...events.map(({ id: number, ...one }) => ({ kind: 'event' as const, key: `event-${number}`, ...one })),
  ];
  const kinds: readonly ThreadEntry['kind'][] = ['in', 'out', 'event'];
  return entries
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .map((one) => ({ ...one, at: new Date(one.at).toISOString() }));
}
