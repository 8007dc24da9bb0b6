import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session';
import { draftStore, type DraftStore } from './draft-store';
import { changeDraft, emptyDraft, isEmptyDraft, type DraftChange, type TillDraft } from './till-draft';

export type OpenBills = {
  draft: TillDraft;
  change: (change: DraftChange) => void;
  /** The same for a bill that may no longer be the one on the screen when an answer comes. */
  changeOf: (key: string, change: DraftChange) => void;
  /** Other bills that are open on this device. */
  others: readonly TillDraft[];
  /** Goes over to a bill that is open, or begins one. */
  open: (draft?: TillDraft) => void;
  /** The server has it: the device need not keep it any longer, and the next one begins. */
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
  const [all, setAll] = useState(() => store.all());
  const [isKept, setKept] = useState(true);
  const latest = useRef(draft);

  /** On the device before it is on the screen. */
  const put = useCallback(
    (next: TillDraft) => {
      if (next === latest.current) return;
      latest.current = next;
      if (isEmptyDraft(next)) store.forget(next.key);
      else setKept(store.write(next));
      setDraft(next);
    },
    [store],
  );
  const change = useCallback((next: DraftChange) => put(changeDraft(latest.current, next)), [put]);
  const open = useCallback(
    (next?: TillDraft) => {
      put(next ?? newDraft());
      setAll(store.all());
    },
    [put, store],
  );
  const changeOf = useCallback(
    (key: string, next: DraftChange) => {
      const other = key === latest.current.key ? undefined : store.read(key);
      if (other) store.write(changeDraft(other, next));
      else if (key === latest.current.key) change(next);
    },
    [change, store],
  );
  const finish = useCallback(
    (key: string) => {
      store.forget(key);
      if (key === latest.current.key) put(newDraft());
      setAll(store.all());
    },
    [put, store],
  );

  const [firstKey] = useState(draft.key);
  useEffect(() => {
    if (params.get('bill') === draft.key) return;
    // Another bill answers whatever the address had asked for.
    const next = new URLSearchParams(draft.key === firstKey ? params : {});
    next.set('bill', draft.key);
    setParams(next, { replace: true });
  }, [draft.key, firstKey, params, setParams]);

  const heard = useEffectEvent((key: string, other: TillDraft | undefined) => {
    setAll(store.all());
    // In two tabs it is one bill: what was typed in the other one shows here, and issued there it is gone here.
    if (key !== draft.key || (!other && isEmptyDraft(draft))) return;
    latest.current = other ?? newDraft();
    setDraft(latest.current);
  });
  useEffect(() => {
    const stop = store.listen((key, other) => heard(key, other));
    return stop;
  }, [store]);

  return { draft, change, changeOf, others: all.filter(({ key }) => key !== draft.key), open, finish, isKept };
}

/** The one the address names, else the one that was worked on last. */
const firstDraft = (store: DraftStore, key: string | null): TillDraft =>
  (key && store.read(key)) || store.all().at(-1) || newDraft();

export const newDraft = (): TillDraft => emptyDraft(newBillKey(), new Date());

/** A UUID by hand: the browser's own exists on secure origins only, and a salon may come over plain http. */
function newBillKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
