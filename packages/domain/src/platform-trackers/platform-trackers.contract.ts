import { z } from 'zod';
import { failedLoginTypes } from '../auth/failed-login.states';
import { endpoint } from '../kernel/contract';
import { defineList, type Choice, type Column } from '../kernel/list';
import { messageDriverNames, messageNames } from '../messages/message-names';
import { outgoingStates } from '../messages/message.states';
import { disconnectedWhatsappOperations } from '../whatsapp/whatsapp.states';
import { ipStates, noticeProblems } from './tracker.states';
import { codeOf } from '../kernel/input/fields';

const id = z.number().int();
const done = z.object({ done: z.literal(true) });
const manager = ['manager'] as const;

const failedStates = outgoingStates.choices.filter(
  ({ value }) => value === outgoingStates.codes.failed || value === outgoingStates.codes.unknown,
);
const kinds: Choice[] = [
  { value: 'merchant', label: { en: 'Merchant', ar: 'تاجر' } },
  { value: 'manager', label: { en: 'Platform', ar: 'المنصّة' } },
  { value: 'property', label: { en: 'Property owner', ar: 'صاحب وحدة سياحية' } },
];
/** Staff and property owners live in the platform's own account, which has no number anybody knows. */
export const accountColumn = {
  key: 'account_id',
  label: { en: 'Account', ar: 'رقم الحساب' },
  kind: 'code',
  choices: [{ value: 0, label: { en: 'Platform', ar: 'المنصّة' } }],
} as const satisfies Column;
const channels: Choice[] = [
  { value: 'email', label: { en: 'E-mail', ar: 'بريد إلكتروني' } },
  { value: 'whatsapp', label: { en: 'WhatsApp', ar: 'واتساب' } },
  { value: 'sms', label: { en: 'SMS', ar: 'رسالة نصية' } },
];

export const failedLoginsList = defineList({
  path: 'trackers/failed_login_attempts',
  areas: manager,
  access: 'platform-trackers.view',
  title: { en: 'Failed sign-ins', ar: 'محاولات دخول فاشلة' },
  record: z.object({
    id,
    at: z.string(),
    type: codeOf(failedLoginTypes),
    kind: z.string(),
    username: z.string(),
    account_id: id,
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    blocked: z.boolean(),
  }),
  columns: [
    { key: 'at', label: { en: 'Time', ar: 'الوقت' }, kind: 'datetime', sortable: true },
    { key: 'username', label: { en: 'Username entered', ar: 'اسم المستخدم المُدخل' }, kind: 'code', sortable: true },
    {
      key: 'type',
      label: { en: 'Reason for failure', ar: 'سبب الفشل' },
      kind: 'badge',
      choices: failedLoginTypes.choices,
    },
    { key: 'kind', label: { en: 'Sign-in page', ar: 'صفحة الدخول' }, kind: 'badge', choices: kinds },
    { key: 'ip', label: { en: 'IP address', ar: 'عنوان IP' }, kind: 'code', sortable: true },
    { key: 'blocked', label: { en: 'Blocked now', ar: 'محظور الآن' }, kind: 'boolean' },
    { ...accountColumn, hidden: true },
    { key: 'user_agent', label: { en: 'Browser', ar: 'المتصفح' }, kind: 'code', hidden: true },
  ],
  filters: [
    {
      key: 'type',
      label: { en: 'Reason for failure', ar: 'سبب الفشل' },
      kind: 'choice',
      choices: failedLoginTypes.choices,
    },
    { key: 'kind', label: { en: 'Sign-in page', ar: 'صفحة الدخول' }, kind: 'choice', choices: kinds },
    { key: 'at', label: { en: 'Time', ar: 'الوقت' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'at', descending: true },
});

export const blockedIpsList = defineList({
  path: 'trackers/blocked_ips',
  areas: manager,
  access: 'platform-trackers.view',
  title: { en: 'Blocked IPs', ar: 'عناوين IP المحظورة' },
  record: z.object({
    id,
    network: z.string(),
    reason: z.string().nullable(),
    automatic: z.boolean(),
    status: codeOf(ipStates),
    blocked_at: z.string(),
    blocked_by: z.string().nullable(),
    until_at: z.string().nullable(),
    unblocked_at: z.string().nullable(),
    unblocked_by: z.string().nullable(),
  }),
  columns: [
    { key: 'network', label: { en: 'Address', ar: 'العنوان' }, kind: 'code', sortable: true },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: ipStates.choices },
    { key: 'reason', label: { en: 'Reason', ar: 'السبب' }, kind: 'text' },
    { key: 'automatic', label: { en: 'Automatic', ar: 'تلقائي' }, kind: 'boolean' },
    { key: 'blocked_at', label: { en: 'Blocked', ar: 'وقت الحظر' }, kind: 'datetime', sortable: true },
    { key: 'blocked_by', label: { en: 'Blocked by', ar: 'محظور بواسطة' }, kind: 'text' },
    { key: 'until_at', label: { en: 'Until', ar: 'حتى' }, kind: 'datetime' },
    { key: 'unblocked_at', label: { en: 'Unblocked', ar: 'وقت رفع الحظر' }, kind: 'datetime', hidden: true },
    { key: 'unblocked_by', label: { en: 'Unblocked by', ar: 'رُفع الحظر بواسطة' }, kind: 'text', hidden: true },
  ],
  filters: [
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: ipStates.choices },
    { key: 'blocked_at', label: { en: 'Blocked', ar: 'وقت الحظر' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'blocked_at', descending: true },
});

export const connectionsList = defineList({
  path: 'trackers/system_connections',
  areas: manager,
  access: 'platform-trackers.view',
  title: { en: 'Live sessions', ar: 'الجلسات المفتوحة' },
  record: z.object({
    id,
    account_id: id,
    english_name: z.string(),
    arabic_name: z.string(),
    user_name: z.string(),
    kind: z.string(),
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    created_at: z.string(),
    last_seen_at: z.string(),
    impersonator_name: z.string().nullable(),
  }),
  columns: [
    { key: 'user_name', label: { en: 'User', ar: 'المستخدم' }, kind: 'text', sortable: true },
    { key: 'kind', label: { en: 'Sign-in page', ar: 'صفحة الدخول' }, kind: 'badge', choices: kinds },
    { ...accountColumn, sortable: true },
    // Stands under the person's name already, in the reader's language.
    { key: 'english_name', label: { en: 'Salon (English)', ar: 'الصالون (إنجليزي)' }, kind: 'text', hidden: true },
    { key: 'arabic_name', label: { en: 'Salon (Arabic)', ar: 'الصالون (عربي)' }, kind: 'text', hidden: true },
    { key: 'ip', label: { en: 'IP address', ar: 'عنوان IP' }, kind: 'code' },
    { key: 'created_at', label: { en: 'Signed in', ar: 'وقت الدخول' }, kind: 'datetime', sortable: true },
    { key: 'last_seen_at', label: { en: 'Last seen', ar: 'آخر نشاط' }, kind: 'datetime', sortable: true },
    {
      key: 'impersonator_name',
      label: { en: 'Logged in as owner by', ar: 'دخل بصفة المالك' },
      kind: 'text',
      hidden: true,
    },
    { key: 'user_agent', label: { en: 'Browser', ar: 'المتصفح' }, kind: 'code', hidden: true },
  ],
  filters: [
    { key: 'kind', label: { en: 'Sign-in page', ar: 'صفحة الدخول' }, kind: 'choice', choices: kinds },
    { key: 'last_seen_at', label: { en: 'Last seen', ar: 'آخر نشاط' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'last_seen_at', descending: true },
});

const messageRecord = z.object({
  id,
  account_id: id,
  channel: z.string(),
  recipient: z.string(),
  recipient_name: z.string().nullable(),
  template: z.string(),
  language: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  status: codeOf(outgoingStates),
  driver: z.string().nullable(),
  error: z.string().nullable(),
  attempts: z.number().int(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});

export const mailList = defineList({
  path: 'trackers/mail',
  areas: manager,
  access: 'platform-trackers.view',
  title: { en: 'Mail tracker', ar: 'متابعة البريد' },
  record: messageRecord,
  columns: [
    { key: 'created_at', label: { en: 'Time', ar: 'الوقت' }, kind: 'datetime', sortable: true },
    { key: 'recipient', label: { en: 'To', ar: 'إلى' }, kind: 'code', whose: 'customers', sortable: true },
    { key: 'subject', label: { en: 'Subject', ar: 'الموضوع' }, kind: 'text' },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: outgoingStates.choices },
    { key: 'attempts', label: { en: 'Attempts', ar: 'المحاولات' }, kind: 'number', sortable: true },
    { key: 'driver', label: { en: 'Sent through', ar: 'طريقة الإرسال' }, kind: 'badge', choices: messageDriverNames },
    { ...accountColumn, hidden: true },
    { key: 'template', label: { en: 'Message', ar: 'الرسالة' }, kind: 'badge', choices: messageNames, hidden: true },
    { key: 'error', label: { en: 'Error', ar: 'الخطأ' }, kind: 'text', hidden: true },
    { key: 'sent_at', label: { en: 'Sent', ar: 'وقت الإرسال' }, kind: 'datetime', hidden: true },
  ],
  filters: [
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: outgoingStates.choices },
    { key: 'created_at', label: { en: 'Time', ar: 'الوقت' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

export const sandboxInboxList = defineList({
  path: 'trackers/sandbox_inbox',
  areas: manager,
  access: 'platform-trackers.sandbox-inbox',
  title: { en: 'Sandbox inbox', ar: 'صندوق الرسائل التجريبي' },
  record: messageRecord,
  columns: [
    { key: 'created_at', label: { en: 'Time', ar: 'الوقت' }, kind: 'datetime', sortable: true },
    { key: 'channel', label: { en: 'Channel', ar: 'وسيلة التواصل' }, kind: 'badge', choices: channels },
    { key: 'recipient', label: { en: 'To', ar: 'إلى' }, kind: 'code', whose: 'customers', sortable: true },
    { key: 'recipient_name', label: { en: 'Name', ar: 'الاسم' }, kind: 'text' },
    { key: 'body', label: { en: 'Text', ar: 'النص' }, kind: 'text' },
    { ...accountColumn, sortable: true },
    { key: 'template', label: { en: 'Message', ar: 'الرسالة' }, kind: 'badge', choices: messageNames, hidden: true },
    { key: 'subject', label: { en: 'Subject', ar: 'الموضوع' }, kind: 'text', hidden: true },
  ],
  filters: [
    { key: 'channel', label: { en: 'Channel', ar: 'وسيلة التواصل' }, kind: 'choice', choices: channels },
    { key: 'created_at', label: { en: 'Time', ar: 'الوقت' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

/** Where a code got lost, somebody could not go on: the client names these three. */
export const failedWhatsappList = defineList({
  path: 'trackers/failed_whatsapp',
  areas: manager,
  access: 'platform-trackers.view',
  title: { en: 'Failed WhatsApp', ar: 'رسائل واتساب المتعثرة' },
  record: messageRecord.extend({ operation: codeOf(disconnectedWhatsappOperations).nullable() }),
  columns: [
    { key: 'created_at', label: { en: 'Time', ar: 'الوقت' }, kind: 'datetime', sortable: true },
    { key: 'recipient', label: { en: 'To', ar: 'إلى' }, kind: 'code', whose: 'customers', sortable: true },
    { key: 'template', label: { en: 'Message', ar: 'الرسالة' }, kind: 'badge', choices: messageNames },
    {
      key: 'operation',
      label: { en: 'Operation', ar: 'العملية' },
      kind: 'badge',
      choices: disconnectedWhatsappOperations.choices,
    },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: outgoingStates.choices },
    { key: 'error', label: { en: 'Error', ar: 'الخطأ' }, kind: 'text' },
    { ...accountColumn, sortable: true },
    {
      key: 'driver',
      label: { en: 'Sent through', ar: 'طريقة الإرسال' },
      kind: 'badge',
      choices: messageDriverNames,
      hidden: true,
    },
    { key: 'attempts', label: { en: 'Attempts', ar: 'المحاولات' }, kind: 'number', hidden: true },
  ],
  filters: [
    {
      key: 'operation',
      label: { en: 'Operation', ar: 'العملية' },
      kind: 'choice',
      choices: disconnectedWhatsappOperations.choices,
    },
    { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: failedStates },
    { key: 'created_at', label: { en: 'Time', ar: 'الوقت' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'created_at', descending: true },
});

export const noticesList = defineList({
  path: 'trackers/provider_notices',
  areas: manager,
  access: 'platform-trackers.view',
  title: { en: 'Unmatched notices', ar: 'إشعارات بلا مطابقة' },
  record: z.object({
    id,
    account_id: id,
    source: z.string(),
    problem: codeOf(noticeProblems),
    body: z.string(),
    received_at: z.string(),
  }),
  columns: [
    { key: 'received_at', label: { en: 'Time', ar: 'الوقت' }, kind: 'datetime', sortable: true },
    { key: 'source', label: { en: 'From', ar: 'من' }, kind: 'badge', choices: messageDriverNames },
    { key: 'problem', label: { en: 'Problem', ar: 'المشكلة' }, kind: 'badge', choices: noticeProblems.choices },
    { ...accountColumn, sortable: true },
    { key: 'body', label: { en: 'Notice', ar: 'الإشعار' }, kind: 'code', whose: 'customers' },
  ],
  filters: [
    { key: 'problem', label: { en: 'Problem', ar: 'المشكلة' }, kind: 'choice', choices: noticeProblems.choices },
    { key: 'received_at', label: { en: 'Time', ar: 'الوقت' }, kind: 'date-range' },
  ],
  defaultSort: { key: 'received_at', descending: true },
});

const ipText = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

export const platformTrackersContract = {
  failed_logins: failedLoginsList.endpoints.get_records,
  export_failed_logins: failedLoginsList.endpoints.export,
  blocked_ips: blockedIpsList.endpoints.get_records,
  export_blocked_ips: blockedIpsList.endpoints.export,
  block_ip: endpoint({
    areas: manager,
    method: 'POST',
    path: 'trackers/blocked_ips/block',
    access: 'platform-trackers.block-ips',
    summary: 'Block an address or network; open sessions from it are refused at once',
    input: z.object({ address: ipText, reason: z.string().trim().max(300).optional() }),
    output: done,
    errors: ['IP_ALREADY_BLOCKED', 'CANNOT_BLOCK_SELF'],
  }),
  unblock_ip: endpoint({
    areas: manager,
    method: 'POST',
    path: 'trackers/blocked_ips/unblock',
    access: 'platform-trackers.block-ips',
    summary: 'Lift a block',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  connections: connectionsList.endpoints.get_records,
  export_connections: connectionsList.endpoints.export,
  end_connection: endpoint({
    areas: manager,
    method: 'POST',
    path: 'trackers/system_connections/end',
    access: 'platform-trackers.end-sessions',
    summary: "End somebody's session",
    input: z.object({ account_id: id, id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  mail: mailList.endpoints.get_records,
  export_mail: mailList.endpoints.export,
  resend_message: endpoint({
    areas: manager,
    method: 'POST',
    path: 'trackers/mail/resend',
    access: 'platform-trackers.resend-messages',
    summary: 'Send a failed message (or one of unknown outcome) again',
    input: z.object({ account_id: id, id }),
    output: done,
    errors: ['NOT_FOUND', 'STATE_MOVE_NOT_ALLOWED'],
  }),
  sandbox_inbox: sandboxInboxList.endpoints.get_records,
  export_sandbox_inbox: sandboxInboxList.endpoints.export,
  failed_whatsapp: failedWhatsappList.endpoints.get_records,
  export_failed_whatsapp: failedWhatsappList.endpoints.export,
  notices: noticesList.endpoints.get_records,
  export_notices: noticesList.endpoints.export,
};
