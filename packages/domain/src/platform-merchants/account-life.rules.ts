import type { Permission, PermissionMap } from '../kernel/permissions';
import { numbersOf } from '../kernel/permissions';

export const TRIAL_DAYS = 7;
export const OWNER_VISIT_MINUTES = 60;

/** How long a paying account works on after its last day: everything is there, and says that it must be paid. */
export const GRACE_DAYS = 7;

/**
 * Days before the end on which the owner is told; below zero, after it. A trial ends on its day, an account that has
 * paid before has its days of grace.
 */
export const NOTICE_DAYS = { trial: [3, 1, 0], active: [14, 7, 3, 1, 0, -1, -5] } as const;
type Running = keyof typeof NOTICE_DAYS;
export type NoticeDays = (typeof NOTICE_DAYS)[Running][number];
export const graceOf = (status: Running): number => (status === 'active' ? GRACE_DAYS : 0);

/**
 * The notice that is due with so many days left: the nearest one that lies ahead, so that a day on which nothing ran is
 * made up for and nobody gets two at once. Nothing is due long before the end, or once the account is closed.
 */
export function dueNotice(daysLeft: number, status: Running): NoticeDays | undefined {
  if (daysLeft < -graceOf(status)) return undefined;
  const notices: readonly NoticeDays[] = NOTICE_DAYS[status];
  return notices.findLast((days) => daysLeft <= days);
}

/** From how many days before the end every screen says so. */
const BANNER_DAYS = { trial: 3, active: 7 } as const satisfies Record<Running, number>;
export const isNearEnd = (status: string, daysLeft: number | null): boolean =>
  daysLeft !== null && (status === 'trial' || status === 'active') && daysLeft <= BANNER_DAYS[status];

/**
 * What nobody may do while working as the owner, whatever the owner may: where money goes, who gets in, and all of it
 * as one file.
 */
const NOT_ON_A_VISIT: readonly Permission[] = [
  'settings.payment-gateway',
  'settings.backups',
  'employees.access-login',
];

export function permissionsOnVisit(permissions: PermissionMap): PermissionMap {
  const left: PermissionMap = { ...permissions };
  for (const permission of NOT_ON_A_VISIT) {
    const { module, action } = numbersOf(permission);
    const kept = left[module]?.filter((one) => one !== action);
    if (kept) left[module] = kept;
  }
  return left;
}

const PLAIN_WORDS = new Set([
  'salon',
  'saloon',
  'beauty',
  'center',
  'centre',
  'lounge',
  'spa',
  'ladies',
  'women',
  'men',
  'mens',
  'kids',
  'for',
  'the',
  'and',
  'hair',
  'barber',
  'barbers',
  'صالون',
  'مركز',
  'تجميل',
  'للتجميل',
  'النسائي',
  'نسائي',
  'الرجالي',
  'رجالي',
  'للسيدات',
  'للرجال',
  'أطفال',
  'حلاق',
  'حلاقة',
  'الحلاقة',
  'بيوتي',
  'لاونج',
  'سبا',
]);

/** The words that make a salon's name its own: by these a look-alike is found. */
export const ownWords = (name: string): string[] =>
  [
    ...new Set(
      name
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 2 && !PLAIN_WORDS.has(word)),
    ),
  ].slice(0, 4);
