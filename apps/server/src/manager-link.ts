import { pino } from 'pino';
import { endWith, readArgs } from './cannot-start';
import { readConfig } from './config';
import { makeManagerLink } from './modules/platform-staff';
import { openServices } from './open-services';

/** `npm run manager -- you@example.com [--recover]`: a link to set a manager's password. */
const {
  positionals: [email = ''],
  values: { recover = false },
} = readArgs({ allowPositionals: true, options: { recover: { type: 'boolean' } } });

const REFUSALS = {
  'has a password':
    'has a password. Ask for a new one on the sign-in page; when no manager can get in any more, add --recover.',
  unknown: 'is no manager. Let a manager invite them; when no manager can get in any more, add --recover.',
};

await run().catch(endWith);

async function run(): Promise<void> {
  if (!/^\S+@\S+\.\S+$/.test(email)) return end('Say whom: npm run manager -- you@example.com [--recover]');
  const { services, close } = await openServices(readConfig(), pino({ level: 'silent' }), import.meta.dirname);
  const made = await makeManagerLink(services, email, { recover });
  await close();
  if ('refused' in made) return end(`${email} ${REFUSALS[made.refused]}`);
  process.stdout.write(`${email}: set the password within a day at ${made.link}\n`);
}

function end(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
