import { describe, expect, it } from 'vitest';
import { layers } from './layers.mjs';

const found = (path: string, text: string): string[] => layers(path, text).map(({ message }) => message);

describe('layers of the server', () => {
  it.each([
    [
      'apps/server/src/infra/crypto.ts',
      "import { x } from '../db/pool';",
      'infra stands below db: apps/server/src/db/pool',
    ],
    ['apps/server/src/db/live.ts', "import type { Session } from '../sessions/session';", 'db stands below sessions'],
    ['apps/server/src/sessions/session-cache.ts', "import type { Services } from '../services';", 'below services'],
    ['apps/server/src/services.ts', "import { Ctx } from './http/context';", 'services stands below http'],
    ['apps/server/src/http/context.ts', "import type { X } from '../modules/auth';", 'http stands below modules'],
    ['apps/server/src/worker/job.ts', "const x = await import('../modules/auth');", 'worker stands below modules'],
    ['apps/server/src/modules/auth/index.ts', "export { x } from '../../demo/fill';", 'modules stands below demo'],
    ['apps/server/src/modules/auth/index.ts', "import { jobs } from '../../jobs';", 'modules stands below jobs'],
    [
      'apps/server/src/config.ts',
      "import type { Channel } from './infra/message-drivers';",
      'config stands below infra',
    ],
    ['apps/server/src/infra/crypto.ts', "import { start } from '..';", 'infra stands below the house itself'],
    ['apps/server/src/http/context.ts', 'const x = import(`../modules/${name}`);', 'http stands below modules'],
    ['apps/server/src/db/pool.ts', "const x = require('../modules/auth');", 'db stands below modules'],
    ['apps/server/src/db/pool.ts', "import x = require('../modules/auth');", 'db stands below modules'],
    ['apps/server/src/db/pool.ts', "import { x } from '@rawnaq/server/src/modules/auth';", 'db stands below modules'],
    [
      'apps/server/src/infra/a.ts',
      "new Worker(new URL('../worker/a.ts', import.meta.url));",
      'infra stands below worker',
    ],
  ])('refuse %s: %s', (path, text, message) => {
    expect(found(path, text).join()).toContain(message);
  });

  it('let every room look down, into itself, and into packages', () => {
    const text = `import { a } from '../../http/context';
      import { b } from '../../db/database';
      import { c } from '../audit';
      import { d } from '@rawnaq/domain/kernel/money';
      import pg from 'pg';`;
    expect(found('apps/server/src/modules/auth/sign-in.ts', text)).toEqual([]);
    expect(found('apps/server/src/serve.ts', "import { jobs } from './jobs';")).toEqual([]);
    expect(found('apps/server/src/modules.ts', "import { kept } from './kept-of-customers';")).toEqual([]);
  });

  it('let the server read what stands above its database only while that starts', () => {
    const main = 'apps/server/src/main.ts';
    expect(found(main, "const { serve } = await import('./serve');")).toEqual([]);
    expect(found(main, "import { serve } from './serve';").join()).toContain('main stands below serve');
    expect(found(main, "import { sql } from './db/pool';")).toEqual([]);
  });

  it('leave tests alone: they build worlds', () => {
    expect(found('apps/server/src/http/lists/list.test.ts', "import { x } from '../modules/auth';")).toEqual([]);
  });
});

describe('layers of the web', () => {
  it.each([
    ['apps/web/src/lib/session.ts', "import type { X } from '../ui/card';", 'lib stands below ui'],
    ['apps/web/src/ui/card.tsx', "import type { MenuIcon } from '../app/shell-props';", 'ui stands below app'],
    [
      'apps/web/src/features/roles/routes.tsx',
      "import { x } from '../../app/route-table';",
      'features stands below app',
    ],
    ['apps/web/src/ui/card.tsx', "import { x } from '../features/roles';", 'ui stands below features'],
    ['apps/web/src/ui/card.tsx', "const x = import.meta.glob('../features/*/routes.tsx');", 'ui stands below features'],
    [
      'apps/web/src/lib/session.ts',
      "import.meta.glob('../features/*/locales/{en,ar}.ts');",
      'lib stands below features',
    ],
  ])('refuse %s: %s', (path, text, message) => {
    expect(found(path, text).join()).toContain(message);
  });

  it('let the texts of all pages be gathered in one place', () => {
    const text =
      "const texts = import.meta.glob(['../../{app,ui}/locales/{en,ar}.ts', '../../features/*/locales/{en,ar}.ts']);";
    expect(found('apps/web/src/lib/language/i18n.ts', text)).toEqual([]);
    expect(found('apps/web/src/lib/language/i18n.ts', "import.meta.glob('../../features/*/routes.tsx');")).toHaveLength(
      1,
    );
  });
});
