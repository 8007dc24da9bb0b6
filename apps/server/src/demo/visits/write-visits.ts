import { fromEpochMinutes } from '@rawnaq/domain/booking/clock';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { newUniqueId } from '../../infra/crypto';
import { busyRows, lineRows, readVoice, visitMessage, type Schedule } from '../../modules/appointments';
import { depositRows } from './deposit-rows';
import { moveMoney } from './move-money';
import { insertNumbered, insertRows } from '../stage.repo';
import type { Stage } from '../stage';
import { factsOf, headOf, historyOfVisit, historyRow, isBinding, messageOf } from './visit-rows';
import { eventsOf, lastLines, type VisitStory } from './visit-stories';
import { rememberLanguages } from './visits.repo';

/** A time an employee keeps free of visits, and when the owner blocked it. Epoch minutes. */
export type BlockStory = { employee_id: number; start: number; end: number; reason: string; made_at: number };

/**
 * Whole weeks of visits in a handful of statements: through the use cases, a few milliseconds each, they would take
 * longer than all the rest of the start. The rows are those the use cases write, to the last column:
 * write-visits.test.ts lives the same stories both ways and compares every table.
 */
export async function writeVisits(
  stage: Stage,
  schedule: Schedule,
  stories: readonly VisitStory[],
  writesSince: number,
): Promise<void> {
  const { tx, accountId } = stage;
  const events = eventsOf(stories);
  const booked = events.filter(({ what }) => what === 'book');
  const voice = await readVoice(
    stage,
    booked.map(({ story }) => story.customer_id),
  );
  const people = new Map([...voice.people].map(([id, person]) => [id, { ...person }]));
  const tokens = booked.map(() => randomBytes(16).toString('base64url'));
  const ids = await insertNumbered(
    tx,
    'appointments',
    accountId,
    booked.map(({ story }, turn) => ({ booking_id: tokens[turn], ...headOf(stage, story) })),
  );
  const visits = booked.map(({ story }, turn) => ({ story, id: ids[turn]!, booking_id: tokens[turn]! }));
  const visitOfStory = new Map(visits.map((visit) => [visit.story, visit]));

  const insert = (table: Parameters<typeof insertRows>[1], rows: readonly object[]): Promise<void> =>
    insertRows(tx, table, accountId, rows);
  // Written while their history is made up.
  const times = Promise.all([
    insert(
      'appointment_lines',
      visits.flatMap(({ story, id }) => lineRows(lastLines(story)).map((line) => ({ appointment_id: id, ...line }))),
    ),
    insert(
      'busy_times',
      visits
        .filter(({ story }) => isBinding(story))
        .flatMap(({ story, id }) =>
          busyRows(story.customer_id, lastLines(story)).map((busy) => ({ appointment_id: id, guest: '', ...busy })),
        ),
    ),
  ]);
  await setImmediate();

  const [history, messages]: [object[], object[]] = [[], []];
  for (const event of events) {
    const { story, what, at } = event;
    const [visit, person] = [visitOfStory.get(story)!, people.get(story.customer_id)!];
    // From the first booking on the page on she is written to in its language.
    if (what === 'book' && 'page' in story.by) person.language = story.by.page;
    history.push(...historyOfVisit(stage, schedule, event, visit.id, person.name));
    const told = at < writesSince ? undefined : messageOf(event);
    const lines = what === 'book' ? story.lines : lastLines(story);
    if (told)
      messages.push(
        ...visitMessage(stage, { ...voice, people }, told.kind, factsOf(schedule, story, visit, lines)).map(
          ({ account_id: _, ...message }) => ({
            ...message,
            created_at: fromEpochMinutes(at),
            send_after: new Date(at * 60_000 + told.waits).toISOString(),
          }),
        ),
      );
  }
  const salon = { alias: voice.alias ?? '', currency: stage.at(stage.now).session!.account.currency };
  const deposits = visits.flatMap((visit) => {
    const rows = depositRows(stage, salon, visit);
    return rows ? [{ visit, ...rows }] : [];
  });
  const [linkIds] = await Promise.all([
    insertNumbered(
      tx,
      'payment_links',
      accountId,
      deposits.map(({ link }) => link),
    ),
    times,
    insert(
      'sandbox_payments',
      deposits.map(({ payment }) => payment),
    ),
    deposits.length > 0 && insert('payment_webhooks', [{ token: `${accountId.toString(36)}-${newUniqueId()}` }]),
    insert('messages', messages),
  ]);
  await insert('audit_log', [...history, ...deposits.flatMap(({ historyOf }, turn) => historyOf(linkIds[turn]!))]);
  await rememberLanguages(
    tx,
    accountId,
    booked.flatMap(({ story }) =>
      'page' in story.by ? [{ id: story.customer_id, language: people.get(story.customer_id)!.language! }] : [],
    ),
  );
  await moveMoney(
    stage,
    visits,
    new Map(deposits.map(({ visit, link }, turn) => [visit.story, { id: linkIds[turn]!, ...link }])),
  );
}

/** The same for what employees keep free. */
export async function writeBlocks(stage: Stage, blocks: readonly BlockStory[]): Promise<void> {
  const { tx, accountId } = stage;
  const owner = stage.who();
  const rows = blocks.map(({ employee_id, start, end, reason, made_at }) => ({
    facts: { employee_id, start_at: fromEpochMinutes(start), end_at: fromEpochMinutes(end) },
    reason,
    made_at,
  }));
  const ids = await insertNumbered(
    tx,
    'block_times',
    accountId,
    rows.map(({ facts, reason, made_at }) => ({
      ...facts,
      reason,
      created_by: owner.id,
      created_at: fromEpochMinutes(made_at),
    })),
  );
  await insertRows(
    tx,
    'busy_times',
    accountId,
    rows.map(({ facts }, turn) => ({ block_id: ids[turn], guest: '', ...facts })),
  );
  await insertRows(
    tx,
    'audit_log',
    accountId,
    rows.map(({ facts, reason, made_at }, turn) =>
      historyRow({
        at: made_at,
        by: owner,
        action: 'block-times.add',
        entity: 'block_times',
        id: ids[turn]!,
        after: { ...facts, reason },
      }),
    ),
  );
}
