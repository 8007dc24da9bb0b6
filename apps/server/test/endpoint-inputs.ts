import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '@rawnaq/domain/kernel/contract';

type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
export type Values = Record<string, unknown>;

const schemaOf = (endpoint: Endpoint): Schema =>
  z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** An input the endpoint's own schema accepts, made from that schema. */
export const goodInput = (endpoint: Endpoint): Values => good(schemaOf(endpoint), '') as Values;

/** No record has it, so that a test of one endpoint does not change what the next one stands on. */
const NO_ID = 987_654_321;

/** Names of fields that carry the id of some record. */
export const idFields = (endpoint: Endpoint): string[] =>
  Object.keys(schemaOf(endpoint).properties ?? {}).filter((name) => /(^|_)(id|ids|token)$/.test(name));

const FORMATS: Record<string, string> = {
  email: 'someone@example.com',
  ipv4: '203.0.113.9',
  ipv6: '2001:db8::9',
  date: '2026-11-15',
  uuid: '3f0e7a52-8d3c-4c0e-9a55-2f1f1c6d7e10',
  uri: 'https://example.com',
};

function good(schema: Schema, name: string): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return good(choice, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([field]) => schema.required?.includes(field))
        .map(([field, one]) => [field, good(one, field)]),
    );
  if (schema.type === 'array') return schema.items ? [good(schema.items, name)] : [];
  if (schema.type === 'integer' || schema.type === 'number')
    return /(^|_)ids?$/.test(name) && name !== 'account_id' ? NO_ID : Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.format && FORMATS[schema.format]) return FORMATS[schema.format];
  if (schema.pattern?.includes('{6}')) return '123456';
  return 'plain words of a person'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength ?? 40);
}

/** Texts and values that break things: each goes into every field in turn. */
export const NASTY: unknown[] = [
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202Egnp.exe',
  '\u2066\u2067\u061C',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳',
  'e\u0301\u0301\u0301',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '{{constructor.constructor("x")()}}',
  '{price}%n',
  '%',
  '_',
  '\\',
  '1e308',
  '-0',
  '9007199254740993',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '24:00',
  '..',
  '2026-02-30..2026-13-01',
  '0000-00-00..9999-99-99',
  'x'.repeat(100_000),
  '',
  ' ',
  '\n',
  '\u0001\u000b\ufffe',
  0,
  -1,
  1e308,
  2 ** 53 + 2,
  -(2 ** 53),
  0.1 + 0.2,
  2147483648,
  2 ** 63,
  true,
  false,
  null,
  [],
  {},
  [[['x']]],
  { $gt: '' },
  { toString: 'x', valueOf: 1, length: 3 },
];

/** The worst of them, for every field. */
const WORST: unknown[] = [
  'a\u0000b',
  '\ud800',
  '\u202Egnp.exe',
  '2026-02-30..0000-00-00',
  1e308,
  2 ** 53 + 2,
  -1,
  null,
  [],
  { $gt: '' },
];

/** The good input with one field made nasty: the worst values in every field, and all values in one of them, another for each endpoint. */
export function nastyInputs(endpoint: Endpoint, turn: number): Values[] {
  const base = goodInput(endpoint);
  const fields = [
    ...Object.keys(schemaOf(endpoint).properties ?? {}),
    ...(endpoint.path.endsWith('get_records') ? ['f.at', 'f.status', 'f.created_at'] : []),
    'is_owner',
  ];
  const chosen = fields[turn % fields.length]!;
  return [
    ...fields.flatMap((field) => WORST.map((value) => ({ ...base, [field]: value }))),
    ...NASTY.map((value) => ({ ...base, [chosen]: value })),
  ];
}

/** Anything at all, and nearly right things. */
export function garbage(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const base = goodInput(endpoint);
  const fields = Object.keys(schemaOf(endpoint).properties ?? {});
  const value = fc.oneof(
    fc.constantFrom(...NASTY.filter((one) => typeof one !== 'string' || one.length < 1000)),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.integer(),
    fc.double(),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const nearly = fields.length
    ? fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 3 }).map((some) => ({ ...base, ...some }))
    : fc.constant(base);
  return fc.oneof({ weight: 4, arbitrary: nearly }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
}
