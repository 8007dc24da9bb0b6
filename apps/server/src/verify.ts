import { ledgerCheckNames, ledgerChecks } from '@rawnaq/domain/ledger-checks/ledger-checks';
import { pino } from 'pino';
import { endWith, readArgs } from './cannot-start';
import { readConfig } from './config';
import { checkSalons, unknownSalons } from './modules/ledger-checks';
import { openServices } from './open-services';

/** `npm run verify [-- 1001 1002]`: every check with its count of violations; 0 is what it should be. */
const { positionals } = readArgs({ allowPositionals: true });

await run().catch(endWith);

async function run(): Promise<void> {
  const only = positionals.map(Number);
  if (only.some((id) => !Number.isSafeInteger(id) || id <= 0)) {
    process.stderr.write('Say which salons by their numbers: npm run verify -- 1001\n');
    process.exitCode = 1;
    return;
  }
  const { services, close } = await openServices(readConfig(), pino({ level: 'silent' }), import.meta.dirname);
  const unknown = await unknownSalons(services, only);
  if (unknown.length > 0) {
    await close();
    process.stderr.write(`There is no salon ${unknown.join(', ')} in this database.\n`);
    process.exitCode = 1;
    return;
  }
  const results = await checkSalons(services, only.length > 0 ? only : undefined).finally(close);
  let violations = 0;
  for (const name of ledgerCheckNames) {
    const broken = results.flatMap(({ account_id, broken: checks }) =>
      checks.filter(({ check }) => check === name).map((check) => ({ ...check, account_id })),
    );
    const sum = broken.reduce((count, one) => count + one.violations, 0);
    violations += sum;
    print(`${sum === 0 ? '✓' : '✗'} ${String(sum).padStart(6)}  ${ledgerChecks[name].label.en}`);
    for (const { account_id, findings } of broken)
      for (const { at, found, expected } of findings)
        print(`            salon ${account_id}, ${ledgerChecks[name].of.en} ${at}: ${found}, should be ${expected}`);
  }
  print(`\n${results.length} salons, ${violations === 0 ? 'everything agrees' : `${violations} violations`}`);
  process.exitCode = violations === 0 ? 0 : 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
