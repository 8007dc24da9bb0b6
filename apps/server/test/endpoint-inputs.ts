import { z } from 'zod';
import type { Endpoint } from '@rawnaq/domain/kernel/contract';

export type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
};
export type Values = Record<string, unknown>;

const known = new WeakMap<Endpoint, Schema>();

/** What the endpoint's own schema says of its input. */
export function schemaOf(endpoint: Endpoint): Schema {
  const schema =
    known.get(endpoint) ?? (z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema);
  known.set(endpoint, schema);
  return schema;
}

/** An input the endpoint's own schema accepts, made from that schema. */
export const goodInput = (endpoint: Endpoint): Values => good(schemaOf(endpoint), '') as Values;

/**
 * The same with whatever may be left out besides, and of the fields that are named here what is given for them, such as
 * the ids of real records.
 */
export const fullInput = (endpoint: Endpoint, known: Values): Values => good(schemaOf(endpoint), '', known) as Values;

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

/** Where `known` is given, nothing is left out. */
function good(schema: Schema, name: string, known?: Values): unknown {
  if (known && name in known) return known[name];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return good(choice, name, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([field]) => known !== undefined || schema.required?.includes(field))
        .map(([field, one]) => [field, good(one, field, known)]),
    );
  if (schema.type === 'array') return schema.items ? [good(schema.items, name, known)] : [];
  if (schema.type === 'integer' || schema.type === 'number')
    return /(^|_)ids?$/.test(name) && name !== 'account_id' ? NO_ID : Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.format && FORMATS[schema.format]) return FORMATS[schema.format];
  if (schema.pattern?.includes('{6}')) return '123456';
  return 'plain words of a person'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength ?? 40);
}
