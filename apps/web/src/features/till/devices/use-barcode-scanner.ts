import { useEffect, useEffectEvent } from 'react';
import { createScanReader } from './scan-reader';

/** A field that is emptied of what a scanner typed into it, although it stands in a dialog. */
export const TAKES_SCANS = { 'data-scans': '' } as const;

type Typed = { field: HTMLInputElement | HTMLTextAreaElement; before: string };

/**
 * Hears a barcode scanner wherever the focus is. Keys go where they go: only the Enter that ends a barcode is kept
 * back,
 * and a field the barcode was typed into gets its own text again. In a text field of a dialog a scan is text like any
 * other.
 */
export function useBarcodeScanner(onScan: (barcode: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const reader = createScanReader();
    let typed: Typed | undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Shift' || event.key === 'CapsLock') return;
      if (event.isComposing || event.repeat || event.ctrlKey || event.altKey || event.metaKey || isTextOfDialog(event))
        return reader.forget();
      const barcode = reader.press({
        code: event.code,
        key: event.key,
        shift: event.shiftKey,
        capsLock: event.getModifierState('CapsLock'),
        at: event.timeStamp,
      });
      if (reader.isFirst())
        typed = isTextField(event.target) ? { field: event.target, before: event.target.value } : undefined;
      if (barcode === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (typed?.field === event.target) setText(typed);
      scanned(barcode);
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, []);
}

const isTextField = (target: EventTarget | null): target is Typed['field'] =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

const isTextOfDialog = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (isTextField(target) || target.isContentEditable) &&
  target.closest('[role="dialog"]') !== null &&
  !target.hasAttribute('data-scans');

/** As if the person had typed it: React keeps its own note of a field's value and overlooks a plain assignment. */
function setText({ field, before }: Typed): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, before);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
