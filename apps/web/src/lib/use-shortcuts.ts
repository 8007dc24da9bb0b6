import { useHotkeys, type HotkeyItem } from '@mantine/hooks';
import type { RefObject } from 'react';

type Shortcut = readonly [keys: string, act: (event: KeyboardEvent) => void];
type Options = {
  /** What the keys belong to: inside an open dialog they act only when this is in it. Without, they are the page's. */
  place?: RefObject<HTMLElement | null>;
  /** Also while somebody types. */
  whileTyping?: boolean;
};

/**
 * Keys of a page or of a form. Nothing behind a dialog hears them, and there they are the browser's. A letter is heard
 * where the layout has it; where its place has a letter of another script, as in Arabic, by that place.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], { place, whileTyping = false }: Options = {}): void {
  const hear = (act: Shortcut[1]) => (event: KeyboardEvent) => {
    if (isBehindDialog(place?.current)) return;
    event.preventDefault();
    act(event);
  };
  const hotkeys = shortcuts.flatMap(([keys, act]): HotkeyItem[] => [
    [keys, hear(act), { preventDefault: false }],
    ...(endsWithLetter(keys) ? [ofPlace(keys, hear(act))] : []),
  ]);
  useHotkeys(hotkeys, whileTyping ? [] : undefined);
}

/** Not on Latin layouts: on an AZERTY keyboard the place of `W` has `Z`, and that of `M` a comma. */
const ofPlace = (keys: string, hear: Shortcut[1]): HotkeyItem => [
  keys,
  (event) => isOfOtherScript(event.key) && hear(event),
  { preventDefault: false, usePhysicalKeys: true },
];
const endsWithLetter = (keys: string): boolean => /(^|\+)[a-z]$/i.test(keys);
/** An Arabic key may write two letters at once; a comma is no letter, and names of keys are Latin. */
const isOfOtherScript = (key: string): boolean => /^\p{L}+$/u.test(key) && !/\p{Script=Latin}/u.test(key);

/** The topmost last: by layers, as a question lies above the form that asks it; in one layer as they were opened. */
export const openDialogs = (): Element[] =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].sort((a, b) => layerOf(a) - layerOf(b));
const layerOf = (dialog: Element): number =>
  Number(
    dialog.closest<HTMLElement>('.mantine-Modal-root, .mantine-Drawer-root')?.style.getPropertyValue('--mb-z-index'),
  ) || 0;

export function isBehindDialog(place?: Element | null): boolean {
  const top = openDialogs().at(-1);
  return top !== undefined && !(place && top.contains(place));
}
