import { useHotkeys } from '@mantine/hooks';
import type { RefObject } from 'react';

type Shortcut = readonly [keys: string, act: (event: KeyboardEvent) => void];
type Options = {
  /** What the keys belong to: inside an open dialog they act only when this is in it. Without, they are the page's. */
  place?: RefObject<HTMLElement | null>;
  /** Also while somebody types. */
  whileTyping?: boolean;
};

/** Keys of a page or of a form. Nothing behind a dialog hears them. */
export function useShortcuts(shortcuts: readonly Shortcut[], { place, whileTyping = false }: Options = {}): void {
  useHotkeys(
    shortcuts.map(([keys, act]) => [keys, (event) => isBehindDialog(place?.current) || act(event)]),
    whileTyping ? [] : undefined,
  );
}

/** Dialogs stand in the order in which they were opened. */
export function isBehindDialog(place?: Element | null): boolean {
  const top = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  return top !== undefined && !(place && top.contains(place));
}
