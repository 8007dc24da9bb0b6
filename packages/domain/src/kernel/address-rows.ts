import type { Access } from './contract';

type AddressArea = 'merchant' | 'merchant-open' | 'manager' | 'manager-open' | 'link' | 'online' | 'website';
export type AddressRow<Path extends string = string> = { area: AddressArea; path: Path; access: Access };

export const row = <Path extends string>(area: AddressArea, path: Path, access: Access): AddressRow<Path> => ({
  area,
  path,
  access,
});
export const merchant = <Path extends string>(path: Path, access: Access) =>
  row('merchant', `/merchant${path}`, access);
export const manager = <Path extends string>(path: Path, access: Access) => row('manager', `/manager${path}`, access);
