import pg from 'pg';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import { mailOutcomes, mailRhythms } from '@rawnaq/domain/report-mails/report-mail.states';
import { reportMailsContract as mails } from '@rawnaq/domain/report-mails/report-mails.contract';
import { connectionOf } from '../../db/pool';
import { smtpDriver } from '../../infra/message-drivers/smtp-driver';
import { openMoneySalon, sell, type MoneySalon } from '../../../test/money-salon';
import { addPerson, personOf, rowsOf, tokenOf, type Person } from '../../../test/people';
import { runJob } from '../../../test/run-job';
import { openPostOffice, type PostOffice } from '../../../test/servers/post-office';
import { openWorld, type World } from '../../../test/world';

const DAY_MS = 86_400_000;
const { sent, not_allowed } = mailOutcomes.codes;
let post: PostOffice;
let world: World;
let admin: pg.Client;
let salon: MoneySalon;
let owner: Person;
/** The clock goes on by days: her session of yesterday is over. */
let as: string;
let now: Date;

beforeAll(async () => {
  post = await openPostOffice();
  // Noon in Dubai: what is sold today is told about tomorrow at eight.
  now = new Date(new Date().setUTCHours(8, 0, 0, 0));
  world = await openWorld({
    drivers: {
      email: smtpDriver(
        { host: '127.0.0.1', port: post.port, encryption: 'none', user: undefined, password: undefined },
        'Rawnaq <no-reply@rawnaq.example>',
        'a secret of the tests',
      ),
    },
  });
  world.services.clock = () => now;
  admin = new pg.Client(connectionOf(world.url));
  await admin.connect();
  salon = await openMoneySalon(world);
  const { status, body } = await sell(world, salon, {});
  if (status !== 200) throw new Error(JSON.stringify(body));
});
afterAll(async () => {
  await admin.end();
  await world.close();
  await post.close();
});
beforeEach(async () => {
  post.letters.length = 0;
  await rowsOf(world, 'delete from report_mails');
  owner = await personOf(world, 'a@test.rawnaq');
  as = await tokenOf(world, owner);
});

const daily = (people: number[], more: object = {}) => ({
  report: 'services' as const,
  filters: {},
  rhythm: mailRhythms.codes.daily,
  hour: 8,
  with_sheet: true,
  with_pdf: true,
  people,
  ...more,
});
const add = async (input: object): Promise<number> => {
  const { status, body } = await world.call(mails.add, input as never, { as });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const someone = async (rights: readonly Permission[]): Promise<Person> =>
  addPerson(world, 'merchant', salon.accountId, toPermissionMap(rights));

/** A day later the clock asks, the jobs it leaves are run, and so are the letters they leave. */
async function aDayLater(): Promise<void> {
  now = new Date(now.getTime() + DAY_MS);
  as = await tokenOf(world, owner);
  await admin.query('delete from graphile_worker._private_jobs');
  await runJob(world.services, 'mail-due-reports');
  await runWaiting('mail-report');
  await runWaiting('send-message');
}

async function runWaiting(task: string): Promise<void> {
  const { rows } = await admin.query<{ payload: object }>(
    `
      select j.payload
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = $1
      order by j.id`,
    [task],
  );
  for (const { payload } of rows) await runJob(world.services, task, payload);
}

const runs = () =>
  rowsOf<{ user_id: number; outcome: number }>(world, 'select user_id, outcome from report_mail_runs order by user_id');

describe('a report by e-mail', () => {
  it('comes with its files, of the day before, once', async () => {
    await add(daily([owner.id]));
    await aDayLater();
    expect(post.letters).toHaveLength(1);
    const { mail } = post.letters[0]!;
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/pdf',
    ]);
    const [sheet, pdf] = mail.attachments.map(({ content }) => Buffer.from(content as ArrayBuffer));
    const rows = await readSheet(sheet!);
    expect(rows.length).toBeGreaterThan(1);
    expect(pdf!.subarray(0, 5).toString()).toBe('%PDF-');
    expect(mail.text).toContain('/merchant/management-reports/services-report');
    expect(await runs()).toEqual([{ user_id: owner.id, outcome: sent }]);

    await runJob(world.services, 'mail-due-reports');
    await runWaiting('mail-report');
    expect(await runs()).toHaveLength(1);
    expect(await rowsOf(world, "select 1 from messages where template = 'report-mail'")).toHaveLength(1);
    await aDayLater();
    expect(post.letters).toHaveLength(2);
  });

  it('shows everybody what she may see at that moment, or nothing', async () => {
    const seeing = await someone(['reports.services']);
    const blind = await someone(['reports.mail']);
    await add(daily([seeing.id, blind.id]));
    await aDayLater();
    expect(post.letters).toHaveLength(1);
    expect(await runs()).toEqual(
      [
        { user_id: seeing.id, outcome: sent },
        { user_id: blind.id, outcome: not_allowed },
      ].toSorted((a, b) => a.user_id - b.user_id),
    );
    await rowsOf(world, 'update users set status = 0 where account_id = $1 and id = $2', [salon.accountId, seeing.id]);
    await aDayLater();
    expect(post.letters).toHaveLength(1);
  });

  it('does not come while it is paused, nor makes up for it afterwards', async () => {
    const id = await add(daily([owner.id]));
    await world.call(mails.set_status, { id, status: 0 }, { as });
    await aDayLater();
    await aDayLater();
    await world.call(mails.set_status, { id, status: 1 }, { as });
    await runJob(world.services, 'mail-due-reports');
    await runWaiting('mail-report');
    expect(post.letters).toHaveLength(0);
    await aDayLater();
    expect(post.letters).toHaveLength(1);
  });

  it('can be tried at once, by whoever set it up, and then comes in its own time', async () => {
    const id = await add(daily([owner.id], { with_pdf: false }));
    await admin.query('delete from graphile_worker._private_jobs');
    expect((await world.call(mails.send_now, { id }, { as })).status).toBe(200);
    await runWaiting('mail-report');
    await runWaiting('send-message');
    expect(post.letters).toHaveLength(1);
    expect(post.letters[0]!.mail.attachments).toHaveLength(1);
    await aDayLater();
    expect(post.letters).toHaveLength(2);
  });
});

describe('setting one up', () => {
  const refused = async (input: object, by = as) => {
    const { status, body } = await world.call(mails.add, input as never, { as: by });
    return [status, body.code];
  };

  it('takes people of the salon with an address, and nobody else', async () => {
    const [stranger] = await rowsOf<{ id: number }>(world, 'select id from users where account_id = 2002 limit 1');
    expect(await refused(daily([stranger!.id + 1_000_000]))).toEqual([422, 'REPORT_MAIL_PERSON']);
    expect(await refused(daily([]))).toEqual([422, 'INVALID_INPUT']);
  });

  it('needs the report one may see oneself, its day, a file, and filters that are there', async () => {
    const clerk = await someone(['reports.mail']);
    expect(await refused(daily([owner.id]), await tokenOf(world, clerk))).toEqual([422, 'REPORT_MAIL_REPORT']);
    for (const wrong of [
      { rhythm: mailRhythms.codes.weekly },
      { rhythm: mailRhythms.codes.monthly, month_day: 31 },
      { with_sheet: false, with_pdf: false },
      { hour: 24 },
      { filters: { from: '2020-01-01' } },
      { filters: { 'f.employee_id': '999999999' } },
    ])
      expect((await refused(daily([owner.id], wrong)))[0], JSON.stringify(wrong)).toBe(422);
  });

  it('is changed and ended by those of the salon only', async () => {
    const id = await add(daily([owner.id]));
    const stranger = await tokenOf(world, await addPerson(world, 'merchant', 2002, toPermissionMap(['reports.mail'])));
    for (const answer of [
      await world.call(mails.edit, { id, ...daily([owner.id]) } as never, { as: stranger }),
      await world.call(mails.remove, { id }, { as: stranger }),
      await world.call(mails.send_now, { id }, { as: stranger }),
    ])
      expect([403, 404, 422]).toContain(answer.status);
    expect((await world.call(mails.remove, { id }, { as })).status).toBe(200);
    const { body } = await world.call(mails.get_records, {}, { as });
    expect(body.records).toEqual([]);
  });
});
