import { conversationStates } from '@rawnaq/domain/conversations/conversation.states';
import type { Kitchen, Recipe } from '../planner';

let numbers = 0;

/** A thread that waits for the desk, of somebody who wrote a moment ago. */
async function freshConversation({ one, account }: Kitchen): Promise<number> {
  numbers += 1;
  const address = `+97156${String(1_000_000 + numbers)}`;
  return Number(
    await one(
      `insert into conversations (account_id, channel, address, language, state, unread, last_at, last_text, last_from,
         last_in_at, created_at)
       select id, 'whatsapp', $1, 'en', ${conversationStates.codes.waiting}, 1, now(), 'Hello', 'customer', now(), now()
       from accounts where id = $2 returning id`,
      [address, account],
    ),
  );
}

const opened: Recipe = async (kitchen) => ({ id: await freshConversation(kitchen) });

export const conversationRecipes: Record<string, Recipe> = {
  'conversations/get_records': async () => ({ tab: 'all', search: '', limit: '20' }),
  'conversations/get_record': opened,
  'conversations/mark_read': opened,
  'conversations/take': opened,
  'conversations/hand_to_bot': opened,
  'conversations/close': opened,
  'conversations/send': async (kitchen) => ({ id: await freshConversation(kitchen), text: 'See you soon' }),
  'bot_simulator/thread': async ({ account }) => ({ account_id: String(account), mobile: '+971561234567' }),
  'bot_simulator/write': async ({ account }) => ({
    account_id: account,
    mobile: '+971561234567',
    name: 'Noor',
    text: 'hello',
    payload: null,
    twice: false,
    taken: false,
  }),
};
