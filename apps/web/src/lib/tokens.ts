import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { addresses, splitLanguage, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { Area } from '@rawnaq/domain/kernel/contract';
import { readStored, writeStored } from './storage';

/** One token per kind of user: a manager, a merchant user and a property owner can be signed in side by side. */
export const tokenKey = (kind: UserKind): string => `rawnaq.${kind}.token`;

export const readToken = (kind: UserKind): string | undefined => readStored(tokenKey(kind));

export const writeToken = (kind: UserKind, token: string | undefined): void => writeStored(tokenKey(kind), token);

/** Pages of the property listing stand under `/merchant` but belong to property owners and renters. */
export const PROPERTY_ADDRESSES = [
  'merchant-welcome',
  'merchant-property',
  'merchant-property-one',
  'merchant-my-properties',
  'merchant-stays-calendar',
  'merchant-stays-enquiries',
  'merchant-stays-payment-gateway',
  'merchant-my-favorites',
  'merchant-search',
] as const satisfies readonly AddressName[];

/**
 * Manager mode and property mode are recognised from the path alone, but for the one page salons and property owners
 * share: there it is whoever is signed in.
 */
export function kindOfPath(pathname: string): UserKind {
  const { rest } = splitLanguage(pathname);
  if (/^\/manager(\/|$)/.test(rest)) return 'manager';
  if (SHARED_PATH.test(rest)) return !readToken('merchant') && readToken('property') ? 'property' : 'merchant';
  return propertyPath.test(rest) ? 'property' : 'merchant';
}

export const areaOfKind = (kind: UserKind): Area => (kind === 'property' ? 'properties' : kind);

export const kindOfArea = (area: Area): UserKind | undefined =>
  area === 'public' ? undefined : area === 'properties' ? 'property' : area;

const SHARED_PATH = new RegExp(`^${addresses['merchant-profile'].path}/?$`);
const propertyPath = new RegExp(
  `^(${PROPERTY_ADDRESSES.map((name) => addresses[name].path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`,
);
