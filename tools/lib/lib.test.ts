import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stampOf } from './build.mjs';
import { findChromium, findShell } from './chromium.mjs';
import { importsOf } from '../lint/import-walls.mjs';
import { isInstalled } from './install.mjs';
import { MOMENTS, parseMoment } from './moment.mjs';
import { root } from './root.mjs';
import { reachOfFiles, USED_UNSEEN } from './reach.mjs';
import { run, runNode } from './run.mjs';
import { countTests, tableOf } from './tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rawnaq-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('isInstalled', () => {
  const wanted = {
    packages: {
      '': {},
      'packages/domain': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', optional: true },
    },
  };

  it('accepts absent optional packages only', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
    expect(isInstalled(wanted, { packages: { 'node_modules/b': { version: '2.0.0' } } })).toBe(false);
  });

  it('refuses another version', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.1' } } })).toBe(false);
    expect(
      isInstalled(wanted, {
        packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.9.0' } },
      }),
    ).toBe(false);
  });
});

describe('stampOf', () => {
  it('changes with a source, not with a test', () => {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/a.ts'), 'a');
    const before = stampOf(['src'], folder);
    writeFileSync(join(folder, 'src/a.test.ts'), 'test');
    expect(stampOf(['src'], folder)).toBe(before);
    utimesSync(join(folder, 'src/a.ts'), 1, 1);
    const touched = stampOf(['src'], folder);
    expect(touched).not.toBe(before);
    writeFileSync(join(folder, 'src/b.ts'), 'b');
    expect(stampOf(['src'], folder)).not.toBe(touched);
  });

  it('is quick on the whole repository', () => {
    const began = performance.now();
    stampOf(['packages', 'apps'], root);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('findChromium', () => {
  it('prefers CHROMIUM, and refuses one that is no program', () => {
    const browser = join(folder, 'browser');
    writeFileSync(browser, '');
    expect(findChromium({ CHROMIUM: browser })).toBeUndefined();
    chmodSync(browser, 0o755);
    expect(findChromium({ CHROMIUM: browser })).toBe(browser);
  });

  it('looks along the search path', () => {
    mkdirSync(join(folder, 'bin'));
    const browser = join(folder, 'bin', 'chromium');
    writeFileSync(browser, '');
    chmodSync(browser, 0o755);
    expect(findChromium({ PATH: join(folder, 'bin') })).toBe(browser);
  });

  it('leaves the windowless one alone where a browser was named', () => {
    const shell = join(folder, 'chromium-headless-shell');
    writeFileSync(shell, '');
    chmodSync(shell, 0o755);
    expect(findShell({ PATH: folder })).toBe(shell);
    expect(findShell({ PATH: folder, CHROMIUM: join(folder, 'browser') })).toBeUndefined();
  });
});

describe('countTests', () => {
  const file = (status: string, ...results: string[]) => ({
    name: 'a.test.ts',
    status,
    assertionResults: results.map((result, index) => ({ status: result, fullName: `test ${index + 1}` })),
  });

  it('counts tests, and a left-out test as failed', () => {
    expect(
      countTests(
        { testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'skipped')] },
        1,
      ),
    ).toEqual({ passed: 3, failed: 2, names: ['a.test.ts > test 2', 'a.test.ts > test 3'] });
  });

  it('counts what fails outside of tests', () => {
    expect(countTests({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      names: ['a.test.ts'],
    });
    expect(countTests({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1, names: [] });
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failed: 1, names: [] });
  });
});

describe('another moment', () => {
  it('is meant on the wall of Dubai, or as its offset says', () => {
    expect(new Date(parseMoment('2027-02-28 23:50')).toISOString()).toBe('2027-02-28T19:50:00.000Z');
    expect(new Date(parseMoment('2027-03-28 00:50+00:00')).toISOString()).toBe('2027-03-28T00:50:00.000Z');
    for (const text of ['tomorrow', '2027-13-01 10:00', '2027-02-28', ''])
      expect(() => parseMoment(text)).toThrow(/is no moment/);
  });

  it('is known by name for the days that matter', () => {
    for (const moment of Object.values(MOMENTS)) expect(parseMoment(moment)).toBeGreaterThan(0);
    expect(new Date(parseMoment(MOMENTS['a Friday night']!)).getUTCDay()).toBe(5);
  });
});

describe('tableOf', () => {
  const part = { title: 'Tests', passed: 12, failed: 1, seconds: 30.4, budget: 30 };

  it('adds the parts up and marks the one over its budget', () => {
    expect(tableOf([part, { ...part, title: 'Journeys', seconds: 10 }])).toEqual([
      'Tests        12 passed    1 failed     30 s  over its 30 s',
      'Journeys     12 passed    1 failed     10 s',
      'Together     24 passed    2 failed     40 s',
    ]);
  });
});

describe('reachOfFiles', () => {
  const reach = (...files: string[]) => {
    const { workspaces, journeys } = reachOfFiles(files, 'main');
    return [...workspaces, ...(journeys ? ['journeys'] : [])];
  };

  it('goes from the domain to everybody, and from a screen to the journeys', () => {
    expect(reach('packages/domain/src/kernel/money.ts')).toEqual([
      'packages/domain',
      'apps/server',
      'apps/web',
      'e2e',
      'tools',
      'journeys',
    ]);
    expect(reach('apps/web/src/ui/card.tsx')).toEqual(['apps/web', 'journeys']);
  });

  it('ends at a test, a paper or a tool', () => {
    expect(reach('apps/server/src/http/lists/list.test.ts')).toEqual(['apps/server', 'tools']);
    expect(reach('docs/glossary.md', 'README.md')).toEqual([]);
    expect(reach('tools/lint/checks.mjs')).toEqual(['tools']);
  });

  it('is everything for a setting of the whole house', () => {
    expect(reach('package-lock.json')).toHaveLength(6);
  });
});

describe('what tests use without importing it', () => {
  /** As Vitest reads the few signs of these patterns. */
  const isTrigger = (file: string): boolean =>
    USED_UNSEEN.some((pattern) => {
      const parts = pattern.split('**/').map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'));
      return new RegExp(`^${parts.join('(.*/)?')}$`).test(file);
    });

  it('makes all of them run', async () => {
    const repository = join(folder, 'repository');
    const write = (path: string, text = ''): void => {
      mkdirSync(dirname(join(repository, path)), { recursive: true });
      writeFileSync(join(repository, path), text);
    };
    const git = (...args: string[]) => run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], at);
    const at = { cwd: repository };
    const toRun = async () =>
      (await runNode(join(root, 'node_modules/vitest/vitest.mjs'), ['list', '--filesOnly', '--changed', 'HEAD'], at))
        .output;
    write('vitest.config.mjs', `export default { test: { forceRerunTriggers: ${JSON.stringify(USED_UNSEEN)} } };`);
    write('apps/server/src/a.test.ts');
    await git('init', '--quiet');
    await git('add', '.');
    await git('commit', '--quiet', '--message=a');
    write('apps/server/src/db/embedded/unrelated.ts');
    expect(await toRun()).not.toContain('a.test.ts');
    write('apps/server/src/db/functions/bind_times.sql');
    expect(await toRun()).toContain('a.test.ts');
  });

  it('names every file of the threads and processes that no test imports', () => {
    const files = ['apps/server/src', 'apps/server/test', 'packages/domain/src'].flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
        .map((file) => `${part}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /(?<!\.d)\.ts$/.test(file)),
    );
    const known = new Set(files);
    const withImports = (begin: string[]): Set<string> => {
      const found = new Set<string>();
      const add = (file: string): void => {
        if (found.has(file)) return;
        found.add(file);
        for (const { target } of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
          const next = [`${target}.ts`, `${target}/index.ts`].find((path) => known.has(path));
          if (next) add(next);
        }
      };
      begin.forEach(add);
      return found;
    };
    const seen = withImports(files.filter((file) => file.endsWith('.test.ts')));
    const threads = files.filter((file) => /-(worker|process)\.ts$/.test(file));
    expect(threads.length).toBeGreaterThan(4);
    expect([...withImports(threads)].filter((file) => !seen.has(file) && !isTrigger(file))).toEqual([]);
    expect(isTrigger('apps/server/src/db/migrations/0001_a.sql')).toBe(true);
    expect(isTrigger('apps/server/src/db/pool.ts')).toBe(false);
  });
});

describe('what is asked of a command', () => {
  it.each([
    ['test.mjs', '--help', 0, 'It knows --fast, --looks, --since …, --at ….'],
    ['test.mjs', '--fats', 2, "Unknown option '--fats'"],
    ['test.mjs', '--at', 2, "Option '--at <value>' argument missing"],
  ])('%s %s is answered in a sentence', async (tool, flag, code, sentence) => {
    const answer = await run(process.execPath, [join(root, 'tools', tool), flag]);
    expect(answer).toMatchObject({ code, output: expect.stringContaining(sentence) });
    expect(answer.output).not.toContain('    at ');
  });
});
