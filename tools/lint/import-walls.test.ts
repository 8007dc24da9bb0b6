import { describe, expect, it } from 'vitest';
import { importCycles, importWalls } from './import-walls.mjs';

describe('importWalls', () => {
  it.each([
    ['packages/domain/src/kernel/money.ts', `import { readFileSync } from 'node:fs'`],
    ['packages/domain/src/kernel/money.ts', `import { useState } from 'react'`],
    ['packages/domain/src/kernel/money.ts', `export * from '../../../../apps/server/src/config'`],
    ['packages/domain/src/kernel/money.ts', `type Config = import('../../../../apps/server/src/config').Config`],
    ['apps/server/src/app.ts', `import { theme } from '../../web/src/ui/theme/theme'`],
    ['apps/server/src/app.ts', `const page = await import('@rawnaq/web/page')`],
    ['apps/web/src/lib/session.ts', `import { readConfig } from '../../../server/src/config'`],
    ['apps/web/src/lib/session.ts', `import path from 'node:path'`],
    ['apps/web/src/public/landing/page.tsx', `import { Button } from '@mantine/core'`],
    ['apps/web/src/public/landing/page.tsx', `import { Link } from 'react-router'`],
    ['apps/web/src/public/landing/page.tsx', `import i18next from 'i18next'`],
    ['apps/web/src/public/landing/page.tsx', `import { Card } from '../../ui/card'`],
    ['apps/web/src/ui/paper/a4-paper.tsx', `import { Card } from '../card'`],
    ['apps/web/src/ui/paper/a4-paper.tsx', `import { Table } from '@mantine/core'`],
    ['apps/web/src/ui/marks/qr-code.tsx', `import { Tag } from './tag'`],
    ['apps/web/src/public/landing/page.tsx', `const lazy = import('../../features/invoices')`],
    ['apps/server/src/modules/invoices/issue-invoice.ts', `import { takeStock } from '../stock/take-stock'`],
    ['apps/server/src/modules/invoices/issue-invoice.ts', `import type { Stock } from '../stock/stock.repo'`],
    [
      'apps/web/src/features/invoices/pages/invoice-page.tsx',
      `import { CustomerCard } from '../../customers/components/customer-card'`,
    ],
    // However it is written.
    ['apps/server/src/modules/invoices/issue-invoice.ts', 'const stock = await import(`../stock/take-stock`)'],
    ['apps/server/src/modules/invoices/issue-invoice.ts', 'const one = await import(`../stock/${name}`)'],
    ['apps/server/src/modules/invoices/issue-invoice.ts', `const one = await import('../stock/' + name)`],
    ['apps/server/src/modules/invoices/issue-invoice.ts', `const stock = require('../stock/take-stock')`],
    [
      'apps/server/src/modules/invoices/issue-invoice.ts',
      `const stock = createRequire(import.meta.url)('../stock/take-stock')`,
    ],
    ['apps/server/src/modules/invoices/issue-invoice.ts', `const file = require.resolve('../stock/take-stock')`],
    ['apps/server/src/modules/invoices/issue-invoice.ts', `import stock = require('../stock/take-stock')`],
    [
      'apps/server/src/modules/invoices/issue-invoice.ts',
      `import { takeStock } from '@rawnaq/server/src/modules/stock/take-stock'`,
    ],
    [
      'apps/server/src/modules/invoices/issue-invoice.ts',
      `new Worker(new URL('../stock/stock-worker.ts', import.meta.url))`,
    ],
    ['apps/server/src/modules/invoices/issue-invoice.ts', `const url = import.meta.resolve('../stock/take-stock')`],
    ['apps/web/src/features/invoices/routes.tsx', `const pages = import.meta.glob('../customers/pages/*.tsx')`],
    ['apps/web/src/features/invoices/routes.tsx', `const pages = import.meta.glob(['./*.tsx', '../*/pages/*.tsx'])`],
    ['apps/web/src/features/invoices/routes.tsx', `import text from '../customers/locales/en.ts?raw'`],
    ['apps/web/src/lib/session.ts', `import { start } from '../../../server'`],
    ['apps/server/src/app.ts', `import { page } from '@rawnaq/web'`],
    ['apps/server/src/app.ts', `import { stock } from '#stock'`],
    ['apps/web/src/public/landing/page.tsx', `import { Card } from '../../ui'`],
    // The product stands without what tries it out.
    ['apps/server/src/modules/invoices/issue-invoice.ts', `import { openWorld } from '../../../test/world'`],
    ['apps/server/src/app.ts', `import { walk } from '../../../tools/lint/source.mjs'`],
    ['apps/server/src/app.ts', `import type { Visit } from '../../../e2e/visit'`],
    ['apps/web/src/app/routes.tsx', `const calendar = import('../../bench/calendar-page')`],
    ['packages/domain/src/invoices/invoice.rules.ts', `import { manySales } from './test/many-sales'`],
    ['packages/domain/src/invoices/invoice.rules.ts', `import { sample } from './invoice.test'`],
  ])('refuses in %s: %s', (path, text) => {
    expect(importWalls(path, text)).toHaveLength(1);
  });

  it.each([
    [
      'packages/domain/src/invoices/invoice.rules.ts',
      `import { z } from 'zod'; import { add } from '../kernel/money'; import '@rawnaq/domain/kernel/vat'`,
    ],
    ['packages/domain/src/kernel/money.test.ts', `import { it } from 'vitest'; import fc from 'fast-check'`],
    [
      'apps/server/src/app.ts',
      `import { routes } from './modules/invoices/invoices.routes'; import '@rawnaq/domain/kernel/money'`,
    ],
    [
      'apps/server/src/modules/invoices/issue-invoice.ts',
      `import { takeStock } from '../stock'; import { a } from '../stock/index'; import { b } from './invoices.repo'`,
    ],
    [
      'apps/web/src/features/invoices/routes.tsx',
      `import { CustomerCard } from '../customers'; const page = import('./pages/list-page')`,
    ],
    [
      'apps/web/src/public/landing/page.tsx',
      `import { useState } from 'react'; import { call } from '../../lib/api-client'`,
    ],
    ['apps/web/src/public/invoice/page.tsx', `import { A4Paper } from '../../ui/paper/a4-paper'`],
    ['apps/web/src/ui/paper/paper-parts.tsx', `import { QrCode } from '../marks/qr-code'`],
    [
      'apps/server/src/modules/invoices/refunds/refund.ts',
      `import { a } from '..'; const b = import(\`../../stock\`); import '@rawnaq/server/src/modules/stock'`,
    ],
    ['apps/server/src/modules/invoices/invoices.test.ts', `import { openWorld } from '../../../test/world'`],
    ['packages/domain/src/e-invoices/test/xml.ts', `import type { Document } from '../../invoices/test/faults'`],
    ['apps/server/src/infra/pdf/render.ts', `require('pdfkit'); new URL(address, request.url); new URL('https://a.b')`],
  ])('allows in %s: %s', (path, text) => {
    expect(importWalls(path, text)).toEqual([]);
  });

  it('names the line', () => {
    expect(importWalls('packages/domain/src/a.ts', `import { z } from 'zod'\n\nimport 'react'`)[0]?.line).toBe(3);
  });
});

describe('importCycles', () => {
  it('finds files that import each other, also through an index', () => {
    const findings = importCycles([
      { path: 'apps/server/src/a.ts', text: `import { b } from './b'` },
      { path: 'apps/server/src/b/index.ts', text: `export { c } from './c'` },
      { path: 'apps/server/src/b/c.ts', text: `import { a } from '../a'` },
      { path: 'apps/server/src/d.ts', text: `import { a } from './a'` },
    ]);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain(
      'apps/server/src/a.ts → apps/server/src/b/index.ts → apps/server/src/b/c.ts → apps/server/src/a.ts',
    );
  });

  it('finds those that come in by another word', () => {
    expect(
      importCycles([
        { path: 'apps/server/src/a.ts', text: `import b = require('./b')` },
        { path: 'apps/server/src/b.ts', text: `import { a } from '@rawnaq/server/src/a'` },
      ]),
    ).toHaveLength(1);
  });

  it('lets type imports and lazy imports go back', () => {
    expect(
      importCycles([
        { path: 'apps/web/src/a.ts', text: `import { b } from './b'` },
        { path: 'apps/web/src/b.ts', text: `import type { A } from './a'; const later = () => import('./a')` },
      ]),
    ).toEqual([]);
  });
});
