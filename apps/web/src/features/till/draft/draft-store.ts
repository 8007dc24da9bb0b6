import type { TillDraft } from './till-draft';

/**
 * Bills of one person of one salon on this device: each under its own entry, so that two tabs never write over each
 * other's.
 */
export type DraftStore = {
  read: (key: string) => TillDraft | undefined;
  all: () => TillDraft[];
  /** False when the browser keeps nothing (forbidden or full): then the screen says so. */
  write: (draft: TillDraft) => boolean;
  forget: (key: string) => void;
  /** Tells what another tab did to a bill: changed, or undefined when it is gone. */
  listen: (heard: (key: string, draft: TillDraft | undefined) => void) => () => void;
};

/** Another shape of drafts gets another number; older ones are left unread rather than half understood. */
const SHAPE = 1;

export function draftStore(accountId: number, userId: number, storage: Storage = window.localStorage): DraftStore {
  const prefix = `rawnaq.till.${SHAPE}.${accountId}.${userId}.`;
  return {
    read: (key) => parse(ask(() => storage.getItem(prefix + key))),
    all: () =>
      (ask(() => Object.keys(storage)) ?? [])
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => parse(ask(() => storage.getItem(name))) ?? [])
        .toSorted((a, b) => a.started_at.localeCompare(b.started_at)),
    write: (draft) =>
      ask(() => {
        storage.setItem(prefix + draft.key, JSON.stringify(draft));
        return true;
      }) ?? false,
    forget: (key) => void ask(() => storage.removeItem(prefix + key)),
    listen: (heard) => {
      const hear = ({ key, newValue, storageArea }: StorageEvent) => {
        if (storageArea === storage && key?.startsWith(prefix)) heard(key.slice(prefix.length), parse(newValue));
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

function parse(text: string | null | undefined): TillDraft | undefined {
  if (!text) return undefined;
  return ask(() => JSON.parse(text) as TillDraft);
}

function ask<Answer>(question: () => Answer): Answer | undefined {
  try {
    return question();
  } catch {
    return undefined;
  }
}
