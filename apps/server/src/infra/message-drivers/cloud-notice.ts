import { cutText } from '@rawnaq/domain/kernel/text/cut-text';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameBytes } from '../crypto';
import { judgeCloudCode } from './cloud-errors';
import { instantOf, LONGEST_TEXT, mobileOf, type NoticeEvent, type NoticeReading } from './notice-events';

/** `sha256=` and the hash of the very bytes that were sent, by the secret of the salon's app. */
export function isSignedByCloud(body: Buffer, header: unknown, appSecret: string): boolean {
  const given = typeof header === 'string' ? /^sha256=([0-9a-f]{64})$/.exec(header)?.[1] : undefined;
  if (given === undefined || appSecret === '') return false;
  return sameBytes(Buffer.from(given, 'hex'), createHmac('sha256', appSecret).update(body).digest());
}

const text = z.string().max(LONGEST_TEXT * 2);
const stamp = z.union([z.string(), z.number()]).optional();
const envelope = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});
const about = z.object({ metadata: z.object({ phone_number_id: z.string() }).optional() });
const contact = z.object({
  wa_id: z.string().optional(),
  user_id: z.string().max(200).optional(),
  profile: z.object({ name: z.string().max(200).optional() }).optional(),
});
const reply = z.object({ id: z.string().max(300), title: text });
const message = z.object({
  id: z.string().min(1).max(300),
  from: z.string().optional(),
  from_user_id: z.string().max(200).optional(),
  timestamp: stamp,
  type: z.string().max(40),
  text: z.object({ body: text }).optional(),
  button: z.object({ text, payload: z.string().max(300).optional() }).optional(),
  interactive: z.object({ button_reply: reply.optional(), list_reply: reply.optional() }).optional(),
  image: z.object({ caption: text.optional() }).optional(),
  document: z.object({ caption: text.optional() }).optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
});
const status = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(['sent', 'delivered', 'read', 'played', 'failed']),
  timestamp: stamp,
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.number().int() })).optional(),
});
const preference = z.object({
  wa_id: z.string().optional(),
  user_id: z.string().max(200).optional(),
  category: z.string(),
  value: z.enum(['stop', 'resume']),
});

/** A notice of WhatsApp's own interface. Parts we do not know are left; what is about another number is not ours. */
export function readCloudNotice(body: unknown, phoneNumberId: string, now: Date): NoticeReading {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return { events: [], problem: 'unreadable' };
  const events: NoticeEvent[] = [];
  let isForeign = false;
  for (const { field, value } of parsed.data.entry.flatMap(({ changes }) => changes)) {
    const number = about.safeParse(value).data?.metadata?.phone_number_id;
    if (number !== undefined && number !== phoneNumberId) isForeign = true;
    else if (field === 'messages') events.push(...statusesIn(value, now), ...messagesIn(value, now));
    else if (field === 'user_preferences') events.push(...preferencesIn(value));
  }
  return { events, ...(isForeign && events.length === 0 && { problem: 'foreign' }) };
}

/** Each by itself: one that is new to us does not hide the others. */
const known = <T>(value: unknown, name: string, shape: z.ZodType<T>): T[] => {
  const list = (value as Record<string, unknown> | null)?.[name];
  return Array.isArray(list) ? list.flatMap((one) => shape.safeParse(one).data ?? []) : [];
};

function statusesIn(value: unknown, now: Date): NoticeEvent[] {
  return known(value, 'statuses', status).map(({ id, status: kind, timestamp, biz_opaque_callback_data, errors }) => {
    const trouble = kind === 'failed' ? judgeCloudCode(errors?.[0]?.code ?? 0) : undefined;
    return {
      type: 'status',
      provider_id: id,
      reference: biz_opaque_callback_data ?? null,
      event: {
        kind: kind === 'played' ? 'read' : kind,
        at: instantOf(timestamp, now),
        ...(trouble && { error: trouble.message }),
      },
      trouble,
    };
  });
}

function messagesIn(value: unknown, now: Date): NoticeEvent[] {
  const contacts = known(value, 'contacts', contact);
  return known(value, 'messages', message).map((one) => {
    const userId = one.from_user_id ?? (contacts.length === 1 ? contacts[0]?.user_id : undefined);
    const who = contacts.find(({ wa_id, user_id }) => (wa_id ? wa_id === one.from : user_id === userId));
    const chosen = one.interactive?.button_reply ?? one.interactive?.list_reply;
    return {
      type: 'message',
      provider_id: one.id,
      sender: mobileOf(one.from),
      wa_user_id: userId ?? null,
      name: who?.profile?.name ?? null,
      kind: one.type,
      body: cutText(
        one.text?.body ??
          chosen?.title ??
          one.button?.text ??
          one.image?.caption ??
          one.document?.caption ??
          (one.location ? `${one.location.latitude},${one.location.longitude}` : ''),
        LONGEST_TEXT,
      ),
      payload: chosen?.id ?? one.button?.payload ?? null,
      at: instantOf(one.timestamp, now),
    };
  });
}

const preferencesIn = (value: unknown): NoticeEvent[] =>
  known(value, 'user_preferences', preference)
    .filter(({ category }) => category === 'marketing_messages')
    .map(({ wa_id, user_id, value: wish }) => ({
      type: 'preference',
      sender: mobileOf(wa_id),
      wa_user_id: user_id ?? null,
      wants_marketing: wish === 'resume',
    }));
