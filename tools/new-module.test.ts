import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { readNames } from './new-module/names.mjs';
import { nextSteps } from './new-module/next-steps.mjs';
import { addErrorLine, addLine } from './new-module/registries.mjs';
import { newPermissions } from './new-module/words.mjs';

const PARTNERS = [
  'partners',
  '--table',
  'partners',
  '--singular',
  'partner',
  '--en',
  'Partners',
  '--ar',
  'الشركاء',
  '--permission',
  'accounting.partners',
  '--edit-permission',
  'accounting.edit-partners',
  '--address',
  'merchant-accounting-partners',
  '--path',
  '/accounting/partners',
  '--menu',
  'accounting',
  '--notification',
  '--job',
];
const copy = mkdtempSync(join(tmpdir(), 'rawnaq-new-module-'));
afterAll(() => rmSync(copy, { recursive: true }));

// A database given to this run has its own template, which the copy's run must not replace.
const node = (file: string, ...args: string[]) =>
  run(process.execPath, [file, ...args], { cwd: copy, env: { DATABASE_URL: undefined } });
const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
const newModule = (...args: string[]) => node('tools/new-module.mjs', ...args);

/** The sources, with the installed packages linked one by one so that our own workspaces are those of the copy. */
function copyRepository(): void {
  for (const name of [
    'docs',
    'packages',
    'apps',
    'e2e',
    'tools',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'vitest.config.ts',
    '.oxlintrc.json',
    '.oxfmtrc.json',
    '.gitignore',
  ])
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist|coverage)$/.test(source),
    });
  const packages = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules/@rawnaq'), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== '@rawnaq') symlinkSync(join(packages, name), join(copy, 'node_modules', name));
  for (const [name, folder] of [
    ['domain', 'packages/domain'],
    ['server', 'apps/server'],
    ['web', 'apps/web'],
  ] as const) {
    symlinkSync(join(copy, folder), join(copy, 'node_modules/@rawnaq', name));
    if (existsSync(join(root, folder, 'node_modules')))
      symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  }
}

describe('a new module', () => {
  let printed: { code: number; output: string };

  beforeAll(async () => {
    copyRepository();
    printed = await newModule(...PARTNERS);
  }, 300_000);

  it('is written, made known and told about', () => {
    expect(printed).toMatchObject({
      code: 0,
      output: expect.stringContaining('apps/server/src/modules/partners/add-partner.ts'),
    });
    expect(printed.output).not.toContain('never used');
    expect(read('packages/domain/src/kernel/error-catalogue.ts')).toContain('  ...partnerErrors,');
    expect(read('apps/server/src/modules.ts')).toContain('  partnersRoutes,');
    expect(read('apps/server/src/tables.ts')).toContain("  partners: 'partners',\n");
    expect(read('apps/server/src/db/column-codes.ts')).toContain("  'partners.status': recordStates,\n");
    expect(read('apps/server/src/db/schema.ts')).toContain("    status: Generated<Code<'partners.status'>>;\n");
    expect(read('apps/web/src/app/feature-routes.ts')).toContain('  partners: partnersRoutes,\n');
    expect(read('apps/server/src/db/schema.ts')).toContain('  partners: {\n    account_id: number;');
    expect(read('packages/domain/src/audit/audited-records.ts')).toContain('  ...partnerAudit,\n');
    expect(read('packages/domain/src/notifications/notification-catalogue.ts')).toContain(
      '  ...partnerNotifications,\n',
    );
    expect(read('apps/server/src/jobs.ts')).toContain('  ...partnersJobs,\n');
  });

  it('has its words, its rights with numbers of their own, and its address', () => {
    expect(read('packages/domain/src/kernel/page-words.ts')).toContain(
      "  partners: { en: 'Partners', ar: 'الشركاء' },",
    );
    expect(read('docs/glossary.md')).toContain(' |\n| Partners | الشركاء | |\n\n## Things\n');
    const permissions = read('packages/domain/src/kernel/permissions.ts');
    expect(permissions).toContain('      partners: page(13, pageWords.partners),');
    expect(permissions).toContain("'edit-partners': write(14, 'Add and edit partners', 'الشركاء: إضافة وتعديل'),");
    const migration = readdirSync(join(copy, 'apps/server/src/db/migrations')).find((name) =>
      name.endsWith('_partners.sql'),
    );
    expect(read(`apps/server/src/db/migrations/${migration}`)).toContain("|| '[13,14]'");
    expect(read('packages/domain/src/kernel/addresses.ts')).toContain(
      "'merchant-accounting-partners': merchant('/accounting/partners', 'accounting.partners'),",
    );
    expect(printed.output).not.toContain('until then it does not compile');
  });

  // With whatever it stands on (words are declared beside them, so all of them); the whole of a workspace would take a
  // minute, and its registries are run below.
  it.each([
    ['packages/domain', 'src/partners'],
    ['apps/server', 'src/modules/partners'],
    ['apps/web', 'src/features/partners'],
  ])(
    'has clean types in %s',
    async (workspace, folder) => {
      const config = join(workspace, 'tsconfig.new.json');
      writeFileSync(
        join(copy, config),
        JSON.stringify({ extends: './tsconfig.json', include: [folder, 'src/**/locales/en.ts', 'src/**/*.d.ts'] }),
      );
      expect(await node('node_modules/typescript/lib/tsc.js', '-p', config, '--checkers', '1')).toEqual({
        code: 0,
        output: '',
      });
    },
    300_000,
  );

  it('reads like the rest of the house', async () => {
    expect(await node('tools/lint.mjs')).toMatchObject({ code: 0, output: expect.stringContaining(' 0 findings') });
    const written = [
      'packages/domain/src/partners',
      'apps/server/src/modules/partners',
      'apps/web/src/features/partners',
    ];
    const changed = ['packages/domain/src', 'apps/server/src', 'apps/web/src'];
    expect(await node('node_modules/oxfmt/bin/oxfmt', '--check', ...changed)).toMatchObject({ code: 0 });
    expect(await node('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...written)).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 errors'),
    });
  }, 300_000);

  it('works on a real database, as its own test says', async () => {
    expect(
      await node('node_modules/vitest/vitest.mjs', 'run', '--project=server', 'apps/server/src/modules/partners'),
    ).toMatchObject({ code: 0, output: expect.stringContaining('7 passed') });
  }, 300_000);

  it('is never written over', async () => {
    const repo = read('apps/server/src/modules/partners/partners.repo.ts');
    const modules = read('apps/server/src/modules.ts');
    const again = await newModule(...PARTNERS);
    expect(again).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing was written, because these exist already'),
    });
    const sameTable = await newModule('vendors', ...PARTNERS.slice(1));
    expect(sameTable).toMatchObject({
      code: 1,
      output: expect.stringContaining('a migration makes the table partners already'),
    });
    const sameAddress = await newModule('vendors', ...PARTNERS.slice(3));
    expect(sameAddress).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'merchant-accounting-partners is a page of apps/web/src/features/partners/routes.tsx already',
      ),
    });
    expect([
      read('apps/server/src/modules/partners/partners.repo.ts'),
      read('apps/server/src/modules.ts'),
      existsSync(join(copy, 'packages/domain/src/vendors')),
    ]).toEqual([repo, modules, false]);
  }, 300_000);
});

describe('names', () => {
  const types = [
    'expense-types',
    '--singular',
    'expense type',
    '--en',
    'Expense types',
    '--ar',
    'أنواع المصروفات',
    '--permission',
    'accounting.expenses',
    '--address',
    'merchant-accounting-expenses',
  ];

  it('are spelled as each place wants them', () => {
    expect(readNames(types)).toMatchObject({
      path: 'expense_types',
      table: 'expense_types',
      file: 'expense-type',
      article: 'an expense type',
      constant: 'EXPENSE_TYPE',
      many: 'expenseTypes',
      One: 'ExpenseType',
      editPermission: 'accounting.expenses',
    });
  });

  it.each([
    ['ExpenseTypes', 'The module'],
    ['', 'The module is missing'],
    ['../x', 'The module'],
  ])('refuse the module "%s"', (module, message) => {
    expect(() => readNames([module, ...types.slice(1)])).toThrow(message);
  });

  it('refuse an English title for Arabic readers', () => {
    expect(() => readNames(types.map((word) => (word === 'أنواع المصروفات' ? 'Types' : word)))).toThrow('--ar "Types"');
  });
});

describe('next steps', () => {
  const inRepository = (path: string): string => readFileSync(join(root, path), 'utf8');
  const stepsFor = (permission: string, address: string) =>
    nextSteps(readNames([...PARTNERS, '--permission', permission, '--address', address]), inRepository).join('\n');

  it('name a permission whose module is not there, and two rights to one page', () => {
    expect(stepsFor('loyalty.cards', 'merchant-accounting-expenses')).toContain(
      'loyalty is no module of the permissions',
    );
    expect(stepsFor('accounting.payments', 'merchant-accounting-expenses')).toContain(
      'opens with accounting.expenses, its list with accounting.payments',
    );
  });
});

describe('new permissions', () => {
  const permissions = readFileSync(join(root, 'packages/domain/src/kernel/permissions.ts'), 'utf8');
  const newFor = (permission: string, edit: string) =>
    newPermissions(permissions, readNames([...PARTNERS, '--permission', permission, '--edit-permission', edit]));

  it('take the next numbers of their module, and never an action of another module for their own', () => {
    expect(newFor('accounting.expenses', 'accounting.edit-expenses')).toEqual([]);
    expect(newFor('settings.audit', 'settings.audit')).toEqual([]);
    expect(newFor('accounting.expenses', 'accounting.check-in')).toEqual([
      { name: 'accounting.check-in', module: 11, number: 13 },
    ]);
    expect(newFor('reports.partners', 'reports.edit-partners').map(({ number }) => number)).toEqual([40, 41]);
    expect(newFor('loyalty.cards', 'loyalty.cards')).toEqual([]);
  });
});

describe('registries', () => {
  it('put a line behind its nearest neighbour, also where the list has an order of its own', () => {
    const add = (lines: string, line: string) => addLine(lines, /^ {2}\w+,$/, line);
    expect(add('[\n  a,\n  c,\n]', '  b,')).toBe('[\n  a,\n  b,\n  c,\n]');
    expect(add('[\n  system,\n  auth,\n  events,\n]', '  geo,')).toBe('[\n  system,\n  auth,\n  events,\n  geo,\n]');
    expect(add('[\n  b,\n]', '  a,')).toBe('[\n  a,\n  b,\n]');
    expect(() => add('[]', '  a,')).toThrow('There is no line like');
  });

  it('add a sentence to errors that are there already', () => {
    expect(addErrorLine('const x = {\n  A: 1,\n} as const satisfies Y;\n', '  B: 2,')).toBe(
      'const x = {\n  A: 1,\n  B: 2,\n} as const satisfies Y;\n',
    );
  });
});
