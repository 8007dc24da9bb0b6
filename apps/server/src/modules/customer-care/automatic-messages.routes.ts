import { automaticMessagesContract } from '@rawnaq/domain/customer-care/automatic-messages.contract';
import type { UseCases } from '../../http/bind-contract';
import { messageFigures } from './message-figures.query';
import { sendTestMessage } from './send-test-message';

const useCases: UseCases<typeof automaticMessagesContract> = {
  get_figures: async (ctx) => ({ figures: await messageFigures(ctx) }),
  send_test: sendTestMessage,
};

export const automaticMessagesRoutes = { contract: automaticMessagesContract, useCases };
