import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../../test/world';
import { openApi } from './openapi';

let world: World;
let document: ReturnType<typeof openApi>;
beforeAll(async () => {
  world = await openWorld();
  document = openApi(world.app.endpoints, 'https://rawnaq.example');
});
afterAll(() => world.close());

type Operation = { parameters: { name: string; description?: string; schema: object }[]; responses: object };
const operation = (path: string): Operation => document.paths[path]?.['get'] as Operation;

describe('the description of the API', () => {
  it('holds before a linter', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    const said = ({ ruleId, message, location }: NormalizedProblem): string =>
      `${ruleId} ${location[0]?.pointer ?? ''} ${message}`;
    expect(problems.map(said)).toEqual([]);
  }, 60_000);

  it('says where it is served, what errors look like and what lists take', () => {
    expect(document.servers).toEqual([{ url: 'https://rawnaq.example' }]);
    const { parameters, responses } = operation('/api/merchant/customers/get_records');
    expect(parameters.find(({ name }) => name === 'f.status')?.description).toMatch(/^Status|^State/);
    expect(parameters.find(({ name }) => name === 'sort')?.schema).toMatchObject({
      enum: expect.arrayContaining(['name']),
    });
    expect(responses).toMatchObject({
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/CustomersOutput' } } } },
      403: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
    });
    expect(document.components.schemas).toHaveProperty('CustomersRecord.properties.mobile');
  });

  it('names the kinds of files every download may be', () => {
    const files = world.app.endpoints.filter(({ endpoint }) => endpoint.kind === 'file');
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(({ endpoint }) => !endpoint.files).map(({ url }) => url)).toEqual([]);
  });
});
