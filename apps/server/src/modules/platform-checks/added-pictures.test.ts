import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { auditContract } from '@rawnaq/domain/audit/audit.contract';
import { toPermissionMap } from '@rawnaq/domain/kernel/permissions';
import { notificationsContract } from '@rawnaq/domain/notifications/notifications.contract';
import { addedPicturesContract as pictures } from '@rawnaq/domain/platform-checks/added-pictures.contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, personOf, rowsOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';
import { asAccount, asPlatform } from '../../services';
import { fillSetting } from '../settings';
import { addPicture } from '../uploads';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';

const SALON = 2001;
let world: World;
let manager: string;
let owner: string;
let ownerId: number;

beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
  const person = await personOf(world, 'a@test.rawnaq');
  ownerId = person.id;
  owner = await tokenOf(world, person);
});
afterAll(() => world.close());

let drawn = 0;
async function add(account_id = SALON): Promise<number> {
  drawn += 1;
  const bytes = await sharp({ create: { width: 500, height: 500, channels: 3, background: { r: drawn, g: 9, b: 9 } } })
    .png()
    .toBuffer();
  return asPlatform(world.services, (tx) =>
    addPicture(world.services, tx, {
      account_id,
      created_by: ownerId,
      name: `picture-${drawn}.png`,
      bytes,
      now: world.services.clock(),
    }),
  );
}
const rowOf = async (id: number) =>
  (await world.call(pictures.get_records, { search: 'picture-' }, { as: manager })).body.records.find(
    (row) => row.id === id,
  );
const remove = (id: number, reason = 'Not her own picture') =>
  world.call(pictures.remove, { account_id: SALON, id, reason }, { as: manager });
async function employ(english_name: string, picture_upload_id: number): Promise<number> {
  const { body } = await world.call(employeesContract.add, { english_name }, { as: owner });
  await world.call(employeesContract.edit, { id: body.id, english_name, picture_upload_id } as never, { as: owner });
  return body.id;
}
const addressOf = async (id: number): Promise<string> =>
  (await rowsOf<{ unique_id: string }>(world, 'select unique_id from uploads where id = $1', [id]))[0]!.unique_id;

it('a picture is listed with where it stands, looked at and marked', async () => {
  const id = await add();
  await employ('Hiba', id);
  expect(await rowOf(id)).toMatchObject({ account_id: SALON, place: 'employee', status: 'new', width: 500 });
  const file = await world.app.server.inject({
    url: `/api/manager/check_entries/added_images/file?account_id=${SALON}&id=${id}&size=thumb`,
    headers: { authorization: `Bearer ${manager}` },
  });
  expect(file.headers['content-type']).toBe('image/png');
  await world.call(pictures.mark_seen, { pictures: [{ account_id: SALON, id }] }, { as: manager });
  await world.call(pictures.mark_seen, { pictures: [{ account_id: SALON, id }] }, { as: manager });
  expect(await rowOf(id)).toMatchObject({ status: 'seen' });
  expect(await rowsOf(world, "select 1 from audit_log where action = 'pictures.seen'")).toHaveLength(1);
});

it('removed, it stands nowhere any more, cannot be taken again, and the salon knows why', async () => {
  const [id, stays] = [await add(), await add()];
  const hiba = await employ('Rana', id);
  const place = { accountId: SALON };
  await asAccount(world.services, SALON, async (tx) => {
    await fillSetting({ ...place, tx }, generalSetting, { logo_upload_id: id }, world.services.clock());
    await fillSetting(
      { ...place, tx },
      onlineSetting,
      { alias: 'pictured', picture_upload_ids: [stays, id] },
      world.services.clock(),
    );
  });
  const address = await addressOf(id);
  const openIt = () =>
    world.app.server.inject({
      url: `/api/merchant/uploads/${address}`,
      headers: { authorization: `Bearer ${owner}` },
    });
  expect((await openIt()).statusCode).toBe(200);
  expect((await remove(id)).status).toBe(200);
  expect((await openIt()).statusCode).toBe(404);
  expect((await world.call(employeesContract.get, { id: hiba }, { as: owner })).body).toMatchObject({
    picture_upload_id: null,
  });
  const [set] = await rowsOf(
    world,
    `select (select "values" -> 'logo_upload_id' from account_settings
        where account_id = $1 and section = 'general') as logo,
      (select "values" -> 'picture_upload_ids' from account_settings
        where account_id = $1 and section = 'online') as online`,
    [SALON],
  );
  expect(set).toEqual({ logo: null, online: [stays] });
  expect(await world.services.storage.open(`${SALON}/${address}`)).toBeUndefined();
  const again = await world.call(
    employeesContract.edit,
    { id: hiba, english_name: 'Rana', picture_upload_id: id } as never,
    { as: owner },
  );
  expect(again.body).toMatchObject({ code: 'UPLOAD_UNREADABLE' });
  const { body: told } = await world.call(
    notificationsContract.get_records,
    { type: 'removed-pictures' },
    { as: owner, area: 'merchant' },
  );
  expect(told.records[0]!.english_text).toBe('Rawnaq removed a picture (Logo): Not her own picture');
  expect((await remove(id)).body).toMatchObject({ code: 'STATE_MOVE_NOT_ALLOWED' });
  expect(await rowOf(id)).toMatchObject({ status: 'removed', remove_reason: 'Not her own picture', place: 'nowhere' });
  const history = await world.call(auditContract.get_records, { entity: 'uploads' } as never, {
    as: owner,
    area: 'merchant',
  });
  expect(history.status).toBe(200);
});

it('what is not shown to others is not shown to the platform either', async () => {
  const id = await add();
  await rowsOf(world, 'update uploads set is_shown = false where id = $1', [id]);
  expect(await rowOf(id)).toBeUndefined();
  for (const ask of [
    remove(id),
    world.call(pictures.mark_seen, { pictures: [{ account_id: SALON, id }] }, { as: manager }),
  ])
    expect((await ask).status).toBe(404);
  const foreign = await world.call(pictures.remove, { account_id: 2002, id, reason: 'x' }, { as: manager });
  expect(foreign.status).toBe(404);
  const onlyLooks = await tokenOf(
    world,
    await addPerson(world, 'manager', 0, toPermissionMap(['platform-checks.view'])),
  );
  expect((await world.call(pictures.remove, { account_id: SALON, id, reason: 'x' }, { as: onlyLooks })).status).toBe(
    403,
  );
  expect(
    (await world.call(pictures.remove, { account_id: SALON, id, reason: ' ' }, { as: manager })).body,
  ).toMatchObject({
    errors: { reason: [expect.any(String)] },
  });
});
