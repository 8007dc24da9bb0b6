import type { Endpoint } from '@rawnaq/domain/kernel/contract';

export type JsonSchema = Record<string, unknown>;
export type NameSchema = (endpoint: Endpoint, part: 'Input' | 'Output', schema: JsonSchema) => JsonSchema;

/** Schemas under names of their own, so that generated clients have types to import. Equal ones share a name. */
export function namedSchemas() {
  const all: Record<string, JsonSchema> = {};
  const known = new Map<string, string>();

  const keep = (wanted: string, schema: JsonSchema): JsonSchema => {
    const text = JSON.stringify(schema);
    const name = known.get(text) ?? freeName(all, wanted);
    known.set(text, name);
    all[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };
  keep('Done', {
    type: 'object',
    properties: { done: { type: 'boolean', enum: [true] } },
    required: ['done'],
    additionalProperties: false,
  });

  /** Records of a list have a name too: they are what its readers work with. */
  const withNamedRecords = (base: string, schema: JsonSchema): JsonSchema => {
    const properties = schema['properties'] as Record<string, JsonSchema> | undefined;
    const records = properties?.['records'];
    const items = records?.['items'];
    if (!properties || !records || typeof items !== 'object' || items === null) return schema;
    const named = { ...records, items: keep(`${base}Record`, items as JsonSchema) };
    return { ...schema, properties: { ...properties, records: named } };
  };

  const name: NameSchema = ({ path }, part, schema) => {
    const base = pascalCase(path.replace(/\/get_records$/, ''));
    return keep(`${base}${part}`, part === 'Output' ? withNamedRecords(base, schema) : schema);
  };
  return { all, keep, name };
}

const pascalCase = (path: string): string =>
  path
    .split(/[^a-zA-Z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function freeName(taken: Record<string, unknown>, wanted: string): string {
  let [name, number] = [wanted, 2];
  while (name in taken) name = `${wanted}${number++}`;
  return name;
}
