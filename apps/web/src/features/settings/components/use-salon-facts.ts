import type { Currency } from '@rawnaq/domain/kernel/money';
import type { SalonFacts } from '@rawnaq/domain/settings/define-setting';
import { useMemo } from 'react';
import { useSession } from '../../../lib/session';

export function useSalonFacts(): SalonFacts {
  const session = useSession();
  const country = session?.account?.country ?? '';
  const currency = session?.general_informations.currency as Currency;
  return useMemo(() => ({ country, currency }), [country, currency]);
}
