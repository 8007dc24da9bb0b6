import { failedLoginTypes } from '@rawnaq/domain/auth/failed-login.states';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { jsErrorStates, jsErrorTypes } from '@rawnaq/domain/js-errors/js-error.states';
import { suggestionStates } from '@rawnaq/domain/suggestions/suggestion.states';
import type { Tx } from '../../db/database';
import { sha256 } from '../../infra/crypto';
import { suggestionsRoutes } from '../../modules/suggestions/suggestions.routes';
import { PLATFORM_ACCOUNT } from '../../services';
import { seeded } from '../random';
import { act, onStage, type Demo } from '../stage';
import { dateNotices } from '../stage.repo';
import { insertDemoRows } from './trackers.repo';

const DAY = 86_400_000;

/** A month of what only machines write down: failed sign-ins, codes that were sent, errors of browsers. */
export async function fillTrackers(tx: Tx, now: Date): Promise<void> {
  const chance = seeded(2026);
  const ago = (days: number): string => new Date(now.getTime() - days * DAY - chance.whole(0, DAY / 2)).toISOString();
  const browsers = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Safari/605.1',
    'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0',
    'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile',
  ];
  const names = ['owner@glow.demo', 'reception@glow.demo', '1001', 'owner@nawras.demo', 'admin', 'sara@example.com'];

  const failed = Array.from({ length: 84 }, () => {
    const username = chance.pick(names);
    const known = username.endsWith('.demo') || username === '1001';
    return {
      account_id: 0,
      at: ago(chance.whole(0, 29)),
      type: known ? failedLoginTypes.codes.password : failedLoginTypes.codes.email,
      kind: 'merchant',
      username,
      ip: `94.${chance.whole(200, 207)}.${chance.whole(1, 250)}.${chance.whole(1, 250)}`,
      user_agent: chance.pick(browsers),
    };
  });

  const messages = Array.from({ length: 140 }, (_, index) => {
    const at = ago(chance.whole(0, 29));
    const arabic = chance.next() < 0.5;
    const channel = chance.pick(['email', 'whatsapp', 'whatsapp', 'sms'] as const);
    const code = String(chance.whole(100_000, 999_999));
    const failedMail = channel === 'email' && index % 17 === 0;
    return {
      account_id: chance.pick([1001, 1001, 1002]),
      channel,
      recipient:
        channel === 'email'
          ? chance.pick(['mariam@example.com', 'sultan@example.com', 'huda@example.com'])
          : `+9715${chance.whole(0, 8)}${chance.whole(1_000_000, 9_999_999)}`,
      recipient_name: arabic
        ? chance.pick(['فاطمة المنصوري', 'سارة حداد', 'شما المزروعي'])
        : chance.pick(['Fatima Al Mansoori', 'Sara Haddad', 'Priya Nair']),
      template: 'reset-code',
      language: arabic ? 'ar' : 'en',
      subject: channel === 'email' ? (arabic ? 'رمز استعادة كلمة المرور' : 'Your password code') : null,
      body: arabic
        ? `${code} هو رمز تعيين كلمة مرور جديدة في رونق، وهو صالح لمدة 10 دقائق. إن لم تطلبه فتجاهل هذه الرسالة.`
        : `${code} is your code to set a new Rawnaq password. It is good for 10 minutes. If you did not ask for ` +
          'it, ignore this message.',
      status: failedMail ? outgoingStates.codes.failed : outgoingStates.codes.success,
      driver: failedMail ? 'smtp' : 'sandbox',
      error: failedMail ? '550 No such user here' : null,
      attempts: 1,
      created_at: at,
      send_after: at,
      sent_at: failedMail ? null : at,
    };
  });

  const errors = [
    [
      "TypeError: Cannot read properties of undefined (reading 'name')",
      'merchant-dashboard',
      jsErrorTypes.codes.merchant,
      14,
    ],
    ['ChunkLoadError: Loading chunk calendar failed', 'merchant-appointments', jsErrorTypes.codes.merchant, 6],
    ['RangeError: Invalid time value', 'manager-trackers-mail', jsErrorTypes.codes.platform, 2],
  ] as const;
  await insertDemoRows(tx, {
    failed,
    messages,
    errors: errors.map(([message, route_name, type, count], index) => ({
      fingerprint: sha256(`demo ${message}`),
      message,
      route_name,
      type,
      count,
      stack: '    at Page (page.tsx:41:18)\n    at renderWithHooks (react-dom.js:1:1)',
      user_agent: browsers[index]!,
      first_at: ago(20),
      last_at: ago(index),
      status: index === 2 ? jsErrorStates.codes.solved : jsErrorStates.codes.open,
    })),
  });
}

type Suggested = {
  account_id: number;
  title: string;
  body: string;
  days: number;
  answer?: { text: string; after: number };
};

const SUGGESTED: readonly Suggested[] = [
  {
    account_id: 1001,
    title: 'Print the day on one sheet',
    body:
      'The front desk likes a paper list of the day. ' +
      'Please let us print all appointments of the day on one A4 sheet.',
    days: 12,
    answer: { text: 'We are building it together with the calendar.', after: 6 },
  },
  {
    account_id: 1001,
    title: 'Reminder an hour before',
    body: 'Some customers forget in the morning. A second reminder one hour before the appointment would help us.',
    days: 3,
  },
  {
    account_id: 1002,
    title: 'حجز مواعيد متكررة',
    body: 'عندنا عملاء يأتون كل أسبوعين في نفس الوقت، ونتمنى أن يحجز النظام لهم مواعيد متكررة تلقائيًا.',
    days: 1,
  },
];

/** What salons wish for from the platform, and what it answered. */
export async function fillSuggestions(demo: Demo): Promise<void> {
  const at = (days: number): Date => new Date(demo.now.getTime() - days * DAY - DAY / 4);
  for (const { account_id, title, body, days, answer } of SUGGESTED) {
    const { id } = await onStage(demo, account_id, (stage) =>
      act(stage.at(at(days)), suggestionsRoutes, 'add', { title, body }),
    );
    if (!answer) continue;
    await onStage(demo, PLATFORM_ACCOUNT, (stage) =>
      act(stage.at(at(days - answer.after), 'manager@rawnaq.demo'), suggestionsRoutes, 'decide', {
        account_id,
        id,
        status: suggestionStates.codes.under_processing,
        answer: answer.text,
      }),
    );
    await dateNotices(demo.tx, account_id, at(days - answer.after));
  }
}
