import type { Localized } from '../kernel/localized';
import { managerModules, merchantModules } from '../kernel/permissions';

/**
 * Shortcuts of the role editor: one word that ticks the actions of a module. Each level holds what the one before
 * holds. `view` opens the module, `read` adds everything that can be looked at, `write` changes what is there, `create`
 * adds to it, `full_access` is every action; `administrator` is that too, and the editor offers it for the whole role
 * at once.
 */
export const ACCESS_LEVELS = ['no_access', 'view', 'read', 'write', 'create', 'full_access', 'administrator'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export const accessLevelLabels = {
  no_access: { en: 'No access', ar: 'بلا صلاحية' },
  view: { en: 'View', ar: 'عرض' },
  read: { en: 'Read', ar: 'قراءة' },
  write: { en: 'Write', ar: 'تعديل' },
  create: { en: 'Create', ar: 'إضافة' },
  full_access: { en: 'Full access', ar: 'صلاحية كاملة' },
  administrator: { en: 'Administrator', ar: 'مسؤول النظام' },
} as const satisfies Record<AccessLevel, Localized>;

type Action = { action: number; level: 'view' | 'write' | 'create' | 'full' };

/** The action numbers a level ticks in a module. */
export function actionsAt(module: number, level: AccessLevel): number[] {
  const actions = actionsOf(module);
  if (level === 'no_access') return [];
  const views = actions.filter((one) => one.level === 'view');
  if (level === 'view') return views.slice(0, 1).map((one) => one.action);
  const allowed = {
    read: ['view'],
    write: ['view', 'write'],
    create: ['view', 'write', 'create'],
    full_access: ['view', 'write', 'create', 'full'],
    administrator: ['view', 'write', 'create', 'full'],
  }[level];
  return actions.filter((one) => allowed.includes(one.level)).map((one) => one.action);
}

/**
 * Which level a set of ticked actions is; undefined when it was put together by hand. Of levels that are the same here,
 * the lowest.
 */
export function accessLevelOf(module: number, ticked: readonly number[]): AccessLevel | undefined {
  const wanted = new Set(ticked);
  return ACCESS_LEVELS.find((level) => {
    const actions = actionsAt(module, level);
    return actions.length === wanted.size && actions.every((action) => wanted.has(action));
  });
}

function actionsOf(module: number): Action[] {
  const found = Object.values<{ module: number; actions: Record<string, Action> }>({
    ...merchantModules,
    ...managerModules,
  }).find((one) => one.module === module);
  return Object.values(found?.actions ?? {}).toSorted((a, b) => a.action - b.action);
}
