import { openDialogs } from '../../lib/use-shortcuts';

/** Mantine's dialogs hear Escape before anything in them does, and leave it alone where the focused element says so. */
const MARK = 'data-mantine-stop-propagation';
/**
 * What hears Escape by itself: a popover the focus is in, a field with its list of hits open, or a row that is lifted
 * out of its order.
 */
const OPENED_LAST = [
  '.mantine-Popover-dropdown',
  '[role="menu"]',
  '[role="listbox"]',
  '[role="combobox"][aria-expanded="true"]',
  '[data-lifted]',
].join();

/** The cross in a dialog's head, or its one button; a dialog that may not be left has none. */
const WAY_OUT = '.mantine-Modal-close, .mantine-Drawer-close, [data-leaves]';

/** Escape closes what was opened last, and only that. Called once, before any dialog listens. */
export function keepEscapeInOrder(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const target = event.target;
      if (event.key !== 'Escape' || !(target instanceof Element) || target.hasAttribute(MARK)) return;
      if (target.closest(OPENED_LAST)) {
        target.setAttribute(MARK, 'true');
        setTimeout(() => target.removeAttribute(MARK));
        return;
      }
      const dialogs = openDialogs();
      if (dialogs.length < 2) return;
      // Each of them would hear it and close.
      event.stopImmediatePropagation();
      dialogs.at(-1)!.querySelector<HTMLElement>(WAY_OUT)?.click();
    },
    { capture: true },
  );
}
