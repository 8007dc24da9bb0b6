import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { auditedRecords } from '@rawnaq/domain/audit/audited-records';
import { errorCatalogue } from '@rawnaq/domain/kernel/error-catalogue';
import { notificationCatalogue } from '@rawnaq/domain/notifications/notification-catalogue';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';

const DOMAIN = join(root, 'packages/domain/src');

/** Every name that the parts of a catalogue declare, each as often as it is declared. */
async function declaredNames(ending: string, part: RegExp): Promise<string[]> {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, object>> => import(join(DOMAIN, file))),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => part.test(name))
    .flatMap(([, declared]) => Object.keys(declared))
    .toSorted();
}

/** Of two equal names the second would take the place of the first, and nobody would say so. */
describe('a catalogue made of the parts of all modules', () => {
  it.each([
    ['audited records', '.audit.ts', /Audit$/, auditedRecords],
    ['notifications', '.notifications.ts', /Notifications$/, notificationCatalogue],
    ['errors', '.errors.ts', /Errors$/, errorCatalogue],
  ])('has every name of its parts once: %s', async (_name, ending, part, catalogue) => {
    expect(await declaredNames(ending, part)).toEqual(Object.keys(catalogue).toSorted());
  });
});
