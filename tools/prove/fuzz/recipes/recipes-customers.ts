import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { chosen, type Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';
import { own, today, freshCustomer } from './recipe-parts';
import { sheet } from './sent-files';

const customersSheet = ({ random }: Kitchen) =>
  sheet(['Name,Mobile', `Huda Ali,+97154${random.between(1_000_000, 9_999_999)}`]);

const imported: Recipe = async (kitchen) => {
  const { id } = await kitchen.ask('merchant', 'customers/import/upload', {}, customersSheet(kitchen));
  return { id, only_bad: undefined };
};

const period = async ({ random }: Kitchen): Promise<Values> => {
  const to = addDays(today(), -random.between(0, 5));
  return { from: addDays(to, -random.between(0, 60)), to };
};

/** About everybody, so that nothing has to be there. */
const report = async (kitchen: Kitchen): Promise<Values> => ({
  ...(await period(kitchen)),
  id: chosen(kitchen.random, [
    'appointments',
    'checkin-checkout',
    'detailed-attendance',
    'daily-payments',
    'vat',
    'activities',
  ]),
});

/** A day long ago that nobody counted yet: nothing is expected, and nothing is there. */
const closedDay: Recipe = async (kitchen) => {
  const day = addDays(today(), -kitchen.random.between(400, 9_000));
  const { methods } = await kitchen.ask('merchant', 'till_closings/get_day', { day });
  const counts = (methods as { method: string }[]).map(({ method }) => ({ method, expected: 0, counted: 0 }));
  return { day, opening_float: 0, left_in_drawer: 0, counts };
};

const PLATFORM_FILE = 'trackers/failed_login_attempts/export';

/** A few at a time for each person: those before go first. */
const longFile =
  (path: string): Recipe =>
  async ({ rows, account, random }) => {
    await rows('delete from exports where account_id in (0, $1)', [account]);
    return { path, input: { format: chosen(random, ['csv', 'xlsx']) } };
  };

/** One that is ready, with the bytes of a picture: what is in it is nobody's matter here. */
const exported =
  (area: 'merchant' | 'manager', path: string): Recipe =>
  async ({ rows, account, one }) => {
    const picture = await one<string>('select unique_id from uploads where account_id = $1 limit 20');
    const owner = area === 'merchant' ? account : 0;
    const [made] = await rows<{ id: number }>(
      `
        insert into exports (account_id, user_id, session_id, permissions, area, path, input, language, file_name,
          plain_name, state, storage_key, created_at)
        select $1, u.id, 0, '{}', $2, $3, '{"format": "csv"}', 'en', 'Rows.csv', 'rows.csv', 'ready', $4, now()
        from users u
        where u.account_id = $1 and (u.is_owner or u.email = 'manager@rawnaq.demo') limit 1 returning id`,
      [owner, area, path, `${account}/${picture}`],
    );
    return { id: made?.id };
  };

export const customersRecipes: Record<string, Recipe> = {
  'customers/search': async ({ random }) => ({ search: chosen(random, ['noor', '0501', 'سارة']) }),
  'customers/edit': async (kitchen) => ({ id: await freshCustomer(kitchen) }),
  'customers/set_status': async (kitchen) => ({ id: await freshCustomer(kitchen) }),
  'customers/set_consent': own('customers', 'merged_into is null'),
  'customers/add_note': own('customers', 'merged_into is null'),
  'customers/remove_note': async (kitchen) => {
    const id = await freshCustomer(kitchen);
    await kitchen.ask('merchant', 'customers/add_note', { id, text: 'Likes tea' });
    return { id, note_id: await kitchen.one('select id from customer_notes where customer_id = $1', [id]) };
  },
  'customers/add_photo': own('customers', 'merged_into is null'),
  'customers/remove_photo': async (kitchen) => {
    const id = await freshCustomer(kitchen);
    await kitchen.ask('merchant', 'customers/add_photo', {
      id,
      upload_id: chosen(kitchen.random, kitchen.pools.pictures),
    });
    return { id, photo_id: await kitchen.one('select id from customer_photos where customer_id = $1', [id]) };
  },
  'customers/merge': async (kitchen) => ({ id: await freshCustomer(kitchen), other_id: await freshCustomer(kitchen) }),
  'customers/import/upload': async (kitchen) => ({ attached: customersSheet(kitchen) }),
  'customers/import/get_record': imported,
  'customers/import/get_rows': imported,
  'customers/import/confirm': imported,
  'customer_care/preview': async ({ one }) => ({
    kind: 'birthday',
    ids: String(await one('select id from customers where account_id = $1 and birth_date is not null limit 20')),
  }),
  'customer_care/send': async ({ one }) => ({
    kind: 'birthday',
    ids: [
      await one(
        `select c.id from customers c
        where c.account_id = $1 and c.birth_date is not null and c.whatsapp_allowed and c.whatsapp_inactive_at is null
          and c.status = ${recordStates.codes.active} and c.merged_into is null
          and not exists (
            select from customer_consents s
            where s.account_id = c.account_id and s.customer_id = c.id and not s.allowed)
          and exists (
            select from customer_consents s
            where s.account_id = c.account_id and s.customer_id = c.id and s.channel = 'whatsapp'
              and s.purpose = 'marketing' and s.allowed) limit 20`,
      ),
    ],
    again: true,
  }),
  'reports/:id/get_records': report,
  'reports/:id/export': report,
  'till_closings/close': closedDay,
  'dashboard/payments/get': period,
  'exports/add': longFile('customers/export'),
  'manager exports/add': longFile(PLATFORM_FILE),
  'exports/remove': exported('merchant', 'customers/export'),
  'manager exports/remove': exported('manager', PLATFORM_FILE),
  'exports/:id/file': exported('merchant', 'customers/export'),
  'manager exports/:id/file': exported('manager', PLATFORM_FILE),
};
