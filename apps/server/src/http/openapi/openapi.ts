import { errorCatalogue, type ErrorCode } from '@rawnaq/domain/kernel/error-catalogue';
import { STATUS_OF } from '@rawnaq/domain/kernel/app-error';
import { isWrite, pathNames, type Endpoint } from '@rawnaq/domain/kernel/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BoundEndpoint } from '../bind-contract';
import { apiDocsPage, API_DOCS_STYLE } from './openapi-page';
import { namedSchemas, type JsonSchema, type NameSchema } from './openapi-schemas';

/** The contracts themselves, in the words of OpenAPI. */
export function installOpenApi(server: FastifyInstance, endpoints: readonly BoundEndpoint[], publicUrl: string): void {
  let document: string | undefined;
  server.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(endpoints, publicUrl));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  server.get('/api/docs', async (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .header('content-type', 'text/html; charset=utf-8')
      .send(apiDocsPage(endpoints)),
  );
  server.get('/api/docs.css', async (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').send(API_DOCS_STYLE),
  );
}

const AREAS: Record<string, string> = {
  merchant: 'A salon and its people',
  manager: 'The platform’s own staff',
  properties: 'Owners of vacation properties',
  public: 'Everybody: booking pages and links',
};

export function openApi(endpoints: readonly BoundEndpoint[], publicUrl: string) {
  const schemas = namedSchemas();
  const error = schemas.keep('Error', errorAnswer);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { url, area, endpoint, name } of endpoints) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    const id = `${area}_${name}_${endpoint.path.replace(/\W+/g, '_')}`;
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(id, area, endpoint, schemas.name, error);
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Rawnaq',
      version: '1',
      description:
        'Amounts are whole numbers of the minor unit. Instants are ISO 8601 in UTC. ' +
        'Errors carry a code and a sentence in the language of Accept-Language.',
      license: { name: 'Proprietary', url: publicUrl },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: schemas.all },
    paths,
  };
}

const errorAnswer: JsonSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: 'Never changes; the sentence may.' },
    message: { type: 'string', description: 'In the language of Accept-Language.' },
    errors: {
      type: 'object',
      description: 'By field, where the input was not good.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

function operation(operationId: string, area: string, endpoint: Endpoint, name: NameSchema, error: JsonSchema) {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  return {
    operationId,
    tags: [area],
    summary: endpoint.summary,
    description: `Access: ${[endpoint.access, ...(endpoint.alsoNeeds ?? [])].join(' and ')}`,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint, inQuery),
    ...(inQuery ? {} : { requestBody: { required: true, content: bodyOf(endpoint, name) } }),
    responses: {
      200: { description: 'Done', content: answerOf(endpoint, name) },
      ...refusalsOf(endpoint, error),
    },
  };
}

const inputOf = (endpoint: Endpoint) =>
  z.toJSONSchema(endpoint.input, { target: 'openapi-3.0', io: 'input', unrepresentable: 'any' });

function parametersOf(endpoint: Endpoint, inQuery: boolean): object[] {
  const { properties = {}, required = [] } = inputOf(endpoint);
  const inPath = pathNames(endpoint.path);
  const own = Object.entries(properties)
    .filter(([name]) => inQuery || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema: name === 'sort' && endpoint.list?.sorts.length ? { type: 'string', enum: endpoint.list.sorts } : schema,
    }));
  const filters = (endpoint.list?.filters ?? []).map(({ key, about }) => ({
    name: `f.${key}`,
    in: 'query',
    required: false,
    description: about,
    schema: { type: 'string', maxLength: 200 },
  }));
  const key = isWrite(endpoint) && endpoint.idempotent !== false ? [IDEMPOTENCY_KEY] : [];
  return [...own, ...filters, ...key];
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body get the same answer, however often they are sent within a day.',
  schema: { type: 'string' },
};

function bodyOf(endpoint: Endpoint, name: NameSchema): object {
  if (endpoint.kind === 'raw') return { '*/*': {} };
  const type = endpoint.kind === 'upload' ? 'multipart/form-data' : 'application/json';
  return { [type]: { schema: name(endpoint, 'Input', inputOf(endpoint)) } };
}

const TEXT = { schema: { type: 'string' } };
const BYTES = { schema: { type: 'string', format: 'binary' } };
function answerOf(endpoint: Endpoint, name: NameSchema): object {
  if (endpoint.kind === 'stream') return { 'text/event-stream': TEXT };
  if (endpoint.kind === 'file') return Object.fromEntries((endpoint.files ?? []).map((type) => [type, BYTES]));
  const schema = z.toJSONSchema(endpoint.output, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' });
  return { 'application/json': { schema: name(endpoint, 'Output', schema) } };
}

/** Its own refusals, and those any call may meet. */
function refusalsOf({ access, errors }: Endpoint, error: JsonSchema): Record<number, object> {
  const codes: ErrorCode[] = [
    'INVALID_INPUT',
    ...(access === 'public' ? [] : (['NOT_SIGNED_IN'] as const)),
    ...(access === 'public' || access === 'signed-in' ? [] : (['no_permission'] as const)),
    ...errors,
  ];
  const content = { 'application/json': { schema: error } };
  const refusals: Record<number, { description: string; content: object }> = {};
  for (const code of new Set(codes)) {
    const { meaning, en } = errorCatalogue[code];
    const before = refusals[STATUS_OF[meaning]]?.description;
    const sentence = `${code}: ${en}`;
    refusals[STATUS_OF[meaning]] = { description: before ? `${before}. ${sentence}` : sentence, content };
  }
  return refusals;
}
