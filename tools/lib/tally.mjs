import { existsSync, readFileSync } from 'node:fs';

let passed = 0;
let failed = 0;
/** @type {string[]} */
const names = [];

/**
 * @param {string} title
 * @param {() => Promise<unknown>} action
 */
export async function section(title, action) {
  console.log(`\n── ${title} ──`);
  const began = performance.now();
  await action();
  console.log(`   ${seconds(began)}`);
}

/**
 * One check counts as one test. Its output is shown in full when it fails.
 * @param {string} name
 * @param {() => Promise<{ code: number, output: string }>} action
 */
export async function check(name, action) {
  const began = performance.now();
  const { code, output } = await action();
  if (code === 0) passed += 1;
  else {
    failed += 1;
    names.push(name);
  }
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
  passed += counts.passed;
  failed += counts.failed;
  names.push(...counts.names);
}

/**
 * A file that cannot even be loaded has no tests to count, and an error outside of any test fails only the
 * exit code: both count as one failure, and so does a test that was left out.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] } | undefined} report
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

/** Prints the last line and answers the exit code. */
export function summary() {
  if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** @param {number} began */
function seconds(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
