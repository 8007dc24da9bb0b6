import { z } from 'zod';

const text = z.string().min(1);

/**
 * What a message is besides its text, which stands beside it always: the caption of a picture, the question above
 * choices, and what a channel without them sends instead.
 */
export const messageContent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('media'),
    media: z.enum(['image', 'document', 'video']),
    url: z.url({ protocol: /^https?$/ }),
    filename: text.optional(),
  }),
  z.strictObject({
    kind: z.literal('template'),
    /** As it was approved by WhatsApp. */
    name: text,
    /** By name, or in order. */
    values: z.union([z.record(z.string(), z.string()), z.array(z.string())]),
    header_image: z.url({ protocol: /^https?$/ }).optional(),
    /** What is written behind the address of each button. */
    buttons: z.array(z.string()).optional(),
  }),
  z.strictObject({
    kind: z.literal('choices'),
    /** Opens the list, where there are too many for buttons. */
    button: text,
    options: z.array(z.strictObject({ id: text, title: text, description: text.optional() })).min(1),
  }),
]);
export type MessageContent = z.output<typeof messageContent>;
