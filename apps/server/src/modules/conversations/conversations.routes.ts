import { conversationsContract } from '@rawnaq/domain/conversations/conversations.contract';
import type { UseCases } from '../../http/bind-contract';
import { getConversation, getConversations } from './read-conversations';
import { closeConversation, handToBot, markRead, sendReply, takeConversation } from './work-on-conversation';

const useCases: UseCases<typeof conversationsContract> = {
  get_records: getConversations,
  get_record: getConversation,
  mark_read: markRead,
  send: sendReply,
  take: takeConversation,
  hand_to_bot: handToBot,
  close: closeConversation,
};

export const conversationsRoutes = { contract: conversationsContract, useCases };
