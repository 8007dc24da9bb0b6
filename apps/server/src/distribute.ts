import pg from 'pg';
import { CannotStart, endWith, readArgs } from './cannot-start';
import { readConfig } from './config';
import { distributionOf, hasCitus } from './db/statements/distribution';
import { migrate, migrationsFolder } from './db/migrate';
import { connectionOf } from './db/pool';

/**
 * `npm run distribute [-- --dry-run]`: spreads a filled database over the servers of a Citus cluster
 * (docs/how-to/grow.md).
 */
const { values } = readArgs({ options: { 'dry-run': { type: 'boolean' } } });

await run().catch(endWith);

async function run(): Promise<void> {
  const url = readConfig().directUrl;
  if (!url)
    throw new CannotStart(
      'Set DATABASE_URL (behind a pooler DATABASE_DIRECT_URL): the embedded database stays on one machine.',
    );
  await migrate(url, migrationsFolder(import.meta.dirname));
  const client = new pg.Client({ ...connectionOf(url), application_name: 'rawnaq distribute' });
  await client.connect();
  try {
    const statements = await distributionOf(client);
    if (values['dry-run']) return say(statements.map((statement) => `${statement};`).join('\n'));
    if (!(await hasCitus(client)))
      throw new CannotStart(
        'This database has no Citus. Let a superuser run CREATE EXTENSION citus in it, on a server of a Citus ' +
          'cluster; --dry-run prints what would be done.',
      );
    for (const statement of statements) {
      say(statement);
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
