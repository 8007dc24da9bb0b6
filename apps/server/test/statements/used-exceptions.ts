import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { DEMO_FOLDER, EXCEPTIONS, nameOf } from './statement-exceptions';

/** Written down once by each test process: what the worlds of a run needed together is known when all have ended. */
const written = new Set<string>();

export function noteUsed(file: string, names: readonly string[]): void {
  const fresh = names.filter((name) => !written.has(name));
  if (fresh.length === 0) return;
  for (const name of fresh) written.add(name);
  appendFileSync(file, `${fresh.join('\n')}\n`);
}

/**
 * Exceptions nobody needed, after a run of every test of the project; of a part of them nothing can be said. Where the
 * demo world was given, no test has filled one.
 */
export async function staleExceptions(
  project: TestProject,
  { file, worldWasGiven }: { file: string; worldWasGiven: boolean },
): Promise<string[]> {
  if (!(await ranWhole(project))) return [];
  return unusedOf(
    existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [],
    EXCEPTIONS.filter((one) => !(worldWasGiven && one.file === DEMO_FOLDER)),
  );
}

export function unusedOf(used: readonly string[], exceptions = EXCEPTIONS): string[] {
  const names = new Set(used);
  return exceptions.flatMap((one) => one.rules.map((rule) => nameOf(one, rule))).filter((name) => !names.has(name));
}

async function ranWhole(project: TestProject): Promise<boolean> {
  const { testNamePattern } = project.vitest.config;
  const { testFiles } = await project.globTestFiles();
  const passed = new Set(
    project.vitest.state
      .getTestModules()
      .filter((one) => one.project === project && one.state() === 'passed')
      .map(({ moduleId }) => moduleId),
  );
  return testNamePattern === undefined && testFiles.every((one) => passed.has(one));
}
