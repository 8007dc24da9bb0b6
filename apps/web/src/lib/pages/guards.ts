import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { pathTo, splitLanguage, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Access } from '@rawnaq/domain/kernel/contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { can, type PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { kindOfPath } from '../tokens';

type Visitor = { permissions: PermissionMap; locked: boolean };
type Visit = { kind: UserKind; language: Language; access: Access; here: string };

/** Where a visitor has to go instead; undefined means the page is open. */
export function detourFor({ kind, language, access, here }: Visit, visitor: Visitor | undefined): string | undefined {
  if (access === 'public') return undefined;
  if (!visitor) return signInPath(kind, language, here);
  if (visitor.locked) return lockScreenPath(kind, language, here);
  return mayOpen(access, visitor.permissions) ? undefined : noPermissionPath(kind, language);
}

export const mayOpen = (access: Access, permissions: PermissionMap): boolean =>
  access === 'public' || access === 'signed-in' || can(permissions, access);

/** Property owners use the same door and say so, because the client gave them no address of their own. */
export function signInPath(kind: UserKind, language: Language, here?: string): string {
  const path = pathTo(kind === 'manager' ? 'manager-sign-in' : 'merchant-sign-in', language);
  return withQuery(path, { next: here, as: kind === 'property' ? 'property' : undefined });
}

export const lockScreenPath = (kind: UserKind, language: Language, here?: string): string =>
  withQuery(pathTo(kind === 'manager' ? 'manager-lock-screen' : 'merchant-lock-screen', language), {
    next: here,
    as: kind === 'property' ? 'property' : undefined,
  });

export const noPermissionPath = (kind: UserKind, language: Language): string =>
  pathTo(noPermissionName(kind), language);

export const noPermissionName = (kind: UserKind): AddressName & `${string}-no-permission` =>
  kind === 'manager' ? 'manager-no-permission' : 'merchant-no-permission';

/**
 * Where sign-in and unlock return to: only a page of the same kind of user, never another site. Undefined: the area's
 * first page.
 */
export function returnPath(next: string | null, kind: UserKind): string | undefined {
  if (!next || !/^\/(?![/\\])/.test(next)) return undefined;
  const { rest } = splitLanguage(next.split(/[?#]/)[0]!);
  const isInside = /^\/(merchant|manager)(\/|$)/.test(rest) && kindOfPath(next.split(/[?#]/)[0]!) === kind;
  return isInside && !/\/(sign-in|lock-screen|logout|no-permission)$/.test(rest) ? next : undefined;
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
