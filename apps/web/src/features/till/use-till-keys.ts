import { useEffect, useEffectEvent } from 'react';
import { isBehindDialog } from '../../lib/use-shortcuts';

export type TillKeys = {
  onSearch: () => void;
  onCustomer: () => void;
  onHold: () => void;
  onPay: () => void;
  onIssue: () => void;
  onDiscounts: () => void;
  onAllKeys: () => void;
  /** Of the chosen line. */
  onWalk: (step: 1 | -1) => void;
  /** As the eye sees it. */
  onSide: (side: 'left' | 'right') => void;
  onQuantity: (step: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
  onUndo: () => void;
};

/** The keys browsers leave alone; F1, F3, F5 to F7 and F10 to F12 are theirs. */
const ALWAYS = { F2: 'onSearch', F4: 'onCustomer', F8: 'onHold', F9: 'onPay' } as const;
/** Nothing that is sold begins with these, so an empty search field hears them as well. Both layouts have them. */
const SIGNS: Readonly<Record<string, (keys: TillKeys) => void>> = {
  ArrowDown: ({ onWalk }) => onWalk(1),
  ArrowUp: ({ onWalk }) => onWalk(-1),
  ArrowLeft: ({ onSide }) => onSide('left'),
  ArrowRight: ({ onSide }) => onSide('right'),
  '+': ({ onQuantity }) => onQuantity(1),
  '-': ({ onQuantity }) => onQuantity(-1),
  '−': ({ onQuantity }) => onQuantity(-1),
  '%': ({ onDiscounts }) => onDiscounts(),
  '٪': ({ onDiscounts }) => onDiscounts(),
  '?': ({ onAllKeys }) => onAllKeys(),
  '؟': ({ onAllKeys }) => onAllKeys(),
  Enter: ({ onEdit }) => onEdit(),
  Delete: ({ onRemove }) => onRemove(),
};

/** The whole till by keyboard: the search field is at home, and keeps the focus while lines are walked and changed. */
export function useTillKeys(keys: TillKeys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    act(keys);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function actOf(event: KeyboardEvent): ((keys: TillKeys) => void) | undefined {
  const isWithCtrl = event.ctrlKey || event.metaKey;
  if (isWithCtrl && event.key === 'Enter') return ({ onIssue }) => onIssue();
  // By its place: an Arabic layout has another letter there.
  if (isWithCtrl && event.code === 'KeyZ' && !event.shiftKey && !isTyping(event.target))
    return ({ onUndo }) => onUndo();
  if (isWithCtrl || event.altKey) return undefined;
  const always = ALWAYS[event.key as keyof typeof ALWAYS];
  if (always) return (keys) => keys[always]();
  if (isTyping(event.target) || hasOwnUse(event)) return undefined;
  return SIGNS[event.key];
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !(target.hasAttribute('data-till-search') && target.value === ''));

/** Enter presses a button; arrows choose among tabs. */
const hasOwnUse = ({ key, target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (key === 'Enter'
    ? target.closest('button, a, [role="button"]') !== null
    : target.closest('[role="radiogroup"], [role="tablist"], [role="menu"], [role="listbox"]') !== null);
