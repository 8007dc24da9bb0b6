import { z } from 'zod';
import { consentChannels } from '../customers/customer.states';
import { endpoint } from '../kernel/contract';
import { addMessage, codeOf, localDate, orEmpty, requiredText } from '../kernel/input/fields';
import { isLocalDate, isLocalTime } from '../kernel/time/local-date';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { campaignCustomersList, campaignsList } from './campaign-lists';
import { campaignSelection, selectionText } from './campaign-selection';
import { campaignHindrances, campaignKinds, campaignStates } from './campaign.states';
import { campaignTextProblems, type CampaignTexts } from './campaign-text.rules';

const id = z.number().int();
const count = z.number().int();
const done = z.object({ done: z.literal(true) });
const byId = z.object({ id });
const channel = codeOf(consentChannels);
const labels = {
  name: { en: 'Name', ar: 'الاسم' },
  send_at: { en: 'Sending time', ar: 'موعد الإرسال' },
  ends_on: { en: 'Last day', ar: 'آخر يوم' },
};

/** A day and time on the salon's clock. */
const wallTime = z.object({ date: z.string().refine(isLocalDate), time: z.string().refine(isLocalTime) });
export const HOLDOUT_CHOICES = [10, 20, 30, 0] as const;
const MOST_HELD_BACK = 50;
const MOST_NAME = 80;

const texts = {
  english_active: z.boolean(),
  english_subject: z.string().trim().default(''),
  english_text: z.string().trim().default(''),
  arabic_active: z.boolean(),
  arabic_subject: z.string().trim().default(''),
  arabic_text: z.string().trim().default(''),
};
const message = { channel, picture_upload_id: id.nullish(), ...texts };
const shape = {
  name: requiredText(labels.name, MOST_NAME),
  selection: campaignSelection.default({}),
  holdout_percent: z.int().min(0).max(MOST_HELD_BACK).default(20),
  /** Without one: as soon as it is made ready. */
  send_at: wallTime.nullish(),
  /** Nobody is written to after it. */
  ends_on: orEmpty(localDate(labels.ends_on)),
  ...message,
};

type Written = CampaignTexts & { channel: z.output<typeof channel> };
export function checkTexts(given: Written, ctx: z.core.$RefinementCtx): void {
  for (const { path, message: problem } of campaignTextProblems(given, given.channel)) addMessage(ctx, problem, [path]);
}
type Planned = Written & { send_at?: z.output<typeof wallTime> | null | undefined; ends_on?: string | undefined };
export function checkPlan(given: Planned, ctx: z.core.$RefinementCtx): void {
  checkTexts(given, ctx);
  if (given.send_at && given.ends_on && given.ends_on < given.send_at.date)
    addMessage(ctx, say('after-or-equal', { other: labels.send_at }), ['ends_on'], labels.ends_on);
}
export const campaignFields = z.object(shape);
const campaignInput = campaignFields.superRefine(checkPlan);
export type CampaignInput = z.output<typeof campaignInput>;
const messageShape = { selection: campaignSelection.default({}), ...message, channel: channel.default('whatsapp') };
const messageInput = z.object(messageShape).superRefine(checkTexts);

const between = z.object({ value: z.number(), least: z.number(), most: z.number() });
const group = z.object({ customers: count, booked: count, spenders: count, money: count });
const effect = z.object({
  bookings: between,
  money: between,
  is_measurable: z.boolean(),
  is_money_measurable: z.boolean(),
});

const audience = z.object({
  /** Who fits the selection; of them, each of the rest counts once. */
  matching: count,
  gets: count,
  held_back: count,
  left_out: z.array(z.object({ reason: codeOf(campaignHindrances), count })),
  languages: z.object({ en: count, ar: count }),
  /** How many offers in 30 days are enough. */
  cap: count,
  /** The smallest effect such groups show, in bookings of a hundred messages. */
  noticeable: z.number().nullable(),
  plan: z
    .object({
      starts_at: z.string(),
      finish_at: z.string(),
      give_or_take_minutes: count,
      countries: z.array(z.string()),
    })
    .nullable(),
});
export type CampaignAudience = z.output<typeof audience>;

const record = z.object({
  id,
  kind: codeOf(campaignKinds),
  name: z.string(),
  channel,
  status: codeOf(campaignStates),
  version: count,
  selection: campaignSelection,
  holdout_percent: count,
  ...texts,
  picture_upload_id: id.nullable(),
  picture_url: z.string().nullable(),
  send_at: wallTime.nullable(),
  ends_on: z.string().nullable(),
  starts_at: z.string().nullable(),
  begun_at: z.string().nullable(),
  finish_at: z.string().nullable(),
  paused_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  next_at: z.string().nullable(),
  created_at: z.string(),
  recipients: count,
  waiting: count,
  sent: count,
  failed: count,
  unknown: count,
  left_out: count,
  held_back: count,
  /** As the provider told it; by e-mail nobody does. */
  delivered: count,
  read: count,
  clicked: count,
  stopped: count,
  booked_after_click: count,
  /** What both groups did; empty before it began, and where nobody was held back. */
  result: z
    .object({
      got: group,
      held: group,
      effect: effect.nullable(),
      until: z.string(),
      is_final: z.boolean(),
    })
    .nullable(),
});
export type CampaignRecord = z.output<typeof record>;

const viewing = { areas: ['merchant'], access: 'marketing.view' } as const;
const preparing = { areas: ['merchant'], access: 'marketing.edit' } as const;
const sending = { areas: ['merchant'], access: 'marketing.send' } as const;
const readiness = [
  'WHATSAPP_NOT_CONNECTED',
  'WHATSAPP_NO_PACKAGE',
  'WHATSAPP_PACKAGE_EXPIRED',
  'WHATSAPP_MESSAGES_USED',
] as const;
const moving = ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED', 'CAMPAIGN_DISABLED'] as const;
const pictures = ['UPLOAD_UNREADABLE', 'IMAGE_NOT_SQUARE'] as const;

export const campaignsContract = {
  get_records: campaignsList.endpoints.get_records,
  export: campaignsList.endpoints.export,
  get_customers: campaignCustomersList.endpoints.get_records,
  export_customers: campaignCustomersList.endpoints.export,
  summary: endpoint({
    ...viewing,
    method: 'GET',
    path: 'campaigns/summary',
    summary: 'What campaigns did in the last 90 days, and what they sent in the 90 before',
    input: z.object({}),
    output: z.object({
      sent: count,
      failed: count,
      stopped: count,
      before: z.object({ sent: count, stopped: count }),
      /** Sums over what was measured. */
      bookings: between.nullable(),
      money: between.nullable(),
      customers: count,
      accepting: z.object({ whatsapp: count, sms: count, email: count }),
      cap: count,
    }),
    errors: [],
  }),
  get_record: endpoint({
    ...viewing,
    method: 'GET',
    path: 'campaigns/get_record',
    summary: 'One campaign: what it says, how far it is, what it caused',
    input: z.object({ id: z.coerce.number().int() }),
    output: z.object({ record }),
    errors: ['NOT_FOUND'],
  }),
  count: endpoint({
    ...viewing,
    method: 'GET',
    path: 'campaigns/count',
    summary: 'How many a selection reaches, who is left out and why, and when the last message would go out',
    input: z.object({
      channel,
      selection: selectionText,
      holdout_percent: z.coerce.number().int().min(0).max(MOST_HELD_BACK).default(0),
      date: orEmpty(localDate()),
      time: orEmpty(z.string().refine(isLocalTime)),
    }),
    output: audience,
    errors: [],
  }),
  add: endpoint({
    ...preparing,
    method: 'POST',
    path: 'campaigns/add',
    summary: 'Write a campaign and keep it',
    input: campaignInput,
    output: z.object({ id }),
    errors: pictures,
  }),
  edit: endpoint({
    ...preparing,
    method: 'POST',
    path: 'campaigns/edit',
    summary: 'Change a campaign that is not ready yet',
    input: z.object({ id, /** As it was read. */ version: z.int().min(1), ...shape }).superRefine(checkPlan),
    output: z.object({ version: count }),
    errors: ['NOT_FOUND', 'CAMPAIGN_CHANGED', 'CAMPAIGN_NOT_A_DRAFT', 'CAMPAIGN_DISABLED', ...pictures],
  }),
  renew: endpoint({
    ...preparing,
    method: 'POST',
    path: 'campaigns/renew',
    summary: 'Write the same campaign anew',
    input: byId,
    output: z.object({ id }),
    errors: ['NOT_FOUND'],
  }),
  schedule: endpoint({
    ...sending,
    method: 'POST',
    path: 'campaigns/schedule',
    summary: 'Make a campaign ready: it starts by itself about ten minutes after its time',
    input: byId,
    output: z.object({ starts_at: z.string() }),
    errors: [...moving, ...readiness, 'CAMPAIGN_WITHOUT_RECIPIENTS', 'CAMPAIGN_PERIOD_OVER'],
  }),
  take_back: endpoint({
    ...sending,
    method: 'POST',
    path: 'campaigns/take_back',
    summary: 'Take back a campaign that has not started',
    input: byId,
    output: done,
    errors: moving,
  }),
  pause: endpoint({
    ...sending,
    method: 'POST',
    path: 'campaigns/pause',
    summary: 'Write to nobody more for now',
    input: byId,
    output: done,
    errors: moving,
  }),
  resume: endpoint({
    ...sending,
    method: 'POST',
    path: 'campaigns/resume',
    summary: 'Go on where it was paused',
    input: byId,
    output: done,
    errors: [...moving, ...readiness],
  }),
  cancel: endpoint({
    ...sending,
    method: 'POST',
    path: 'campaigns/cancel',
    summary: 'Stop a campaign for good',
    input: byId,
    output: done,
    errors: moving,
  }),
  resend: endpoint({
    ...sending,
    method: 'POST',
    path: 'campaigns/resend',
    summary: 'A further round for whom sending failed',
    input: z.object({ id, with_unknown: z.boolean().default(false) }),
    output: z.object({ queued: count }),
    errors: [...moving, ...readiness, 'CAMPAIGN_NOTHING_FAILED'],
  }),
  send_test: endpoint({
    ...sending,
    method: 'POST',
    path: 'campaigns/send_test',
    summary: 'Send the message to oneself; it counts nowhere',
    input: z.object({ ...message, language: z.enum(['en', 'ar']) }).superRefine(checkTexts),
    output: z.object({ recipient: z.string() }),
    errors: ['TEST_WITHOUT_ADDRESS', ...readiness, ...pictures],
  }),
  send_message: endpoint({
    ...sending,
    method: 'POST',
    path: 'campaigns/send_message',
    summary: 'One message to a selection, from about ten minutes on',
    input: messageInput,
    output: z.object({ id, starts_at: z.string() }),
    errors: [...readiness, ...pictures, 'CAMPAIGN_WITHOUT_RECIPIENTS'],
  }),
};
