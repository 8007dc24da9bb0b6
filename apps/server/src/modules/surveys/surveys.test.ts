import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { reportsContract } from '@rawnaq/domain/reports/reports.contract';
import { usualDesign } from '@rawnaq/domain/surveys/survey-design';
import { askedOf } from '@rawnaq/domain/surveys/survey.rules';
import { surveysContract, type SurveyInput } from '@rawnaq/domain/surveys/surveys.contract';
import { openMoneySalon, productLine, sell, serviceLine, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openWorld, type World } from '../../../test/world';
import { answerSurvey, loadSurveyPage } from '.';

const { get_records, get_record, add, edit, set_status, offered, send, send_test, get_answers, get_answer } =
  surveysContract;
const HOUR = 3_600_000;
const VISITOR = { ip: '10.2.0.1', id: 'test' };
const usual: SurveyInput = {
  ...usualDesign(),
  english_name: 'After the visit',
  arabic_name: 'بعد الزيارة',
  trigger: 1,
  wait_hours: 3,
  once_in_days: 30,
  valid_days: 14,
  first_visit_only: false,
  service_ids: [],
  employee_ids: [],
};
let world: World;
let salon: MoneySalon;
let owner: string;
let neighbour: string;
let now: Date;

beforeAll(async () => {
  world = await openWorld();
  // Noon in Dubai: a time to write to people, also some hours later.
  now = new Date(new Date().setUTCHours(8, 0, 0, 0));
  world.services.clock = () => now;
  salon = await openMoneySalon(world);
  await renew();
});
afterAll(() => world.close());

/** The clock goes on by hours: sessions of before are over. */
async function renew(hours = 0): Promise<void> {
  now = new Date(now.getTime() + hours * HOUR);
  owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
}
const made = async (more: Partial<SurveyInput> = {}): Promise<number> => {
  const { status, body } = await world.call(add, { ...usual, ...more }, { as: owner });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const activate = (id: number, status: 0 | 1 = 1) => world.call(set_status, { id, status }, { as: owner });
const sold = async (customer: number, lines = [serviceLine(salon)]): Promise<number> => {
  const { status, body } = await sell(world, salon, { customer_id: salon.customers[customer]!, lines }, { as: owner });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
type Send = { id: number; unique_id: string; customer_id: number; invoice_id: number | null; survey_id: number };
const sends = (survey: number) =>
  rowsOf<Send>(world, 'select * from survey_sends where account_id = 2001 and survey_id = $1 order by id', [survey]);
const forgetSends = async () => {
  await rowsOf(world, 'update complaints set survey_send_id = null');
  await rowsOf(world, 'delete from survey_answers');
  await rowsOf(world, 'delete from survey_sends');
};
async function fieldsOf(unique_id: string): Promise<string[]> {
  const page = (await loadSurveyPage(world.services, unique_id))!;
  return askedOf(page.design, page.employees).map(({ field }) => field);
}
const answer = (unique_id: string, sent: Record<string, string[]>) =>
  answerSurvey(world.services, unique_id, sent, VISITOR);

describe('surveys', () => {
  it('are designed, changed and kept in versions; an older page is told so', async () => {
    const id = await made();
    const first = (await world.call(get_record, { id }, { as: owner })).body.record;
    expect(first).toMatchObject({ version: 1, status: 0, sent: 0, questions: { length: 5 } });
    const changed = { ...usual, questions: [first.questions[4]!, first.questions[0]!], id };
    expect((await world.call(edit, { ...changed, version: 1 }, { as: owner })).body).toEqual({ version: 2 });
    const second = (await world.call(get_record, { id }, { as: owner })).body.record;
    expect(second.questions.map(({ number }) => number)).toEqual([
      first.questions[4]!.number,
      first.questions[0]!.number,
    ]);
    expect((await world.call(edit, { ...changed, version: 1 }, { as: owner })).body.code).toBe('SURVEY_CHANGED');
    const wrong = await world.call(add, { ...usual, english_name: ' ', questions: [] }, { as: owner });
    expect([wrong.status, Object.keys(wrong.body.errors!).toSorted()]).toEqual([422, ['english_name', 'questions']]);
    const foreign = await world.call(add, { ...usual, service_ids: [999_999] }, { as: owner });
    expect(foreign.body.code).toBe('NOT_FOUND');
  });

  it('of the same rule are not both sent', async () => {
    const [one, two] = [await made(), await made({ english_name: 'Another' })];
    expect((await activate(one)).status).toBe(200);
    const taken = await activate(two);
    expect([taken.body.code, taken.status]).toEqual(['SURVEY_RULE_TAKEN', 501]);
    const other = await made({ first_visit_only: true });
    expect((await activate(other)).status).toBe(200);
    const both = await Promise.all([activate(one, 0), activate(other, 0)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // The database has the last word where two press at once.
    const race = await Promise.all([activate(one), activate(two)]);
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
    await activate(one, 0);
    await activate(two, 0);
  });

  it('need the right to design them, and are the salon’s own', async () => {
    const id = await made();
    const asWith = async (...rights: Permission[]) =>
      tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(rights)));
    const reader = await asWith('reports.surveys');
    expect((await world.call(get_records, {}, { as: reader })).status).toBe(200);
    expect((await world.call(add, usual, { as: reader })).body.code).toBe('no_permission');
    expect(
      (await world.call(send, { survey_id: id, customer_id: salon.customers[0]! }, { as: reader })).body.code,
    ).toBe('no_permission');
    expect((await world.call(get_record, { id }, { as: neighbour })).status).toBe(404);
    expect((await world.call(set_status, { id, status: 1 }, { as: neighbour })).status).toBe(404);
    expect((await world.call(offered, {}, { as: neighbour })).body.records).toEqual([]);
  });
});

describe('by the clock', () => {
  it('go out after the wait, once for each visit and customer, with a message in her language', async () => {
    await forgetSends();
    const id = await made();
    await activate(id);
    const invoice = await sold(0);
    await sold(1, [productLine(salon, 2)]);
    await runJob(world.services, 'send-surveys');
    expect(await sends(id)).toEqual([]);
    await renew(3.1);
    await runJob(world.services, 'send-surveys');
    await runJob(world.services, 'send-surveys');
    const [sent, ...more] = await sends(id);
    expect([sent?.invoice_id, sent?.customer_id, more]).toEqual([invoice, salon.customers[0], []]);
    expect(sent!.unique_id.split('-').slice(1).join('-').length).toBeGreaterThanOrEqual(22);
    const [message] = await rowsOf<{ body: string }>(
      world,
      "select body from messages where template = 'survey' and customer_id = $1",
      [salon.customers[0]],
    );
    expect(message!.body).toContain(`/web-survey/${sent!.unique_id}`);
    // The next visit a week later is not asked about: once in thirty days.
    await renew(24 * 7);
    await sold(0);
    await renew(4);
    await runJob(world.services, 'send-surveys');
    expect(await sends(id)).toHaveLength(1);
    await activate(id, 0);
  });

  it('respect first visits, services and employees, and what the customer wants', async () => {
    await forgetSends();
    // Noon again.
    await renew(24 * 3 - 7.1);
    const [first, dry] = [
      await made({ first_visit_only: true, once_in_days: 0 }),
      await made({ service_ids: [salon.services[1]!], once_in_days: 0 }),
    ];
    await activate(first);
    await activate(dry);
    await sold(0);
    await sold(2, [serviceLine(salon, 1)]);
    await rowsOf(world, 'update customers set whatsapp_allowed = false where id = $1', [salon.customers[0]]);
    await rowsOf(
      world,
      `insert into customer_consents (account_id, customer_id, channel, purpose, allowed, recorded_by_name)
       values (2001, $1, 'sms', 'service', false, 'Test')`,
      [salon.customers[0]],
    );
    await sold(0, [serviceLine(salon, 1)]);
    await renew(4);
    await runJob(world.services, 'send-surveys');
    // Her first visit is asked about by the narrower survey, and by no second one.
    expect((await sends(first)).map(({ customer_id }) => customer_id)).toEqual([salon.customers[2]]);
    expect(await sends(dry)).toEqual([]);
    await rowsOf(world, 'update customers set whatsapp_allowed = true where id = $1', [salon.customers[0]]);
    await activate(first, 0);
    await activate(dry, 0);
  });
});

describe('the page of a link', () => {
  let id: number;
  let link: string;
  it('is asked for by hand: about an invoice, not twice within the days, and of this salon alone', async () => {
    await forgetSends();
    id = await made();
    const invoice_id = await sold(1);
    const asked = await world.call(send, { survey_id: id, invoice_id }, { as: owner });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    link = asked.body.link.split('/').at(-1)!;
    const lately = await world.call(send, { survey_id: id, invoice_id }, { as: owner, language: 'ar' });
    expect(lately.body).toMatchObject({
      code: 'SURVEY_SENT_LATELY',
      message: expect.stringMatching(/خلال آخر (يوم|يومين|[\d]+ (أيام|يومًا|يوم))\.$/),
    });
    expect((await world.call(send, { survey_id: id, invoice_id, again: true }, { as: owner })).status).toBe(200);
    expect((await world.call(send, { survey_id: id, invoice_id }, { as: neighbour })).status).toBe(404);
    expect((await world.call(send, { survey_id: id }, { as: owner })).status).toBe(404);
  });

  it('shows the questions it was sent with, whatever the design became', async () => {
    const { record } = (await world.call(get_record, { id }, { as: owner })).body;
    const questions = [{ ...record.questions[0]!, english_text: 'Something else?' }];
    expect((await world.call(edit, { ...usual, questions, id, version: 1 }, { as: owner })).status).toBe(200);
    const page = (await loadSurveyPage(world.services, link))!;
    expect(page.design.questions).toHaveLength(5);
    expect(page).toMatchObject({ state: 'open', employees: [{ id: salon.employees[0] }] });
    // No more than the page shows: neither number nor full name.
    expect(JSON.stringify(page)).not.toContain('+971');
  });

  it('finds nothing behind a wrong, a foreign or an odd link', async () => {
    const odd = [
      '',
      'x',
      `${link}x`,
      link.replace(/^[^-]+/, (2002).toString(36)),
      '../../etc/passwd',
      '%00',
      'zzzzzzzzzzzzzzzzz',
    ];
    for (const one of odd) {
      expect(await loadSurveyPage(world.services, one), one).toBeNull();
      expect(await answer(one, {}), one).toEqual({ state: 'gone' });
    }
  });

  it('takes one answer, also when two tabs send at once, and tells the salon', async () => {
    const fields = await fieldsOf(link);
    const missing = await answer(link, { [fields[4]!]: ['Nice'] });
    expect(missing).toMatchObject({ state: 'wrong', problems: { [fields[0]!]: 'required' } });
    const sent = { [fields[0]!]: ['2'], [fields[1]!]: ['5'], [fields[4]!]: ['I waited <b>long</b>'] };
    const outcomes = await Promise.all([answer(link, sent), answer(link, sent)]);
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['already', 'done']);
    expect(await answer(link, sent)).toEqual({ state: 'already' });
    expect((await loadSurveyPage(world.services, link))!.state).toBe('answered');
    const [row] = (await sends(id)).filter(({ unique_id }) => unique_id === link);
    const { records } = (await world.call(get_answers, { search: 'waited' }, { as: owner })).body;
    expect(records).toMatchObject([{ id: row!.id, stars: 3.5, mood: 'middle', source: 'survey', has_comment: 'yes' }]);
    const { record } = (await world.call(get_answer, { id: row!.id }, { as: owner })).body;
    expect(record.answers.map(({ stars, body }) => stars ?? body)).toEqual([2, 5, 'I waited <b>long</b>']);
    expect((await world.call(get_answer, { id: row!.id }, { as: neighbour })).status).toBe(404);
    const notices = await rowsOf<{ type: string; code: string; open_id: number }>(
      world,
      `
        select type, code, open_id from notifications
        where account_id = 2001 and type in ('surveys', 'complaints')
        order by id desc limit 2`,
    );
    expect(notices.map(({ type, code }) => `${type}/${code}`).toSorted()).toEqual([
      'complaints/complaint',
      'surveys/low-score',
    ]);
    const complaints = await rowsOf<{ source: number; body: string }>(
      world,
      'select source, body from complaints where account_id = 2001 and survey_send_id = $1',
      [row!.id],
    );
    expect(complaints).toMatchObject([{ source: 2, body: expect.stringContaining('★★☆☆☆') }]);
    expect(record.complaint_id).toEqual(expect.any(Number));
  });

  it('ends after its days', async () => {
    const [, second] = await sends(id);
    await renew(24 * 15);
    expect((await loadSurveyPage(world.services, second!.unique_id))!.state).toBe('expired');
    const fields = await fieldsOf(second!.unique_id);
    expect(await answer(second!.unique_id, { [fields[0]!]: ['5'] })).toEqual({ state: 'gone' });
  });
});

describe('the report', () => {
  it('counts by question, employee, service and time, with ratings of invoices among them', async () => {
    const invoice = await sold(2);
    await rowsOf(
      world,
      'insert into invoice_ratings (account_id, invoice_id, stars, comment, created_at) values (2001, $1, 5, null, $2)',
      [invoice, now.toISOString()],
    );
    const to = now.toISOString().slice(0, 10);
    const from = new Date(now.getTime() - 40 * 24 * HOUR).toISOString().slice(0, 10);
    const report = async (by: string, more: Record<string, string> = {}) =>
      (await world.call(reportsContract.get_records, { id: 'surveys', from, to, 'f.by': by, ...more }, { as: owner }))
        .body;
    const { figures, records, chart } = await report('question');
    // Two stars, five stars and the five of the invoice.
    expect(figures).toMatchObject({ stars: 4, answered: 2, asked: 2, rate: 50, low: 0, comments: 1 });
    expect(chart.length).toBeGreaterThan(0);
    expect(records.map((row) => [row['kind'], row['answers'], row['stars']])).toEqual([
      ['stars', 1, 2],
      ['stars', 1, 5],
      ['text', 1, null],
      ['stars', 1, 5],
    ]);
    const employees = (await report('employee')).records;
    expect(employees.map((row) => [row['id'], row['answers'], row['stars']])).toEqual([
      [String(salon.employees[0]), 3, 4],
    ]);
    expect((await report('service')).records.map((row) => row['id'])).toEqual([String(salon.services[0])]);
    expect((await report('time')).records.length).toBeGreaterThan(0);
    const rating = (await world.call(get_answers, { 'f.source': 'rating' }, { as: owner })).body.records;
    expect(rating).toMatchObject([{ id: -invoice, stars: 5 }]);
    expect((await world.call(get_answer, { id: -invoice }, { as: owner })).body.record.invoice_id).toBe(invoice);
  });

  it('are found by their customer as every list finds customers, and by a word of the comment', async () => {
    const known = { name: 'Mariam Rashed', mobile: '+971528123456' };
    const added = await world.call(customersContract.add, known as never, { as: owner });
    const { body } = await sell(world, salon, { customer_id: added.body.id }, { as: owner });
    await rowsOf(
      world,
      `insert into invoice_ratings (account_id, invoice_id, stars, comment, created_at)
       values (2001, $1, 5, 'Lovely place', $2)`,
      [body.id, now.toISOString()],
    );
    const found = async (search: string, as = owner) =>
      (await world.call(get_answers, { search }, { as })).body.records.map(({ id }) => id);
    for (const text of ['rashed', 'مريم راشد', '0528123', '٠٥٢٨١٢٣', 'lovely'])
      expect(await found(text), text).toEqual([-body.id]);
    const reader = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['reports.surveys'])));
    expect(await found('rashed', reader)).toEqual([-body.id]);
    expect(await found('0528123', reader)).toEqual([]);
  });
});

describe('a test', () => {
  it('goes to whoever asks, shows the survey as it is saved, and keeps nothing', async () => {
    const id = await made({ english_name: 'Tried', arabic_name: 'تجربة' });
    await rowsOf(world, 'update users set mobile = null where account_id = 2001');
    const none = await world.call(send_test, { id }, { as: owner });
    expect(none.body.code).toBe('TEST_WITHOUT_ADDRESS');
    await rowsOf(world, "update users set mobile = '+971501112233' where account_id = 2001");
    const { body } = await world.call(send_test, { id }, { as: owner, language: 'ar' });
    expect(body.sent_to).toBe('+971501112233');
    const unique_id = body.link.split('/web-survey/')[1]!;
    const [message] = await rowsOf<{ body: string; customer_id: number | null }>(
      world,
      "select body, customer_id from messages where account_id = 2001 and template = 'survey' order by id desc limit 1",
    );
    expect(message).toMatchObject({ body: expect.stringContaining(unique_id) as string, customer_id: null });
    expect(await loadSurveyPage(world.services, unique_id)).toMatchObject({ state: 'open', language: 'ar', name: '' });
    const { clock } = world.services;
    const day = clock().toISOString().slice(0, 10);
    world.services.clock = () => new Date(`${day}T22:00:00Z`);
    // Two in the morning in the salon.
    expect(await loadSurveyPage(world.services, unique_id)).toMatchObject({ visited_on: addDays(day, 1) });
    world.services.clock = clock;
    const told = () => rowsOf(world, 'select 1 from notifications union all select 1 from complaints');
    const before = await told();
    expect((await answer(unique_id, {})).state).toBe('wrong');
    const page = (await loadSurveyPage(world.services, unique_id))!;
    const stars = askedOf(page.design, page.employees).filter(({ question }) => question.kind === 'stars');
    const low = Object.fromEntries(stars.map(({ field }) => [field, ['1']]));
    expect((await answer(unique_id, low)).state).toBe('tried');
    expect((await answer(unique_id, low)).state).toBe('tried');
    expect(await sends(id)).toEqual([]);
    expect(await told()).toEqual(before);
    expect((await world.call(get_record, { id }, { as: owner })).body.record).toMatchObject({ sent: 0, answered: 0 });
    const stranger = unique_id.replace(/^[^-]+/, (2002).toString(36));
    for (const forged of [stranger, unique_id.replace(/-ar-/, '-en-'), `${unique_id.slice(0, -1)}_`])
      if (forged !== unique_id) expect(await loadSurveyPage(world.services, forged)).toBeNull();
    expect((await world.call(send_test, { id }, { as: neighbour })).status).toBe(404);
    await renew(9 * 24);
    expect(await loadSurveyPage(world.services, unique_id)).toMatchObject({ state: 'expired' });
    expect((await answer(unique_id, low)).state).toBe('gone');
  });
});
