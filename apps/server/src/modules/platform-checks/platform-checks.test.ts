import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformChecksContract } from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { servicesContract } from '@rawnaq/domain/services/services.contract';
import { suggestedServicesContract } from '@rawnaq/domain/suggested-services/suggested-services.contract';
import { personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { countSuggestions } from '../services';
import { fillStarterMenu } from '../suggested-services';

let world: World;
let staff: string;
let mine: string;
let theirs: string;
let group: number;
let service: number;

beforeAll(async () => {
  world = await openWorld();
  await fillStarterMenu(world.services);
  staff = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  mine = await tokenOf(world, await personOf(world, 'a@test.rawnaq'));
  theirs = await tokenOf(world, await personOf(world, 'b@test.rawnaq'));
  group = (
    await world.call(categoriesContract.add, { english_name: 'Henna corner', arabic_name: 'ركن الحناء' }, { as: mine })
  ).body.id;
  service = (
    await world.call(
      servicesContract.add,
      { english_name: 'Sudanese henna', arabic_name: 'حناء سودانية', group_id: group, price: 15_000, job_time: 60 },
      { as: mine },
    )
  ).body.id;
});
afterAll(() => world.close());

const { decide_group, decide_service, group_records, service_records } = platformChecksContract;
const place = { account_id: 2001 };

describe('what salons add themselves', () => {
  it('is shown to the platform with its salon', async () => {
    expect((await world.call(group_records, {}, { as: staff })).body.records).toEqual([
      expect.objectContaining({ id: group, salon: 'Salon A', services_count: 1, check_status: 1 }),
    ]);
    expect((await world.call(service_records, { search: 'حنا سودانيه' }, { as: staff })).body.records).toEqual([
      expect.objectContaining({ id: service, group_name: 'Henna corner', currency: 'AED' }),
    ]);
  });

  it('is rejected with a reason the salon can read', async () => {
    expect(
      (await world.call(decide_service, { ...place, id: service, check_status: 0 }, { as: staff })).body,
    ).toMatchObject({ code: 'CHECK_NEEDS_REASON', errors: { reason: [expect.any(String)] } });
    expect(
      (await world.call(decide_service, { ...place, id: service, check_status: 0, reason: 'Too local' }, { as: staff }))
        .status,
    ).toBe(200);
    expect((await world.call(servicesContract.get_record, { id: service }, { as: mine })).body.record).toMatchObject({
      check_status: 0,
      check_reason: 'Too local',
      status: 1,
    });
    expect(
      await rowsOf(world, "select account_id, actor_kind from audit_log where action = 'platform-checks.decide'"),
    ).toEqual([{ account_id: 2001, actor_kind: 'manager' }]);
  });

  it('is approved, and suggested to other salons of its kind', async () => {
    expect(
      (await world.call(decide_service, { ...place, id: service, check_status: 2 }, { as: staff })).body.code,
    ).toBe('CHECK_NEEDS_GROUP');
    expect((await world.call(decide_group, { ...place, id: group, check_status: 2 }, { as: staff })).status).toBe(200);
    expect((await world.call(decide_service, { ...place, id: service, check_status: 2 }, { as: staff })).status).toBe(
      200,
    );
    const suggested = (await world.call(servicesContract.suggested, {}, { as: theirs })).body.records;
    expect(suggested.find((one) => one.english_name === 'Sudanese henna')).toMatchObject({
      group_english_name: 'Henna corner',
      job_time: 60,
      activated: false,
    });
    expect(
      (await world.call(servicesContract.suggested, {}, { as: mine })).body.records.find(
        (one) => one.english_name === 'Sudanese henna',
      )?.activated,
    ).toBe(true);
    expect(
      (await world.call(decide_group, { ...place, id: group, check_status: 0, reason: 'x' }, { as: staff })).body.code,
    ).toBe('STATE_MOVE_NOT_ALLOWED');
  });

  it('is not found under another salon', async () => {
    expect(
      (await world.call(decide_group, { account_id: 2002, id: group, check_status: 2 }, { as: staff })).status,
    ).toBe(404);
  });
});

describe('suggested groups and services', () => {
  it('are added, changed, and no longer suggested once disabled', async () => {
    const id = (
      await world.call(
        suggestedServicesContract.add_group,
        { english_name: 'Tanning', arabic_name: 'تسمير البشرة', business_types: ['women_salon', 'beauty_centre'] },
        { as: staff },
      )
    ).body.id;
    const one = {
      english_name: 'Spray tan',
      arabic_name: 'تان رذاذ',
      group_id: id,
      job_time: 30,
      business_types: ['women_salon' as const],
    };
    const made = (await world.call(suggestedServicesContract.add_service, one, { as: staff })).body.id;
    expect(
      (
        await world.call(
          suggestedServicesContract.add_service,
          { ...one, english_name: 'SPRAY TAN', arabic_name: 'آخر' },
          { as: staff },
        )
      ).body.code,
    ).toBe('SERVICE_NAME_EXISTS');
    expect(
      (await world.call(suggestedServicesContract.edit_service, { id: made, ...one, job_time: 45 }, { as: staff }))
        .status,
    ).toBe(200);
    const [row] = (await world.call(suggestedServicesContract.service_records, { search: 'spray' }, { as: staff })).body
      .records;
    expect(row).toMatchObject({
      group_name: 'Tanning',
      job_time: 45,
      business_types_text: "Women's salon",
      salons_count: 0,
    });
    const mineNow = async () =>
      (await world.call(servicesContract.suggested, {}, { as: mine })).body.records.some(
        (record) => record.id === made,
      );
    expect(await mineNow()).toBe(true);
    expect(
      (await world.call(suggestedServicesContract.set_group_status, { id, status: 0 }, { as: staff })).status,
    ).toBe(200);
    expect(await mineNow()).toBe(false);
    expect(
      (
        await world.call(
          suggestedServicesContract.edit_group,
          { id: 999_999, english_name: 'None', arabic_name: 'لا شيء', business_types: ['men_salon'] },
          { as: staff },
        )
      ).status,
    ).toBe(404);
    await countSuggestions(world.services);
    const [group_row] = (
      await world.call(suggestedServicesContract.group_records, { search: 'henna corner' }, { as: staff })
    ).body.records;
    expect(group_row).toMatchObject({ salons_count: 1, services_count: 1 });
  });
});
