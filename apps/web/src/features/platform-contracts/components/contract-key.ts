import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { isCurrency, type Currency } from '@rawnaq/domain/kernel/money';

type Named = { account_id: number; id: number };

/** `{account}-{id}`, as it stands in addresses. NaN where it is none. */
export function readKey(text: string | null | undefined): Named {
  const [, account, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? '') ?? [];
  return { account_id: Number(account ?? Number.NaN), id: Number(id ?? Number.NaN) };
}

export const keyOf = ({ account_id, id }: Named): string => `${account_id}-${id}`;

export const contractPath = (named: Named, language: Language): string =>
  pathTo('manager-accounting-contracts-contracts-one', language, { id: keyOf(named) });

export const currencyOr = (text: string): Currency | undefined => (isCurrency(text) ? text : undefined);
