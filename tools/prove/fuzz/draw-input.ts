import type { Schema } from '../../../apps/server/test/endpoint-inputs';
import type { Seeded } from '../seeded';

export type Values = Record<string, unknown>;
/** How a field is filled, by its name with those it lies in (`lines.service_id`); undefined leaves it to the schema. */
export type Field = (name: string, schema: Schema) => unknown;

/** A value the schema accepts. `generous` fills in what may be left out, each in half of the cases. */
export function draw(random: Seeded, schema: Schema, name: string, field: Field, generous: boolean): unknown {
  const given = field(name, schema);
  if (given !== undefined) return given;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return draw(random, chosen(random, choices), name, field, generous);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chosen(random, schema.enum);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([one]) => schema.required?.includes(one) || (generous && random.next() < 0.5))
        .map(([one, part]) => [one, draw(random, part, name ? `${name}.${one}` : one, field, generous)]),
    );
  if (schema.type === 'array') {
    const least = Math.max(schema.minItems ?? 0, generous ? 0 : 1);
    const length = random.between(least, Math.min(schema.maxItems ?? 3, Math.max(least, 3)));
    return schema.items ? Array.from({ length }, () => draw(random, schema.items!, name, field, generous)) : [];
  }
  if (schema.type === 'integer' || schema.type === 'number') return number(random, schema);
  if (schema.type === 'boolean') return random.next() < 0.5;
  return schema.type === 'string' ? text(random, schema) : null;
}

export const chosen = <T>(random: Seeded, items: readonly T[]): T => items[random.between(0, items.length - 1)]!;

function number(random: Seeded, { minimum, exclusiveMinimum, maximum, multipleOf = 1, type }: Schema): number {
  // Whole numbers without a limit say so with the ends of what a number can count.
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const low = least < -1e9 ? 1 : least;
  const high = Math.max(low, Math.min(maximum ?? low + 100, low + 1e6));
  const value = random.between(Math.ceil(low / multipleOf), Math.floor(high / multipleOf)) * multipleOf;
  return type === 'number' && random.next() < 0.5 ? Math.min(high, value + 0.5) : value;
}

const WORDS = ['calm', 'green', 'pearl', 'river', 'amber', 'silk', 'dawn', 'oud', 'palm', 'sand'];
const FORMATS: Record<string, string> = {
  email: 'someone@example.com',
  ipv4: '203.0.113.9',
  ipv6: '2001:db8::9',
  cidrv4: '203.0.113.0/24',
  cidrv6: '2001:db8::/48',
  uri: 'https://example.com',
};

function text(random: Seeded, { format, pattern, minLength = 0, maxLength = 60 }: Schema): string {
  if (format && FORMATS[format]) return FORMATS[format];
  if (pattern?.includes('{6}')) return String(random.between(100_000, 999_999));
  const words = `${chosen(random, WORDS)} ${chosen(random, WORDS)} ${random.between(1, 99)}`;
  return words.padEnd(minLength, '.').slice(0, maxLength);
}
