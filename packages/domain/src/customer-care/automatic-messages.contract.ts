import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { addMessage } from '../kernel/input/fields';
import { MESSAGE_CHANNELS } from '../messages/message-ways.rules';
import { AUTOMATIC_MESSAGE_IDS } from '../settings/automatic-messages';
import { checkMessageText } from '../settings/notifications-setting';

const setting = { areas: ['merchant'], access: 'settings.notifications' } as const;
const count = z.number().int();
const figures = z.object({
  message: z.enum(AUTOMATIC_MESSAGE_IDS),
  sent: count,
  delivered: count,
  /** Of those sent: another way than the salon wished. */
  instead: count,
  failed: count,
  /** Nobody could or wanted to be reached. */
  not_sent: count,
});
export type MessageFigures = z.output<typeof figures>;

export const FIGURE_DAYS = 30;

/** What the page of automatic messages shows and does besides saving them. */
export const automaticMessagesContract = {
  get_figures: endpoint({
    ...setting,
    method: 'GET',
    path: 'automatic_messages/get_figures',
    summary: 'What became of each automatic message in 30 days',
    input: z.object({}),
    output: z.object({ figures: z.array(figures) }),
    errors: [],
  }),
  send_test: endpoint({
    ...setting,
    method: 'POST',
    path: 'automatic_messages/send_test',
    summary: 'Send a message with sample values to oneself',
    input: z
      .strictObject({
        message: z.enum(AUTOMATIC_MESSAGE_IDS),
        channel: z.enum(MESSAGE_CHANNELS),
        language: z.enum(['en', 'ar']),
        text: z.string().trim(),
      })
      .superRefine(({ message, text }, ctx) => addMessage(ctx, checkMessageText(message, text, true), ['text'])),
    output: z.object({ recipient: z.string() }),
    errors: ['TEST_WITHOUT_ADDRESS'],
  }),
};
