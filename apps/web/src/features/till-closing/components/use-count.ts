import { expectedOf } from '@rawnaq/domain/till/till-closing.rules';
import type { TillDay } from '@rawnaq/domain/till/till-closing.contract';
import { useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage';
import { useSession } from '../../../lib/session';

type Method = TillDay['methods'][number]['method'];
/** What was typed so far. It stays on this device until the day is closed. */
type Draft = {
  opening_float?: number | null;
  left_in_drawer?: number | null;
  counted: Partial<Record<Method, number | null>>;
  notes: Partial<Record<Method, string>>;
  /** Of each note or coin. */
  pieces: Record<string, number>;
};
const EMPTY: Draft = { counted: {}, notes: {}, pieces: {} };

export type CountedMethod = TillDay['methods'][number] & {
  float: number;
  should: number;
  has: number | null;
  gap: number | null;
  remark: string;
  /** What a gateway says, and what did not move, need not be typed. */
  isGiven: boolean;
};
export type Count = ReturnType<typeof useCount>;

export function useCount(day: TillDay) {
  const account = useSession()?.account?.id ?? 0;
  const key = `rawnaq.till-count.${account}.${day.day}`;
  const [draft, setDraft] = useState<Draft>(() => readDraft(key));
  const change = (next: Partial<Draft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    writeStored(key, JSON.stringify(changed));
  };
  const float = day.closing ? day.closing.opening_float : (draft.opening_float ?? day.suggested_float);
  const pieces = Object.entries(draft.pieces).filter(([, many]) => many > 0);
  const inPieces = pieces.reduce((sum, [value, many]) => sum + Number(value) * many, 0);
  const rows = day.methods.map((row): CountedMethod => {
    const own = row.method === 'cash' ? float : 0;
    const should = day.closing ? (row.expected ?? own) : expectedOf(row.method, row, float);
    const isGiven =
      row.method === 'payment_link' || (row.method !== 'cash' && row.received === 0 && row.given_back === 0);
    const typed =
      row.method === 'cash' && pieces.length > 0 ? inPieces : (draft.counted[row.method] ?? (isGiven ? should : null));
    const has = day.closing ? row.counted : typed;
    return {
      ...row,
      float: own,
      should,
      has,
      gap: has === null ? null : has - should,
      remark: day.closing ? (row.note ?? '') : (draft.notes[row.method] ?? ''),
      isGiven,
    };
  });
  const cash = rows.find(({ method }) => method === 'cash')?.has ?? 0;
  const drawer = day.closing
    ? day.closing.left_in_drawer
    : (draft.left_in_drawer ?? Math.min(float, Math.max(cash, 0)));
  return {
    rows,
    float,
    drawer,
    cash,
    pieces: draft.pieces,
    isByPieces: pieces.length > 0,
    setFloat: (opening_float: number | null) => change({ opening_float }),
    setDrawer: (left_in_drawer: number | null) => change({ left_in_drawer }),
    setCounted: (method: Method, value: number | null) =>
      change({
        counted: { ...draft.counted, [method]: value },
        // What is typed is no longer what the pieces say.
        ...(method === 'cash' && { pieces: {} }),
      }),
    setNote: (method: Method, note: string) => change({ notes: { ...draft.notes, [method]: note } }),
    setPiece: (value: number, many: number) => change({ pieces: { ...draft.pieces, [value]: Math.max(0, many) } }),
    clearPieces: () => change({ pieces: {}, counted: { ...draft.counted, cash: null } }),
    forget: () => writeStored(key, undefined),
  };
}

function readDraft(key: string): Draft {
  try {
    return { ...EMPTY, ...(JSON.parse(readStored(key) ?? '{}') as Partial<Draft>) };
  } catch {
    return EMPTY;
  }
}
