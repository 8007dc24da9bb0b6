// @vitest-environment jsdom
// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toPermissionMap, type Permission } from '@rawnaq/domain/kernel/permissions';
import type { LoaderFunctionArgs } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setApiBase } from '../lib/api-client/request';
import { lastLanguageOf } from '../lib/language/language';
import { queryClient } from '../lib/query';
import { readToken, writeToken } from '../lib/tokens';
import { homeLoader, logoutLoader, pageLoader } from './page-loaders';

let server: Server;
let calls: string[] = [];
let answers: { status: number; permissions?: Permission[]; locked?: boolean }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') return response.end();
    calls.push(`${request.url} ${request.headers.authorization}`);
    const { status, permissions = [], locked = false } = answers.shift() ?? { status: 200 };
    const user = { id: 7, kind: 'merchant', employee_id: null, permissions: toPermissionMap(permissions), locked };
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ auth: true, global_informations: { user, general_informations: { clock: '12' } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  setApiBase(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  calls = [];
  answers = [];
  localStorage.clear();
  queryClient.clear();
});

/** The address a loader redirects to, or `open`. */
async function visit(loader: (given: LoaderFunctionArgs) => Promise<unknown>, path: string): Promise<string> {
  window.history.replaceState(null, '', path);
  const lang = /^\/([^/]+)\/(?:merchant|manager)/.exec(path)?.[1];
  const given = {
    request: new Request(new URL(path, 'http://app.test')),
    params: lang === undefined ? {} : { lang },
    context: {},
    unstable_pattern: '',
  };
  const result: unknown = await loader(given as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown);
  if (result instanceof Response) return result.headers.get('location')!;
  if (result === null) return 'open';
  throw result;
}

const customers = pageLoader('merchant-customers');

describe('a page of the merchant area', () => {
  it('asks nothing of the server without a token', async () => {
    expect(await visit(customers, '/en/merchant/customers')).toBe(
      '/en/merchant/sign-in?next=%2Fen%2Fmerchant%2Fcustomers',
    );
    expect(calls).toEqual([]);
  });

  it('opens with the permission, after global information was loaded with the token of the area', async () => {
    writeToken('merchant', 'abc');
    answers = [{ status: 200, permissions: ['customers.view'] }];
    expect(await visit(customers, '/en/merchant/customers')).toBe('open');
    expect(calls).toEqual(['/api/merchant/get_global_informations Bearer abc']);
    expect(lastLanguageOf('merchant', 7)).toBe('en');
  });

  it('loads global information again on the next navigation, without waiting for it', async () => {
    writeToken('merchant', 'abc');
    answers = [
      { status: 200, permissions: ['customers.view'] },
      { status: 200, permissions: ['customers.view'] },
    ];
    await visit(customers, '/en/merchant/customers');
    expect(await visit(customers, '/en/merchant/customers')).toBe('open');
    await expect.poll(() => calls.length).toBe(2);
  });

  it('leads to no-permission without the permission, and to the lock screen of a locked session', async () => {
    writeToken('merchant', 'abc');
    answers = [{ status: 200, permissions: ['employees.view'] }];
    expect(await visit(customers, '/merchant/customers')).toBe('/ar/merchant/no-permission');
    queryClient.clear();
    answers = [{ status: 200, locked: true }];
    expect(await visit(customers, '/merchant/customers')).toBe('/ar/merchant/lock-screen?next=%2Fmerchant%2Fcustomers');
  });

  it('purges the session on 401', async () => {
    writeToken('merchant', 'abc');
    writeToken('manager', 'other');
    answers = [{ status: 401 }];
    expect(await visit(customers, '/en/merchant/customers')).toBe(
      '/en/merchant/sign-in?next=%2Fen%2Fmerchant%2Fcustomers',
    );
    expect([readToken('merchant'), readToken('manager')]).toEqual([undefined, 'other']);
  });

  it('keeps asking after any other error', async () => {
    writeToken('merchant', 'abc');
    answers = [{ status: 404 }, { status: 200, permissions: ['customers.view'] }];
    expect(await visit(customers, '/en/merchant/customers')).toBe('open');
    expect(readToken('merchant')).toBe('abc');
    expect(calls).toHaveLength(2);
  });

  it('does not exist under a word that is no language', async () => {
    writeToken('merchant', 'abc');
    expect(await visit(customers, '/fr/merchant/customers')).toBe('/ar/not-found');
  });
});

describe('the area itself', () => {
  it('leads to a page the person may open', async () => {
    writeToken('merchant', 'abc');
    expect(await visit(homeLoader('merchant'), '/en/merchant')).toBe('/en/merchant/profile');
  });

  it('ends the session at logout, whatever the server says', async () => {
    writeToken('manager', 'abc');
    answers = [{ status: 404 }];
    expect(await visit(logoutLoader('manager'), '/en/manager/logout')).toBe('/en/manager/sign-in');
    expect(calls).toEqual(['/api/manager/logout Bearer abc']);
    expect(readToken('manager')).toBeUndefined();
  });
});
