import { z } from 'zod';
import { defineList } from '../kernel/list';
import { endpoint, type Access, type Area } from '../kernel/contract';
import { addMessage, codeOf, emailText, localDate, mobile } from '../kernel/input/fields';
import { validationMessage as say } from '../kernel/text/validation-texts';
import { soldPackage } from '../whatsapp/whatsapp-catalogue.contract';
import { optionalText } from '../settings/setting-fields';
import {
  whatsappConnectionStates,
  whatsappMainInstanceStates,
  whatsappPackageConditions,
  whatsappPackageStates,
} from '../whatsapp/whatsapp.states';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const connectionState = z.object({ state: codeOf(whatsappConnectionStates) });

/** WhatsApp's own interface, a linked phone by a gateway, or the sandbox, which reaches nobody. */
export const WHATSAPP_PROVIDERS = ['cloud', 'gateway', 'sandbox'] as const;
export type WhatsappProvider = (typeof WHATSAPP_PROVIDERS)[number];

/** Left out or empty: the stored one stays. */
const secret = z.string().trim().max(1000).optional();
const NEEDED = { cloud: ['phone_number_id', 'waba_id'], gateway: ['api_url', 'instance_id'], sandbox: [] } as const;
const NUMBERS = ['phone_number_id', 'waba_id'] as const;

export const whatsappValues = {
  phone_number_id: optionalText(30),
  waba_id: optionalText(30),
  text_template: optionalText(100),
  code_template: optionalText(100),
  api_url: optionalText(300),
  instance_id: optionalText(60),
};
export const connectInput = z
  .strictObject({ provider: z.enum(WHATSAPP_PROVIDERS), ...whatsappValues, token: secret, app_secret: secret })
  .superRefine((input, ctx) => {
    for (const name of NEEDED[input.provider]) if (input[name] === '') addMessage(ctx, say('required'), [name]);
    for (const name of NUMBERS) if (!/^\d*$/.test(input[name])) addMessage(ctx, say('digits'), [name]);
  });

const line = z.object({
  provider: z.enum(WHATSAPP_PROVIDERS).nullable(),
  state: codeOf(whatsappConnectionStates),
  main_state: codeOf(whatsappMainInstanceStates),
  is_paused: z.boolean(),
  /** Why the provider made us stop; a person's own pause has none. */
  paused_reason: z.string().nullable(),
  phone: z.string().nullable(),
  checked_at: z.string().nullable(),
  connected_at: z.string().nullable(),
  values: z.object({
    phone_number_id: z.string(),
    waba_id: z.string(),
    text_template: z.string(),
    code_template: z.string(),
    api_url: z.string(),
    instance_id: z.string(),
  }),
  secrets: z.record(z.string(), z.object({ is_set: z.boolean(), last_four: z.string().nullable() })),
  /** To enter at the provider. */
  webhook_url: z.string(),
  verify_token: z.string(),
  /** What may be chosen here. */
  providers: z.array(z.enum(WHATSAPP_PROVIDERS)),
  /** Messages that wait for the line. */
  waiting: z.int(),
  /** Of a salon; the platform's own number needs none. */
  package: z
    .object({
      condition: codeOf(whatsappPackageConditions),
      ends_on: z.string().nullable(),
      messages_left: z.int().nullable(),
    })
    .nullable(),
});

/** A salon's own line and the platform's are set up in the same way, by different people. */
function lineEndpoints(area: Area, path: string, access: { view: Access; edit: Access }) {
  const apart = { areas: [area], transaction: false } as const;
  return {
    get: endpoint({
      areas: [area],
      method: 'GET',
      path: `${path}/get`,
      access: access.view,
      summary: 'How WhatsApp is connected',
      input: z.object({}),
      output: line,
      errors: [],
    }),
    connect: endpoint({
      ...apart,
      method: 'POST',
      path: `${path}/connect`,
      access: access.edit,
      summary: 'Connect WhatsApp, or change how',
      input: connectInput,
      output: connectionState,
      errors: [
        'WHATSAPP_INCOMPLETE',
        'WHATSAPP_NO_PACKAGE',
        'WHATSAPP_PACKAGE_EXPIRED',
        'WHATSAPP_MESSAGES_USED',
        'ADDRESS_NOT_ALLOWED',
        'SECRET_AGAIN',
        'TOO_MANY_REQUESTS',
      ],
      closedInTraining: true,
    }),
    code: endpoint({
      ...apart,
      method: 'GET',
      path: `${path}/code`,
      access: access.edit,
      summary: 'What is to be scanned with the phone',
      input: z.object({}),
      output: z.object({ already: z.boolean(), png: z.string().nullable(), text: z.string().nullable() }),
      errors: ['TOO_MANY_REQUESTS'],
    }),
    /** In the sandbox it also stands for scanning the code. */
    refresh: endpoint({
      ...apart,
      method: 'POST',
      path: `${path}/refresh`,
      access: access.edit,
      summary: 'Ask the provider how the line is',
      input: z.object({}),
      output: connectionState,
      errors: ['WHATSAPP_NOT_CONNECTED', 'TOO_MANY_REQUESTS'],
    }),
    disconnect: endpoint({
      ...apart,
      method: 'POST',
      path: `${path}/disconnect`,
      access: access.edit,
      summary: 'End the connection and forget its secrets; what waited for it is not sent',
      input: z.object({}),
      output: done,
      errors: ['WHATSAPP_NOT_CONNECTED'],
      closedInTraining: true,
    }),
    pause: endpoint({
      areas: [area],
      method: 'POST',
      path: `${path}/pause`,
      access: access.edit,
      summary: 'Send nothing for now; messages wait',
      input: z.object({}),
      output: done,
      errors: ['WHATSAPP_NOT_CONNECTED', 'STATE_MOVE_NOT_ALLOWED'],
    }),
    resume: endpoint({
      areas: [area],
      method: 'POST',
      path: `${path}/resume`,
      access: access.edit,
      summary: 'Send again, what waited first',
      input: z.object({}),
      output: done,
      errors: ['WHATSAPP_NOT_CONNECTED', 'STATE_MOVE_NOT_ALLOWED'],
    }),
    test: endpoint({
      ...apart,
      method: 'POST',
      path: `${path}/test`,
      access: access.edit,
      summary: 'Send a test message',
      input: z.strictObject({ to: mobile() }),
      output: done,
      errors: ['WHATSAPP_NOT_CONNECTED', 'MESSAGE_NOT_SENT', 'TOO_MANY_REQUESTS'],
    }),
  };
}

const own = lineEndpoints('merchant', 'whatsapp', { view: 'settings.whatsapp', edit: 'settings.whatsapp' });
const main = lineEndpoints('manager', 'main_whatsapp', {
  view: 'platform-settings.view',
  edit: 'platform-settings.edit',
});

export const whatsappPackagesList = defineList({
  path: 'addon_services/whatsapp_packages',
  areas: ['manager'],
  access: 'platform-addons.view',
  title: { en: 'Merchants with WhatsApp', ar: 'تجار لديهم باقة واتساب' },
  record: z.object({
    id,
    english_name: z.string(),
    arabic_name: z.string(),
    country: z.string(),
    status: codeOf(whatsappPackageStates),
    condition: codeOf(whatsappPackageConditions),
    ends_on: z.string().nullable(),
    package_id: id.nullable(),
    package: z.string().nullable(),
    messages_left: id.nullable(),
    /** Of a salon that has connected a number. */
    connection: codeOf(whatsappConnectionStates).nullable(),
    provider: z.enum(WHATSAPP_PROVIDERS).nullable(),
    phone: z.string().nullable(),
  }),
  columns: [
    { key: 'id', label: { en: 'Account', ar: 'رقم الحساب' }, kind: 'code', sortable: true },
    { key: 'english_name', label: { en: 'Salon (English)', ar: 'الصالون (إنجليزي)' }, kind: 'text', sortable: true },
    { key: 'arabic_name', label: { en: 'Salon (Arabic)', ar: 'الصالون (عربي)' }, kind: 'text' },
    {
      key: 'condition',
      label: { en: 'WhatsApp package', ar: 'باقة واتساب' },
      kind: 'badge',
      choices: whatsappPackageConditions.choices,
    },
    { key: 'ends_on', label: { en: 'Valid until', ar: 'صالحة حتى' }, kind: 'date', sortable: true, emptyLast: true },
    { key: 'package', label: { en: 'Package', ar: 'الباقة' }, kind: 'text' },
    {
      key: 'messages_left',
      label: { en: 'Messages left', ar: 'الرسائل المتبقية' },
      kind: 'number',
      sortable: true,
      emptyLast: true,
    },
    {
      key: 'connection',
      label: { en: 'Connection', ar: 'الاتصال' },
      kind: 'badge',
      choices: whatsappConnectionStates.choices,
    },
    { key: 'phone', label: { en: 'Number', ar: 'الرقم' }, kind: 'phone', whose: 'staff' },
  ],
  filters: [
    {
      key: 'condition',
      label: { en: 'WhatsApp package', ar: 'باقة واتساب' },
      kind: 'choice',
      choices: whatsappPackageConditions.choices,
    },
    {
      key: 'connection',
      label: { en: 'Connection', ar: 'الاتصال' },
      kind: 'choice',
      choices: whatsappConnectionStates.choices,
    },
  ],
  defaultSort: { key: 'id', descending: true },
});

export const whatsappToken = z
  .string()
  .max(80)
  .regex(/^[0-9a-z]{1,12}-[\w-]{40,50}$/);

export const messageLinesContract = {
  get: own.get,
  connect: own.connect,
  code: own.code,
  refresh: own.refresh,
  disconnect: own.disconnect,
  pause: own.pause,
  resume: own.resume,
  test: own.test,
  main_get: main.get,
  main_connect: main.connect,
  main_code: main.code,
  main_refresh: main.refresh,
  main_disconnect: main.disconnect,
  main_pause: main.pause,
  main_resume: main.resume,
  main_test: main.test,
  test_email: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'settings/email/test',
    access: 'settings.email',
    summary: 'Send a letter by the saved mail server',
    input: z.strictObject({ to: emailText() }),
    output: done,
    errors: ['MESSAGE_NOT_SENT', 'TOO_MANY_REQUESTS'],
    transaction: false,
  }),
  test_sms: endpoint({
    areas: ['merchant'],
    method: 'POST',
    path: 'settings/sms/test',
    access: 'settings.sms',
    summary: 'Send an SMS by the saved provider',
    input: z.strictObject({ to: mobile() }),
    output: done,
    errors: ['MESSAGE_NOT_SENT', 'TOO_MANY_REQUESTS'],
    transaction: false,
  }),
  package_choices: endpoint({
    areas: ['manager'],
    method: 'GET',
    path: 'addon_services/whatsapp_packages/choices',
    access: 'platform-addons.view',
    summary: 'Packages of the catalogue, to give one by hand',
    input: z.object({}),
    output: z.object({ records: z.array(soldPackage.omit({ price: true })) }),
    errors: [],
  }),
  packages: whatsappPackagesList.endpoints.get_records,
  export_packages: whatsappPackagesList.endpoints.export,
  set_package: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'addon_services/whatsapp_packages/set',
    access: 'platform-addons.edit',
    summary: 'Give a merchant a WhatsApp package, pause it or take it away',
    input: z.strictObject({
      account_id: id,
      status: codeOf(whatsappPackageStates),
      /** Its last day; without one it does not end. */
      ends_on: localDate().nullable().default(null),
      package_id: id.nullable().default(null),
      /** What may still be sent; without a number, as many as they like. */
      messages_left: z.int().min(0).max(10_000_000).nullable().default(null),
    }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
};

const open = { areas: ['public'], access: 'public' } as const;

/** What providers tell us. Stored and answered at once, worked off later. */
export const messageNoticesContract = {
  verify_whatsapp: endpoint({
    ...open,
    method: 'GET',
    path: 'webhooks/whatsapp/:token',
    summary: 'WhatsApp asks whether this address is ours',
    input: z.object({
      token: whatsappToken,
      'hub.mode': z.literal('subscribe'),
      'hub.verify_token': z.string().max(200),
      'hub.challenge': z.string().regex(/^[\w.-]{1,200}$/),
    }),
    output: z.unknown(),
    errors: ['NOT_FOUND', 'NOTICE_REFUSED', 'TOO_MANY_REQUESTS'],
    kind: 'file',
    files: ['text/plain'],
    transaction: false,
  }),
  whatsapp: endpoint({
    ...open,
    method: 'POST',
    path: 'webhooks/whatsapp/:token',
    summary: 'Notice of WhatsApp: messages of customers, and what became of ours',
    input: z.object({ token: whatsappToken }),
    output: done,
    errors: ['NOT_FOUND', 'NOTICE_REFUSED', 'TOO_MANY_REQUESTS'],
    kind: 'raw',
    transaction: false,
  }),
  sms: endpoint({
    ...open,
    method: 'POST',
    path: 'webhooks/sms/:token',
    summary: 'Notice of an SMS provider: what became of ours',
    input: z.object({ token: whatsappToken }),
    output: done,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
    kind: 'raw',
    transaction: false,
  }),
};
