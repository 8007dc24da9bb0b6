import pg from 'pg';
import { pino } from 'pino';
import type { Config } from './config';
import { connectionOf } from './db/pool';
import { exportAccount } from './db/world/export-account';
import { importAccount } from './db/world/import-account';
import { OWNER_INVITATION_DAYS, ownerInvitationLink } from './modules/auth';
import { openServices } from './open-services';
import { asPlatform } from './services';

type Asked = { direction: 'export' | 'import'; file: string; account: string; root: string };

/** One account into a file, or out of one under a new number. Answers what is to be said about it. */
export async function moveAccount(
  config: Config,
  { direction, file, account, root }: Asked,
  options: { 'other-secret'?: boolean | undefined },
): Promise<string[]> {
  const isNext = direction === 'import' && account === 'next';
  if (!isNext && !/^\d{1,15}$/.test(account))
    throw new Error('Say which account by its number: --account=1001, or --account=next to import under the next one.');
  const { services, url, close } = await openServices(config, pino({ level: 'silent' }), root);
  const client = new pg.Client({ ...connectionOf(url), application_name: `rawnaq ${direction}` });
  try {
    await client.connect();
    const place = { client, storage: services.storage, sealer: services.sealer };
    if (direction === 'export') {
      const report = await exportAccount(place, { account: Number(account), file, now: services.clock() });
      return [
        `Exported ${report.rows} rows of ${report.tables} tables and ${report.files} files ` +
          `of account ${account} to ${file}`,
        ...(report.missing.length
          ? [`These stored files were missing and are not in it: ${report.missing.join(', ')}`]
          : []),
      ];
    }
    const made = await importAccount(place, {
      file,
      account: isNext ? undefined : Number(account),
      otherSecret: options['other-secret'],
    });
    const language = made.owner.language === 'en' ? 'en' : 'ar';
    const link = await asPlatform(services, (tx) =>
      ownerInvitationLink(
        { tx, now: services.clock(), services },
        { account_id: made.account, id: made.owner.id },
        language,
      ),
    );
    return [
      `Imported ${made.rows} rows and ${made.files} files as account ${made.account}, all checked`,
      `${made.owner.name} signs in with the account number ${made.account} ` +
        `and sets a password within ${OWNER_INVITATION_DAYS} days at ${link}`,
      ...(made.taken.length
        ? [`These e-mails sign in to another account here, their people need another one: ${made.taken.join(', ')}`]
        : []),
      ...(made.aliasTaken === null
        ? []
        : [`The address "${made.aliasTaken}" of the booking page belongs to another salon here: choose another one`]),
      'Gateways and other channels have to be connected anew: their keys do not move.',
    ];
  } finally {
    await client.end().catch(() => {});
    await close();
  }
}
