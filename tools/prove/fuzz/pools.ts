import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import type { Schema } from '../../../apps/server/test/endpoint-inputs';
import type { Seeded } from '../seeded';
import type { Caller } from './caller';
import { chosen } from './draw-input';

/** Ids of the filled world that fields are filled from, of one salon ($1). */
const SALON_POOLS = {
  customers: `
    select id
    from customers
    where account_id = $1 and status = ${recordStates.codes.active} and merged_into is null
    order by id desc limit 60`,
  employees: `
    select id from employees where account_id = $1 and status = ${recordStates.codes.active} order by id limit 40`,
  services: `
    select id from services where account_id = $1 and status = ${recordStates.codes.active} order by id limit 60`,
  groups: `
    select id from service_groups where account_id = $1 and status = ${recordStates.codes.active} order by id limit 30`,
  products: 'select id from products where account_id = $1 order by id limit 30',
  roles: `select id from roles where account_id = $1 and status = ${recordStates.codes.active} order by id limit 20`,
  pictures: "select id from uploads where account_id = $1 and mime like 'image/%' order by id desc limit 20",
  appointments: 'select id from appointments where account_id = $1 order by id desc limit 60',
  suggested_services: 'select id from suggested_services where $1 > 0 order by id limit 60',
  suggested_groups: 'select id from suggested_groups where $1 > 0 order by id limit 30',
  catalogue: 'select id from catalogue_products where $1 > 0 order by id limit 60',
} as const;
export type Pool = keyof typeof SALON_POOLS;
export type Pools = Record<Pool, number[]>;

export async function readPools({ rows }: Caller, account: number): Promise<Pools> {
  const found = await Promise.all(
    Object.entries(SALON_POOLS).map(async ([name, statement]) => [
      name,
      (await rows<{ id: number }>(statement, [account])).map(({ id }) => Number(id)),
    ]),
  );
  return Object.fromEntries(found) as Pools;
}

const POOL_OF: readonly [RegExp, Pool][] = [
  [/(^|\.)customer_id$/, 'customers'],
  [/employee_ids?$/, 'employees'],
  [/service_ids?$|^services(\.id)?$/, 'services'],
  [/(^|\.)(group_id|move_to)$/, 'groups'],
  [/(^|\.)products?(_id)?$/, 'products'],
  [/(role|replace_with)_id$/, 'roles'],
  [/upload_ids?$/, 'pictures'],
  [/appointment_id$|rebooked_from$/, 'appointments'],
  [/^services\.suggested_id$/, 'suggested_services'],
  [/^suggested$|suggested_group_id$/, 'suggested_groups'],
  [/catalogue_product_id$/, 'catalogue'],
];

let made = 0;

/** What a field of this name means to people, where its schema alone does not say. */
export function meaning(random: Seeded, pools: Pools, name: string, schema: Schema): unknown {
  const pool = POOL_OF.find(([names]) => names.test(name))?.[1];
  if (pool && (schema.type === 'integer' || schema.anyOf)) return chosen(random, pools[pool]) ?? 1;
  if (schema.type !== 'string' || schema.enum || schema.const !== undefined) return undefined;
  made += 1;
  const last = name.split('.').at(-1)!;
  if (/^(shifts|ranges)\.(from|to)$|_time$|cut_off$/.test(name)) return clockTime(random, last);
  if (/date$|_on$|^(from|to)$/.test(last)) return day(random, /^(to|ends_on|to_date)$/.test(last) ? 20 : 0);
  if (last === 'month') return day(random, 0).slice(0, 7);
  if (last.startsWith('arabic_')) return `اسم ${arabicLetters(made)}`;
  if (last === 'english_name') return `Silk ${letters(made)}`;
  if (last.endsWith('name')) return `Noor ${letters(made)}`;
  if (/mobile$|telephone/.test(last)) return `+97150${String(1_000_000 + ((made * 7919) % 8_999_999))}`;
  if (last.endsWith('email')) return `fuzz${made}@example.com`;
  if (last.endsWith('password')) return 'nine green bottles';
  return OTHERS[last]?.(random);
}

const OTHERS: Record<string, (random: Seeded) => string> = {
  alias: () => `fuzz${letters(made).toLowerCase()}`,
  colour: () => '#1F5E56',
  trn: () => '100123456700003',
  barcode: () => String(6_290_000_000_000 + made),
  code: () => `FZ${letters(made)}`,
  sort: () => 'id',
  descending: (random) => chosen(random, ['true', 'false']),
  time_zone: () => 'Asia/Dubai',
  map_link: () => 'https://maps.example.com/x',
  lines: () => '1',
};

/** Today in the Gulf; a few days on, so that what is drawn lies ahead. */
export const day = (random: Seeded, later: number): LocalDate =>
  addDays(todayIn(new Date(), 'Asia/Dubai'), later + random.between(1, 18));
const clockTime = (random: Seeded, last: string): string =>
  `${String(last === 'to' || last === 'out_time' ? random.between(14, 20) : random.between(8, 12)).padStart(2, '0')}` +
  `:${chosen(random, ['00', '15', '30', '45'])}:00`;
export const letters = (number: number): string =>
  [...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('');
export const arabicLetters = (number: number): string =>
  [...String(number)].map((digit) => 'ابتثجحخدذر'[Number(digit)]!).join('');
