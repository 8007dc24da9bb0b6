import { isStopWord } from '@rawnaq/domain/messages/stop-words.rules';
import { answerByBot } from '../../modules/bot';
import { findByAddress, outgoingEntries } from '../../modules/conversations';
import { conversationsRoutes } from '../../modules/conversations/conversations.routes';
import { customerOfSender } from '../../modules/customers';
import { visitFollowers } from '../../visit-followers';
import { insertNumbered, dateNotices } from '../stage.repo';
import { act, onStage, type Demo, type Stage } from '../stage';

const [GLOW, MINUTE] = [1001, 60_000];
const DESK = 'reception@glow.demo';

/** Minutes ago, and what was said: by the customer, or by the desk. */
type Line = { ago: number; text: string; kind?: string } | { ago: number; desk: string };
type Talk = { mobile: string; name: string; lines: readonly Line[]; books?: { ago: number }; close?: number };

/** What goes on at the desk this morning: some with the bot, some with a person, some waiting. */
const TALKS: readonly Talk[] = [
  {
    mobile: '+971582207715',
    name: 'Emma Wilson',
    lines: [
      { ago: 1500, text: 'Hello' },
      { ago: 1499, text: 'book' },
    ],
    books: { ago: 1498 },
  },
  {
    mobile: '+971544310927',
    name: 'شما المزروعي',
    lines: [
      { ago: 1320, text: 'مرحبا' },
      { ago: 1319, text: 'وين موقعكم' },
      { ago: 1317, text: 'شكرا' },
    ],
    close: 1300,
  },
  {
    mobile: '+971529034471',
    name: 'Sara Haddad',
    lines: [
      { ago: 96, text: 'Hi' },
      { ago: 95, text: 'opening hours' },
      { ago: 94, text: 'speak to a person' },
      { ago: 90, desk: 'Hi Sara, Huda from the desk here. How can I help?' },
      { ago: 88, text: 'Where do I park?' },
      { ago: 86, desk: 'Behind the villa, the second gate. See you soon!' },
    ],
  },
  {
    mobile: '+971561204498',
    name: 'نورة السويدي',
    lines: [
      { ago: 40, text: 'السلام عليكم' },
      { ago: 39, text: 'الأسعار' },
      { ago: 38, text: '1' },
      { ago: 36, text: 'هل عندكم صبغة خالية من الأمونيا؟' },
    ],
  },
  {
    mobile: '+971557160284',
    name: 'حصة الفلاسي',
    lines: [
      { ago: 22, text: 'مرحبا' },
      { ago: 21, text: '', kind: 'image' },
    ],
  },
];

export async function fillConversations(demo: Demo): Promise<void> {
  await onStage(demo, GLOW, async (stage) => {
    for (const talk of TALKS) await play(demo, stage, talk);
  });
}

async function play(demo: Demo, stage: Stage, { mobile, name, lines, books, close }: Talk): Promise<void> {
  const at = (ago: number): Date => new Date(demo.now.getTime() - ago * MINUTE);
  const place = { tx: demo.tx, accountId: GLOW };
  for (const line of lines)
    if ('desk' in line) {
      const conversation = await findByAddress(place, 'whatsapp', mobile);
      if (conversation)
        await act(stage.at(at(line.ago), DESK), conversationsRoutes, 'send', { id: conversation.id, text: line.desk });
    } else await hear(demo, at(line.ago), mobile, name, line.text, line.kind);
  if (books) await bookFirst(demo, at(books.ago), mobile, name);
  const conversation = close === undefined ? undefined : await findByAddress(place, 'whatsapp', mobile);
  if (close !== undefined && conversation)
    await act(stage.at(at(close), DESK), conversationsRoutes, 'close', { id: conversation.id });
}

/** More questions than the bot has between "book" and "booked". */
const MOST_ANSWERS = 8;

/** The first of whatever is offered, until it is booked. */
async function bookFirst(demo: Demo, from: Date, mobile: string, name: string): Promise<void> {
  const whose = { channel: 'whatsapp', address: mobile, wa_user_id: null } as const;
  for (let step = 0; step < MOST_ANSWERS; step += 1) {
    await hear(demo, new Date(from.getTime() + step * 20_000), mobile, name, '1');
    const [last] = await outgoingEntries({ tx: demo.tx, accountId: GLOW }, whose);
    if (last?.body.startsWith('Booked')) return;
  }
}

let heard = 0;

async function hear(
  demo: Demo,
  moment: Date,
  mobile: string,
  name: string,
  body: string,
  kind = 'text',
): Promise<void> {
  const customer_id =
    (await customerOfSender({ tx: demo.tx, accountId: GLOW, now: moment }, { mobile, wa_user_id: null })) ?? null;
  const at = moment.toISOString();
  const said = {
    channel: 'whatsapp' as const,
    provider_id: `demo-${(heard += 1)}-${mobile}`,
    customer_id,
    sender: mobile,
    wa_user_id: null,
    sender_name: name,
    type: kind,
    body,
    payload: null,
    sent_at: at,
  };
  const [id] = await insertNumbered(demo.tx, 'incoming_messages', GLOW, [{ ...said, received_at: at, handled_at: at }]);
  const services = { ...demo.services, clock: () => moment };
  await answerByBot(visitFollowers)(
    { services, tx: demo.tx, accountId: GLOW, now: moment },
    { id: id!, ...said, stopped: isStopWord(body) },
  );
  await dateNotices(demo.tx, GLOW, moment);
}
