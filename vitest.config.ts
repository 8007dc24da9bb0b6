import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { USED_UNSEEN } from './tools/lib/reach.mjs';

/**
 * The sweep looks at the demo world as it is, so it comes before the journeys that live in it. What takes minutes begins
 * first: begun last, it would be waited for alone.
 */
const FIRST = [/\/sweep-[a-z]+\.spec\.ts$/, /\/(new-module|prove-short|fuzz-short|one-truth|isolation)\.test\.ts$/];

const EXAMPLES = fileURLToPath(new URL('tools/property-examples.setup.ts', import.meta.url));

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification): boolean => FIRST.some((name) => name.test(moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  test: {
    // One a core: left to itself Vitest leaves a core idle on a machine of two, and one more gains nothing.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: InOrder },
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, ...USED_UNSEEN],
    projects: [
      {
        test: {
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts'],
          setupFiles: EXAMPLES,
          isolate: false,
          testTimeout: 60_000,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], setupFiles: EXAMPLES, testTimeout: 60_000 } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
          setupFiles: EXAMPLES,
          // Every file opens a world of its own; loading the whole server anew for each of them would take longer than
          // the tests.
          isolate: false,
          testTimeout: 60_000,
          // Some hooks fill the whole demo world, with its year of invoices.
          hookTimeout: 180_000,
        },
      },
      {
        // What draws asks for a browser's document on its first line; making one takes longer than most of the other
        // tests.
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          // Each file has its own world, and what draws its document is loaded once for all: half the time.
          pool: 'vmThreads',
          setupFiles: EXAMPLES,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/tests/**/*.spec.ts'],
          globalSetup: 'e2e/global-setup.ts',
          // One browser a worker, which keeps the app's files from one journey to the next.
          isolate: false,
          // A journey has many steps, and each of them its own limit.
          testTimeout: 420_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
