import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import type { AuditedEntity } from '@rawnaq/domain/audit/audited-records';
import { customersContract } from '@rawnaq/domain/customers/customers.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { penaltiesContract } from '@rawnaq/domain/penalties/penalties.contract';
import { platformMerchantsContract } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import type { Ctx } from '../../http/context';
import { audit, auditAll } from '.';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const history = (as: string, entity: AuditedEntity, more: object = {}, area: 'merchant' | 'manager' = 'merchant') =>
  world.call(auditContract.get_history, { entity, entity_id: '7', ...more }, { as, area });

describe('the history of a record', () => {
  it('is read by who may see the record, newest first, page by page', async () => {
    await rowsOf(
      world,
      `
        insert into audit_log (account_id, actor_kind, actor_name, action, entity, entity_id, before, after)
        select 2001, 'merchant', 'Owner A', 'customers.edit', 'customers', '7', json_build_object('name', n),
          json_build_object('name', n + 1)
        from generate_series(1, 60) n`,
    );
    const reader = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['customers.view'])));
    const page = (await history(reader, 'customers')).body;
    expect([page.records.length, page.more, page.records[0]!.after]).toEqual([50, true, { name: 61 }]);
    const next = (await history(reader, 'customers', { before_id: page.records.at(-1)!.id })).body;
    expect([next.records.length, next.more, next.records.at(-1)!.before]).toEqual([10, false, { name: 1 }]);
    for (const entity of ['users', 'employees', 'countries'] as const)
      expect((await history(reader, entity)).status).toBe(403);
    expect((await history(reader, 'customers', { entity: 'anything' })).status).toBe(422);
    expect((await world.call(auditContract.get_records, {}, { as: reader })).status).toBe(403);
  });

  it('is of the own salon only, whatever account a merchant names', async () => {
    const neighbour = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
    expect((await history(neighbour, 'customers', { account_id: 2001 })).body.records).toEqual([]);
  });

  it('of settings is read section by section, with what was before', async () => {
    const owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    const { values } = (await world.call(settingsContract.get_invoice, {}, { as: owner })).body;
    await world.call(settingsContract.save_invoice, { ...values, english_footer: 'See you soon' }, { as: owner });
    const hours = (await world.call(settingsContract.get_business_hours, {}, { as: owner })).body;
    await world.call(
      settingsContract.save_business_hours,
      {
        time_zone: hours.time_zone as 'Asia/Dubai',
        business_day_cut_off: hours.business_day_cut_off,
        shifts: [{ weekday: 0, from: '10:00:00', to: '20:00:00' }],
      },
      { as: owner },
    );
    const clerk = await tokenOf(world, await addPerson(world, 'merchant', 2001, toPermissionMap(['settings.invoice'])));
    const invoice = await history(clerk, 'account_settings', { entity_id: 'invoice' });
    expect(invoice.body.records).toMatchObject([
      { action: 'settings.save', actor_name: 'Owner A', after: { english_footer: 'See you soon' } },
    ]);
    expect(invoice.body.records[0]!.before).toHaveProperty('english_footer');
    for (const section of ['general', 'payment-gateway', 'no-section'])
      expect((await history(clerk, 'account_settings', { entity_id: section })).status).toBe(403);
    expect((await history(clerk, 'business_hours', { entity_id: 'week' })).status).toBe(403);
    expect((await history(owner, 'business_hours', { entity_id: 'week' })).body.records).toMatchObject([
      { action: 'business-hours.save' },
    ]);
  });

  it('is open to platform staff for merchants they may see', async () => {
    const manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
    await world.call(platformMerchantsContract.disable, { id: 2002, reason: 'Unpaid' }, { as: manager });
    const { body } = await world.call(
      auditContract.get_history,
      { entity: 'accounts', entity_id: '2002', account_id: 2002 },
      { as: manager, area: 'manager' },
    );
    expect(body.records).toMatchObject([
      {
        action: 'accounts.disable',
        actor_name: 'Manager',
        actor_kind: 'manager',
        before: { status: 'active' },
        after: { status: 'disabled', reason: 'Unpaid' },
      },
    ]);
    const support = await tokenOf(
      world,
      await addPerson(world, 'manager', 0, toPermissionMap(['platform-trackers.view'])),
    );
    expect((await history(support, 'accounts', { account_id: 2002 }, 'manager')).status).toBe(403);
  });
});

describe('the audit log', () => {
  it('is filtered by kind and searched by person, and its file says the actions in words', async () => {
    const owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    expect(
      (await world.call(auditContract.get_records, { 'f.entity': 'customers', search: 'owner a' }, { as: owner })).body
        .total,
    ).toBe(60);
    expect((await world.call(auditContract.get_records, { 'f.entity': 'services' }, { as: owner })).body.total).toBe(0);
    const file = await world.call(auditContract.export, { format: 'csv' }, { as: owner, language: 'ar' });
    expect(String(file.body)).toContain('تعديل: عميل');
  });

  it('calls a record as people do: by whom it is about, by the number on its paper', async () => {
    const owner = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
    const { id } = (await world.call(customersContract.add, { name: 'Shamma', mobile: '0501234567' }, { as: owner }))
      .body;
    await world.call(penaltiesContract.add, { customer_id: id, type: 1, amount: 5_000 }, { as: owner });
    await rowsOf(
      world,
      `
        insert into audit_log (account_id, actor_kind, actor_name, action, entity, entity_id, after)
        values (2001, 'merchant', 'A', 'invoices.issue', 'invoices', '991', '{"number": "5617"}'),
          (2001, 'merchant', 'A', 'invoices.send', 'invoices', '992', '{"channel": "sms"}')`,
    );
    const { records } = (await world.call(auditContract.get_records, {}, { as: owner })).body;
    const nameOf = (action: string) => records.find((record) => record.action === action)!.entity_name;
    expect(['customers.add', 'penalties.add', 'invoices.issue', 'invoices.send'].map(nameOf)).toEqual([
      'Shamma',
      'Shamma',
      '5617',
      null,
    ]);
  });
});

it('of what nobody declared can not be written', () => {
  const wrong = (ctx: Ctx) => [
    // @ts-expect-error a record nobody declared
    () => audit(ctx, { entity: 'unicorns', action: 'unicorns.add' }),
    // @ts-expect-error an action of another record
    () => audit(ctx, { entity: 'offers', action: 'customers.merge' }),
    // @ts-expect-error the same for many lines at once
    () => auditAll(ctx, 'offers', [{ action: 'customers.merge' }]),
  ];
  expect(wrong).toBeTypeOf('function');
});
