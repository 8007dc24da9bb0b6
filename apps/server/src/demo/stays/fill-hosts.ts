import type { Tx } from '../../db/database';
import { createHost } from '../../modules/accounts';

/** Owners of places to stay, the first of whom can sign in. */
const HOSTS = [
  { name: 'Saeed Al Ketbi', mobile: '+971501112233', email: 'owner@stays.demo' },
  { name: 'Maitha Al Shamsi', mobile: '+971501112244', email: 'maitha@stays.demo' },
  { name: 'Khalid Al Naqbi', mobile: '+971501112255', email: 'khalid@stays.demo' },
] as const;

export type DemoHost = { name: string; mobile: string; accountId: number; userId: number };

export async function fillHosts(tx: Tx, password_hash: string): Promise<DemoHost[]> {
  const hosts: DemoHost[] = [];
  for (const host of HOSTS)
    hosts.push({ ...host, ...(await createHost(tx, { ...host, language: 'ar', password_hash })) });
  return hosts;
}
