import { callingCodeOfCountry } from '@rawnaq/domain/kernel/input/phone';
import type { InputPlace } from '@rawnaq/domain/kernel/input/read-input';
import { useMemo } from 'react';
import { useSession } from './session';
import { useFormat } from './use-format';

/** What inputs of the signed-in account are read for: its country, its clock and its day, as on the server. */
export function useInputPlace(): InputPlace {
  const format = useFormat();
  const session = useSession();
  const [country, clock] = [session?.account?.country, session?.general_informations.clock];
  return useMemo(() => ({ country, clock, today: () => format.localDate(new Date()) }), [country, clock, format]);
}

/** The code of numbers typed without one; undefined where nobody is signed in. */
export function useHomeCode(): string | undefined {
  const country = useSession()?.account?.country;
  return country && callingCodeOfCountry(country);
}
