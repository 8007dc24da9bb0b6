import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session';
import { draftStore } from './draft-store';
import { changeDraft, emptyDraft, isEmptyDraft, type DraftChange, type TillDraft } from './till-draft';

export type OpenBills = {
  draft: TillDraft;
  change: (change: DraftChange) => void;
  /** Other bills that are open on this device. */
  others: readonly TillDraft[];
  /** Goes over to a bill that is open, or begins one. */
  open: (draft?: TillDraft) => void;
  /** The server has it: the device need not keep it any longer. */
  finish: (key: string) => void;
  /** False where the browser keeps nothing: a reload would lose the bill. */
  isKept: boolean;
};

/** The bill in this tab. Its key is in the address, so that a reload and the way back lead to the same bill. */
export function useTillDraft(): OpenBills {
  const session = useSession();
  const [accountId, userId] = [session?.account?.id ?? 0, session?.user.id ?? 0];
  const store = useMemo(() => draftStore(accountId, userId), [accountId, userId]);
  const [params, setParams] = useSearchParams();
  const [draft, setDraft] = useState(() => firstDraft(store, params.get('bill')));
  const [others, setOthers] = useState<readonly TillDraft[]>([]);
  const [isKept, setKept] = useState(true);
  const change = useCallback((next: DraftChange) => setDraft((now) => changeDraft(now, next)), []);
  const lookAround = useEffectEvent(() => setOthers(store.all().filter(({ key }) => key !== draft.key)));

  useEffect(() => {
    if (isEmptyDraft(draft)) store.forget(draft.key);
    else setKept(store.write(draft));
  }, [draft, store]);

  useEffect(() => {
    lookAround();
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('bill', draft.key);
        return next;
      },
      { replace: true },
    );
  }, [draft.key, setParams]);

  const heard = useEffectEvent((key: string, other: TillDraft | undefined) => {
    lookAround();
    // In two tabs it is one bill: what was typed in the other one shows here, and issued there it is gone here.
    if (key === draft.key && (other || !isEmptyDraft(draft))) setDraft(other ?? newDraft());
  });
  useEffect(() => store.listen((key, other) => heard(key, other)), [store]);

  const open = useCallback((next?: TillDraft) => setDraft(next ?? newDraft()), []);
  const finish = useCallback((key: string) => store.forget(key), [store]);
  return { draft, change, others, open, finish, isKept };
}

/** The one the address names, else the one that was worked on last. */
function firstDraft(store: ReturnType<typeof draftStore>, key: string | null): TillDraft {
  return (key && store.read(key)) || store.all().at(-1) || newDraft();
}

export const newDraft = (): TillDraft => emptyDraft(newBillKey(), new Date());

/** A UUID by hand: the browser's own exists on secure origins only, and a salon may open the product over plain http. */
function newBillKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
