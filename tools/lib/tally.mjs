import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ title: string, passed: number, failed: number, seconds: number, budget: number | undefined }} Part */

/** @type {Part[]} */
const parts = [];
/** @type {string[]} */
const names = [];

/**
 * A part of the run: what is counted meanwhile is counted for it. Answers what the action answers.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} action
 * @param {number} [budget] seconds
 */
export async function section(title, action, budget) {
  console.log(`\n── ${title} ──`);
  const began = performance.now();
  const part = { title, passed: 0, failed: 0, seconds: 0, budget };
  parts.push(part);
  const answer = await action();
  part.seconds = (performance.now() - began) / 1000;
  return answer;
}

/** @param {number} passed @param {number} failed @param {string[]} failedNames */
function count(passed, failed, failedNames) {
  const part = parts.at(-1);
  if (!part) throw new Error('Nothing is counted outside of a part');
  part.passed += passed;
  part.failed += failed;
  names.push(...failedNames);
}

/**
 * One check counts as one test. Its output is shown in full when it fails.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} action
 */
export async function check(name, action) {
  const began = performance.now();
  const { code, output } = await action();
  if (code === 0) count(1, 0, []);
  else count(0, 1, [name]);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds(began)}`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

/**
 * Adds the tests of a Vitest report.
 * @param {string} report
 * @param {number} code
 */
export function tests(report, code) {
  const counts = countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
  count(counts.passed, counts.failed, counts.names);
}

/**
 * A file that cannot even be loaded has no tests to count, and an error outside of any test fails only the
 * exit code: both count as one failure, and so does a test that was left out.
 * @param {{ testResults: { name: string, status: string,
 *   assertionResults: { status: string, fullName: string }[] }[] } | undefined} report
 * @param {number} code
 */
export function countTests(report, code) {
  let passes = 0;
  let failures = 0;
  const failedNames = [];
  for (const file of report?.testResults ?? []) {
    const good = file.assertionResults.filter(({ status }) => status === 'passed').length;
    const bad = file.assertionResults.length - good;
    passes += good;
    const unloaded = bad === 0 && file.status !== 'passed';
    failures += unloaded ? 1 : bad;
    if (unloaded) failedNames.push(file.name);
    failedNames.push(
      ...file.assertionResults
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName }) => `${file.name} > ${fullName}`),
    );
  }
  return { passed: passes, failed: code !== 0 && failures === 0 ? 1 : failures, names: failedNames };
}

/** Prints the table of parts and the last line, and answers the exit code. */
export function summary() {
  if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${tableOf(parts).join('\n')}`);
  const [passed, failed] = [sum(parts, 'passed'), sum(parts, 'failed')];
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/**
 * One line a part and one for all, with a mark where a part took longer than it should.
 * @param {Part[]} rows
 */
export function tableOf(rows) {
  const all = {
    title: 'Together',
    passed: sum(rows, 'passed'),
    failed: sum(rows, 'failed'),
    seconds: sum(rows, 'seconds'),
    budget: undefined,
  };
  const width = Math.max(...rows.map(({ title }) => title.length), all.title.length);
  return [...rows, all].map(({ title, passed, failed, seconds: took, budget }) => {
    const counted = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
    const over = budget !== undefined && took > budget ? `  over its ${budget} s` : '';
    return `${title.padEnd(width)} ${counted} ${took.toFixed(0).padStart(6)} s${over}`;
  });
}

/** @param {Part[]} rows @param {'passed' | 'failed' | 'seconds'} what */
const sum = (rows, what) => rows.reduce((total, row) => total + row[what], 0);

/** @param {number} began */
function seconds(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
