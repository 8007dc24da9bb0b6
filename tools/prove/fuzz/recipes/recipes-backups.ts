import { mailRhythms } from '@rawnaq/domain/report-mails/report-mail.states';
import { DEMO_PASSWORD } from '../../../../apps/server/src/demo/texts/demo-logins';
import type { Values } from '../draw-input';
import type { Kitchen, Recipe } from '../planner';

/** One at a time: nobody makes those of the runs before. */
async function content({ rows, account }: Kitchen): Promise<Values> {
  await rows("update backups set state = 'failed' where account_id = $1 and state = 'running'", [account]);
  return { kind: 'data', subjects: ['customers'], years: [], uploads: false };
}

async function ticket({ ask }: Kitchen): Promise<unknown> {
  return (await ask('merchant', 'backups/unlock', { password: DEMO_PASSWORD })).ticket ?? '';
}

/** Its file is a picture of the salon; one that will be removed must not take that along. */
async function madeOne({ rows, account }: Kitchen, hasFile: boolean): Promise<number> {
  const [made] = await rows<{ id: number }>(
    `
      insert into backups (account_id, kind, content, user_id, permissions, language, state, storage_key, created_at,
        touched_at)
      select $1, 'data', '{}', u.id, '{}', 'en', 'ready',
        p.account_id || '/' || case when $2 then p.unique_id else 'gone' end, now(), now()
      from users u join uploads p on p.account_id = u.account_id
      where u.account_id = $1 and u.is_owner
      order by p.id
      limit 1
      returning id`,
    [account, hasFile],
  );
  return Number(made?.id ?? 0);
}

/** One of the whole platform that was good; its file is none, so whatever reads it finds that out. */
async function madePlatformOne({ rows }: Kitchen, storageKey = 'platform-backups/none'): Promise<number> {
  await rows("update platform_backups set state = 'failed' where state = 'running'");
  await rows("update platform_restores set state = 'failed' where state = 'running'");
  const [made] = await rows<{ id: number }>(
    `
      insert into platform_backups (kind, state, created_at, touched_at, storage_key, sha256)
      values ('night', 'ready', now(), now(), $1, 'x')
      returning id`,
    [storageKey],
  );
  return Number(made?.id ?? 0);
}

async function storedPlatformOne(kitchen: Kitchen): Promise<number> {
  const key = 'platform-backups/fuzz';
  await kitchen.storeBackup(key);
  return madePlatformOne(kitchen, key);
}

async function managersTicket({ ask }: Kitchen): Promise<unknown> {
  return (await ask('manager', 'technical/backups/unlock', { password: DEMO_PASSWORD })).ticket ?? '';
}

export const backupRecipes: Record<string, Recipe> = {
  'technical/backups/add': async (kitchen) => {
    await madePlatformOne(kitchen);
    return {};
  },
  'technical/backups/remove': async (kitchen) => ({ id: await madePlatformOne(kitchen) }),
  'technical/backups/check': async (kitchen) => ({ id: await madePlatformOne(kitchen) }),
  'technical/backups/drill': async (kitchen) => ({ id: await madePlatformOne(kitchen) }),
  'technical/backups/unlock': async () => ({ password: DEMO_PASSWORD, totp: undefined }),
  'technical/backups/file': async (kitchen) => ({
    id: await storedPlatformOne(kitchen),
    ticket: await managersTicket(kitchen),
  }),
  'technical/backups/restore_merchant': async (kitchen) => ({
    id: await madePlatformOne(kitchen),
    merchant_id: kitchen.account,
    ticket: await managersTicket(kitchen),
  }),
  'backups/add': content,
  'backups/remove': async (kitchen) => ({ id: await madeOne(kitchen, false) }),
  'backups/unlock': async () => ({ password: DEMO_PASSWORD }),
  'backups/set_schedule': async (kitchen) => ({
    rhythm: mailRhythms.codes.weekly,
    email: 'owner@glow.demo',
    subjects: ['customers'],
    documents: false,
    uploads: false,
    ticket: await ticket(kitchen),
  }),
  'backups/file': async (kitchen) => ({ id: await madeOne(kitchen, true), ticket: await ticket(kitchen) }),
};
