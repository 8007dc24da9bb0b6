import { errorCatalogue } from '@rawnaq/domain/kernel/error-catalogue';
import { STATUS_OF } from '@rawnaq/domain/kernel/app-error';
import { pathNames, type Endpoint } from '@rawnaq/domain/kernel/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BoundEndpoint } from './bind-contract';
import { apiDocsPage, API_DOCS_STYLE } from './openapi-page';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });

/** The contracts themselves, in the words of OpenAPI. */
export function installOpenApi(server: FastifyInstance, endpoints: readonly BoundEndpoint[]): void {
  let document: string | undefined;
  server.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(endpoints));
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

export function openApi(endpoints: readonly BoundEndpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { url, area, endpoint, name } of endpoints) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(
      `${area}_${name}_${endpoint.path.replace(/\W+/g, '_')}`,
      area,
      endpoint,
    );
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Rawnaq',
      version: '1',
      description:
        'Amounts are whole numbers of the minor unit. Instants are ISO 8601 in UTC. Errors carry a code and a sentence in the language of Accept-Language.',
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

function operation(operationId: string, area: string, endpoint: Endpoint) {
  const input = schemaOf(endpoint.input, 'input') as { properties?: Record<string, object>; required?: string[] };
  const inPath = pathNames(endpoint.path);
  const asQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const parameters = Object.entries(input.properties ?? {})
    .filter(([name]) => asQuery || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (input.required ?? []).includes(name),
      schema,
    }));
  const statuses = new Map<number, string[]>();
  for (const code of endpoint.errors) {
    const status = STATUS_OF[errorCatalogue[code].meaning];
    statuses.set(status, [...(statuses.get(status) ?? []), `${code}: ${errorCatalogue[code].en}`]);
  }
  return {
    operationId,
    tags: [area],
    summary: endpoint.summary,
    description: `Access: ${[endpoint.access, ...(endpoint.alsoNeeds ?? [])].join(' and ')}`,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters,
    ...(asQuery
      ? {}
      : {
          requestBody: {
            content:
              endpoint.kind === 'raw'
                ? { '*/*': {} }
                : { [endpoint.kind === 'upload' ? 'multipart/form-data' : 'application/json']: { schema: input } },
          },
        }),
    responses: {
      200: {
        description: 'Done',
        content: {
          [endpoint.kind === 'file'
            ? 'application/octet-stream'
            : endpoint.kind === 'stream'
              ? 'text/event-stream'
              : 'application/json']: { schema: schemaOf(endpoint.output, 'output') },
        },
      },
      ...Object.fromEntries([...statuses].map(([status, texts]) => [status, { description: texts.join('. ') }])),
    },
  };
}
