import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsContract } from '@rawnaq/domain/accounts/accounts.contract';
import { cities } from '@rawnaq/domain/kernel/places/test/cities';
import { countries } from '@rawnaq/domain/kernel/places/countries';
import { placesContract as places } from '@rawnaq/domain/places/places.contract';
import { personOf, tokenOf } from '../../../test/people';
import { openWorld, type World } from '../../../test/world';

let world: World;
let manager: string;
beforeAll(async () => {
  world = await openWorld();
  manager = await tokenOf(world, await personOf(world, 'manager@test.rawnaq'));
});
afterAll(() => world.close());

describe('places', () => {
  it('begin as the lists of the domain, with the same ids', async () => {
    const { body } = await world.call(places.offered, {});
    expect(body.countries).toEqual(
      countries.map(({ id, iso2, english_name, arabic_name, calling_code }) => ({
        id,
        iso2,
        english_name,
        arabic_name,
        calling_code,
      })),
    );
    expect(body.cities).toEqual(
      cities.map(({ id, country, english_name, arabic_name }) => ({ id, country, english_name, arabic_name })),
    );
  });

  it('can be renamed, put in order and taken out of forms; registration then refuses the country', async () => {
    const oman = countries.find((country) => country.iso2 === 'OM')!;
    await world.call(
      places.edit_country,
      { id: oman.id, english_name: 'Sultanate of Oman', arabic_name: 'سلطنة عُمان', position: 1, status: 1 },
      { as: manager },
    );
    expect(
      (await world.call(places.offered, {})).body.countries.map((country) => country.english_name).slice(0, 2),
    ).toContain('Sultanate of Oman');
    await world.call(
      places.edit_country,
      { id: oman.id, english_name: 'Oman', arabic_name: 'عُمان', position: 1, status: 0 },
      { as: manager },
    );
    const { body } = await world.call(places.offered, {});
    expect(
      body.countries.some((country) => country.iso2 === 'OM') || body.cities.some((city) => city.country === 'OM'),
    ).toBe(false);
    const salon = {
      english_name: 'Nada',
      arabic_name: 'ندى',
      business_type: 'women_salon' as const,
      country: 'OM' as const,
      owner_name: 'Nada',
      email: 'n@example.com',
      mobile: '+96892123456',
      password: 'four green lanterns',
      accept_terms: true as const,
    };
    expect((await world.call(accountsContract.register, salon)).body.errors).toHaveProperty('country');
  });

  it('take new cities, each name once in a country', async () => {
    const city = { country: 'AE', english_name: 'Hatta', arabic_name: 'حتا', position: 9, status: 1 as const };
    expect((await world.call(places.save_city, city, { as: manager })).body).toEqual({ done: true });
    expect(
      (
        await world.call(
          places.save_city,
          { ...city, english_name: 'HATTA', arabic_name: 'حتّا الجديدة' },
          { as: manager },
        )
      ).body.errors,
    ).toHaveProperty('english_name');
    expect(
      (await world.call(places.save_city, { ...city, english_name: 'Hatta Two' }, { as: manager })).body.errors,
    ).toHaveProperty('arabic_name');
    expect((await world.call(places.save_city, { ...city, id: 999_999 }, { as: manager })).status).toBe(404);
  });
});
