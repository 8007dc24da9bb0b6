import { DEMO_PASSWORD } from '../../../../apps/server/src/demo/texts/demo-logins';
import { contactStates, contactTopics } from '@rawnaq/domain/contact-messages/contact-message.states';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { suggestionStates } from '@rawnaq/domain/suggestions/suggestion.states';
import { outgoingStates } from '@rawnaq/domain/messages/message.states';
import { entryCheckStates } from '@rawnaq/domain/services/entry-check.states';
import { platformUpdateStates } from '@rawnaq/domain/platform-updates/platform-update.states';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import type { Kitchen, Recipe } from '../planner';

/** The salons that the run itself works in are left alone. */
const OTHERS = "id not in (1, 1001, 1002) and status <> 'host'";
const idOf =
  (statement: string): Recipe =>
  async ({ one }) => ({ id: await one(statement, []) });
const record =
  (table: string, further = 'true'): Recipe =>
  async ({ rows, random }) => {
    const found = await rows<{ account_id: number; id: number }>(
      `select account_id, id from ${table} where account_id > 0 and ${further} order by id desc limit 20`,
    );
    return { ...found[random.between(0, Math.max(0, found.length - 1))] };
  };
/** A salon in a state that is made where nobody is in it. */
const merchant =
  (state: string): Recipe =>
  async ({ rows, one }) => {
    const id = await one(`select id from accounts where ${OTHERS} order by id desc limit 8`, []);
    await rows('update accounts set status = $2 where id = $1', [id, state]);
    return { id };
  };
const staff: Recipe = async (kitchen) => ({
  id: await newStaff(kitchen),
  role_id: await kitchen.one('select id from roles where account_id = 0', []),
});

async function newStaff(kitchen: Kitchen): Promise<number | undefined> {
  const role_id = await kitchen.one('select id from roles where account_id = 0', []);
  const email = `staff${kitchen.random.between(1, 1e9)}@example.com`;
  await kitchen.ask('manager', 'platform_setting/employees/add', { name: 'Salem Ali', email, role_id });
  return kitchen.one('select id from users where email = $1', [email]);
}

/** Something a visitor of the website wrote. */
const aLetter =
  (status: number): Recipe =>
  async ({ one }) => ({
    id: await one(
      `
        insert into contact_messages (name, email, topic, text, language, status, created_at)
        values ('Noura', 'noura@example.com', ${contactTopics.codes.question}, 'Hello', 'en', $1, now())
        returning id`,
      [status],
    ),
  });

export const managerRecipes: Record<string, Recipe> = {
  'manager audit/get_history': async () => ({
    entity: 'accounts',
    entity_id: '1001',
    account_id: 0,
    before_id: undefined,
  }),
  'manager uploads/:unique_id': async (kitchen) => {
    const { unique_id } = await kitchen.ask('manager', 'uploads/add_image', {});
    return {
      unique_id:
        unique_id ??
        (await kitchen.one<string>('select unique_id from uploads where account_id = 0 order by id desc limit 5', [])),
    };
  },
  'technical/development_suggestions/image': async (kitchen) => {
    await kitchen.ask('merchant', 'suggestions/add', {
      title: 'With a picture',
      body: 'A larger calendar, please',
      upload_id: kitchen.pools.pictures[0],
    });
    return record('development_suggestions', 'upload_id is not null')(kitchen);
  },
  'technical/development_suggestions/decide': async (kitchen) => ({
    ...(await record(
      'development_suggestions',
      `status in (${suggestionStates.codes.new}, ${suggestionStates.codes.under_processing})`,
    )(kitchen)),
    status: kitchen.random.between(2, 3),
    answer: 'Thank you',
  }),
  'technical/js_errors/set_status': idOf('select id from js_errors order by id desc limit 20'),
  'trackers/blocked_ips/block': async ({ random }) => ({ address: `198.51.100.${random.between(1, 254)}` }),
  'trackers/blocked_ips/unblock': async (kitchen) => {
    await kitchen.ask('manager', 'trackers/blocked_ips/block', {
      address: `203.0.113.${kitchen.random.between(1, 254)}`,
      reason: 'fuzz',
    });
    return { id: await kitchen.one('select id from blocked_ips where unblocked_at is null', []) };
  },
  'trackers/system_connections/end': async (kitchen) => {
    await kitchen.ask('merchant', 'login', {
      username: 'reception@glow.demo',
      password: DEMO_PASSWORD,
      end_other_session: true,
    });
    return record(
      'sessions',
      "ended_at is null and user_id in (select id from users where email = 'reception@glow.demo')",
    )(kitchen);
  },
  'trackers/mail/resend': record('messages', `channel = 'email' and status <> ${outgoingStates.codes.success}`),
  'merchants/get_record': idOf('select id from accounts where id > 1000'),
  'merchants/approve': merchant('requested'),
  'merchants/reject': merchant('requested'),
  'merchants/reopen': merchant('rejected'),
  'merchants/disable': merchant('active'),
  'merchants/set_package': merchant('active'),
  'check_entries/added_images/file': record('uploads', 'is_shown and removed_at is null and account_id > 1'),
  'check_entries/added_images/mark_seen': async (kitchen) => ({
    pictures: [await record('uploads', 'is_shown and account_id > 1')(kitchen)],
  }),
  // One that nothing shows: later inputs may need the others.
  'check_entries/added_images/remove': async ({ rows, account }) =>
    (
      await rows<{ account_id: number; id: number }>(
        `
          insert into uploads (account_id, unique_id, file_name, mime, bytes, width, height, is_shown)
          values ($1, gen_random_uuid()::text, 'gone.png', 'image/png', 1, 1, 1, true) returning account_id, id`,
        [account],
      )
    )[0]!,
  'addon_services/global_aliases/keep': async ({ random }) => ({ alias: `kept${random.between(1, 1e9)}` }),
  'addon_services/global_aliases/release': async ({ ask, random }) =>
    ask('manager', 'addon_services/global_aliases/keep', { alias: `kept${random.between(1, 1e9)}`, note: 'Ours' }),
  'addon_services/global_aliases/change': async ({ one, random }) => ({
    id: await one(
      `
        insert into account_settings (account_id, section, "values", secrets, updated_at)
        select max(id), 'online', '{"alias": "former"}', '{}', now() from accounts where ${OTHERS}
        on conflict (account_id, section) do update set updated_at = now()
        returning account_id`,
      [],
    ),
    alias: `changed${random.between(1, 1e9)}`,
  }),
  'marketing/save_lead': async ({ one }) => ({
    id: await one('select id from accounts where id > 1000', []),
    staff_id: null,
    next_step: 'Call',
  }),
  'marketing/contact_messages/get_record': aLetter(0),
  'marketing/contact_messages/answer': aLetter(0),
  'marketing/contact_messages/set_status': async (kitchen) => ({
    ...(await aLetter(0)(kitchen)),
    status: contactStates.codes.closed,
  }),
  'marketing/write_to_owner': idOf('select account_id as id from users where is_owner and email is not null'),
  'merchants/add_note': idOf('select id from accounts where id > 1000'),
  'merchants/change_owner': async ({ one, rows }) => {
    const user_id = await one("select id from users where account_id = 1001 and email = 'reception@glow.demo'", []);
    await rows(
      `
        update users
        set role_id = (select id from roles where account_id = 1001 and key = 'administrator')
        where account_id = 1001 and id = $1`,
      [user_id],
    );
    return { id: 1001, user_id, password: DEMO_PASSWORD, totp: undefined };
  },
  'merchants/login_as_owner': async () => ({ id: 1002, password: DEMO_PASSWORD, totp: undefined }),
  enter_as_owner: async (kitchen) => {
    const answer = await kitchen.ask('manager', 'merchants/login_as_owner', {
      id: 1002,
      reason: 'They asked for help',
      password: DEMO_PASSWORD,
    });
    return { code: answer.code ?? /enter\/([\w.-]{10,})/.exec(JSON.stringify(answer))?.[1] ?? 'no such code' };
  },
  'customers_merchants/check_again': record('customers', 'whatsapp_inactive_at is not null'),
  'platform_setting/employees/add': async ({ one }) => ({
    role_id: await one('select id from roles where account_id = 0', []),
  }),
  'platform_setting/employees/invite': staff,
  'platform_setting/employees/set_role': staff,
  'platform_setting/employees/set_status': staff,
  'platform_setting/employees/reset_second_factor': staff,
  'platform_setting/roles/save': async () => ({
    id: undefined,
    permissions: toPermissionMap(['platform-dashboard.view']),
  }),
  'platform_setting/roles/remove': async (kitchen) => {
    await kitchen.ask('manager', 'platform_setting/roles/save', {
      english_name: `Spare ${kitchen.random.between(1, 1e9)}`,
      arabic_name: `دور ${kitchen.random.between(1, 1e9)}`,
      permissions: {},
    });
    return {
      id: await kitchen.one('select id from roles where account_id = 0 and key is null order by id desc limit 1', []),
    };
  },
  'platform_setting/countries/edit': idOf('select id from countries'),
  'platform_setting/cities/save': async () => ({ id: undefined }),
  'platform_setting/suggested_groups/edit': idOf('select id from suggested_groups'),
  'platform_setting/suggested_groups/set_status': idOf('select id from suggested_groups'),
  'platform_setting/suggested_services/add': async ({ one }) => ({
    group_id: await one('select id from suggested_groups', []),
  }),
  'platform_setting/suggested_services/edit': async ({ one }) => ({
    id: await one('select id from suggested_services', []),
    group_id: await one('select id from suggested_groups', []),
  }),
  'platform_setting/suggested_services/set_status': idOf('select id from suggested_services'),
  'platform_setting/platform_updates/edit': idOf('select id from platform_updates'),
  'platform_setting/platform_updates/set_status': async ({ one }) => ({
    id: await one(`select id from platform_updates where status <> ${platformUpdateStates.codes.published}`, []),
    status: platformUpdateStates.codes.published,
  }),
  'platform_setting/suggested_products/edit': idOf('select id from catalogue_products'),
  'platform_setting/suggested_products/set_status': idOf('select id from catalogue_products'),
  'check_entries/added_groups/decide': record('service_groups', `check_status = ${entryCheckStates.codes.new}`),
  'check_entries/added_services/decide': async (kitchen) => ({
    ...(await record('services', `check_status = ${entryCheckStates.codes.new}`)(kitchen)),
    suggested_group_id: await kitchen.one(
      `select id from suggested_groups where status = ${recordStates.codes.active}`,
      [],
    ),
  }),
  'check_entries/added_products/decide': record(
    'product_requests',
    `status = ${productRequestStates.codes.active} and kind = 'add'`,
  ),
  'check_entries/edited_products/decide': record(
    'product_requests',
    `status = ${productRequestStates.codes.active} and kind = 'edit'`,
  ),
};
