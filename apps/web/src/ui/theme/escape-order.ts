/** Mantine's dialogs hear Escape before anything in them does, and leave it alone where the focused element says so. */
const MARK = 'data-mantine-stop-propagation';
/** What closes by itself on Escape: a popover the focus is in, or a field with its list of hits open. */
const OPENED_LAST =
  '.mantine-Popover-dropdown, [role="menu"], [role="listbox"], [role="combobox"][aria-expanded="true"]';

/** Escape closes what was opened last, and only that. Called once, before any dialog listens. */
export function keepEscapeInOrder(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const target = event.target;
      if (event.key !== 'Escape' || !(target instanceof Element) || target.hasAttribute(MARK)) return;
      if (!target.closest(OPENED_LAST)) return;
      target.setAttribute(MARK, 'true');
      setTimeout(() => target.removeAttribute(MARK));
    },
    { capture: true },
  );
}
