import { z } from 'zod';
import { checkMessageTexts } from '../kernel/input/business-validators';
import { validationMessage as say } from '../kernel/text/validation-texts';
import {
  checkEnglishOrArabicText,
  checkMaxLength,
  checkRequired,
  firstOf,
  type Checked,
} from '../kernel/input/validators';
import { MESSAGE_CHANNELS, type MessageChannel } from '../messages/message-ways.rules';
import { pageWords } from '../kernel/page-words';
import { AUTOMATIC_MESSAGE_IDS, automaticMessages, type AutomaticMessageId } from './automatic-messages';
import { defineSetting, type Problem } from './define-setting';

const MOST_LETTERS = 600;

const messageFields = z.strictObject({
  active: z.boolean(),
  /** In the unit of the message's own timing; empty for messages that go out at once. */
  timing: z.int().nullable().default(null),
  channel: z.enum(MESSAGE_CHANNELS).default('whatsapp'),
  /** Taken where the first is not possible; empty: then it is not sent. */
  fallback: z.enum(MESSAGE_CHANNELS).nullable().default(null),
  english_active: z.boolean(),
  english_text: z.string().trim().default(''),
  arabic_active: z.boolean(),
  arabic_text: z.string().trim().default(''),
});
export type MessageFields = z.output<typeof messageFields>;

const shape = Object.fromEntries(AUTOMATIC_MESSAGE_IDS.map((id) => [id, messageFields])) as Record<
  AutomaticMessageId,
  typeof messageFields
>;

/** What a message may say: letters of the two languages, and only the places that can be filled. */
export function checkMessageText(id: AutomaticMessageId, text: string, isActive: boolean): Checked {
  const places: readonly string[] = automaticMessages[id].places;
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find((match) => !places.includes(match[1]!));
  return firstOf(
    isActive ? checkRequired(text) : undefined,
    checkMaxLength(text, MOST_LETTERS),
    checkEnglishOrArabicText(text),
    unknown ? say('unknown-place', { place: unknown[0] }) : undefined,
  );
}

export function messageProblems(id: AutomaticMessageId, message: MessageFields): Problem[] {
  const { timing } = automaticMessages[id];
  const none = !message.english_active && !message.arabic_active;
  return [
    {
      path: [id, 'english_active'],
      message: none ? checkMessageTexts({ active: false, text: '' }, { active: false, text: '' }) : undefined,
    },
    { path: [id, 'english_text'], message: checkMessageText(id, message.english_text, message.english_active) },
    { path: [id, 'arabic_text'], message: checkMessageText(id, message.arabic_text, message.arabic_active) },
    { path: [id, 'timing'], message: checkTiming(timing, message.timing) },
    {
      path: [id, 'fallback'],
      message: message.fallback === message.channel ? say('another-channel') : undefined,
    },
  ];
}

function checkTiming(rule: { least: number; most: number } | null, timing: number | null): Checked {
  if (!rule) return timing === null ? undefined : say('invalid');
  if (timing === null) return say('required');
  if (timing < rule.least) return say('min', { min: rule.least });
  return timing > rule.most ? say('max', { max: rule.most }) : undefined;
}

export const notificationsSetting = defineSetting({
  id: 'notifications',
  access: 'settings.notifications',
  title: pageWords['notifications-settings'],
  shape,
  secrets: {},
  defaults: () =>
    Object.fromEntries(AUTOMATIC_MESSAGE_IDS.map((id) => [id, usualMessage(id)])) as Record<
      AutomaticMessageId,
      MessageFields
    >,
  check: (values) => [
    ...AUTOMATIC_MESSAGE_IDS.flatMap((id) => messageProblems(id, values[id])),
    { path: ['second_reminder', 'timing'], message: checkOrder(values.appointment_reminder, values.second_reminder) },
  ],
});

/** The second reminder comes after the first. */
function checkOrder(first: MessageFields, second: MessageFields): Checked {
  if (!first.active || !second.active || first.timing === null || second.timing === null) return undefined;
  return second.timing < first.timing ? undefined : say('less-than', { max: first.timing });
}

/** The ways a message takes, in turn. */
export const waysOf = ({
  channel,
  fallback,
}: Pick<MessageFields, 'channel' | 'fallback'>): [MessageChannel, ...MessageChannel[]] =>
  fallback === null ? [channel] : [channel, fallback];

function usualMessage(id: AutomaticMessageId): MessageFields {
  const {
    active,
    timing,
    text,
    ways: [channel, fallback],
  } = automaticMessages[id];
  return {
    active,
    timing: timing?.usual ?? null,
    channel,
    fallback,
    english_active: true,
    english_text: text.en,
    arabic_active: true,
    arabic_text: text.ar,
  };
}
