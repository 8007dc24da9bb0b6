import {
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
  readStrokes,
  signaturePath,
} from '@rawnaq/domain/platform-contracts/signature.rules';

/** Nearer points say nothing new. */
const STEP = 4;
const MOST_POINTS = 3_900;

/** Mouse, finger and pen alike. What is sent are the points; the server judges and draws them itself. */
export function drawSignature(form: HTMLFormElement): void {
  const pad = form.querySelector<SVGSVGElement>('[data-pad]');
  const path = pad?.querySelector('path');
  const field = form.querySelector<HTMLInputElement>('input[name="strokes"]');
  if (!pad || !path || !field) return;
  const key = `rawnaq.contract.${form.dataset['contract']}`;
  const emptyWords = pad.getAttribute('aria-label') ?? '';
  const strokes: number[][] = readKept(field.value || kept(key));
  const buttons = form.querySelectorAll<HTMLButtonElement>('[data-undo], [data-clear]');

  const show = (): void => {
    path.setAttribute('d', signaturePath(strokes));
    pad.setAttribute('aria-label', strokes.length > 0 ? (pad.dataset['pad'] ?? '') : emptyWords);
    for (const button of buttons) button.hidden = strokes.length === 0;
    field.value = strokes.length > 0 ? JSON.stringify(strokes) : '';
  };
  /** Kept in this tab, for whoever changes the language or comes back. */
  const keep = (): void => {
    show();
    try {
      sessionStorage.setItem(key, field.value);
    } catch {
      // Without storage the page alone keeps it.
    }
  };

  let pen: number | undefined;
  const put = ({ clientX, clientY }: PointerEvent): void => {
    const stroke = strokes.at(-1);
    const { left, top, width, height } = pad.getBoundingClientRect();
    if (!stroke || width === 0 || strokes.flat().length >= 2 * MOST_POINTS) return;
    const x = within(((clientX - left) / width) * SIGNATURE_WIDTH, SIGNATURE_WIDTH);
    const y = within(((clientY - top) / height) * SIGNATURE_HEIGHT, SIGNATURE_HEIGHT);
    const [lastX, lastY] = stroke.slice(-2);
    if (lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < STEP) return;
    stroke.push(x, y);
  };
  pad.addEventListener('pointerdown', (event) => {
    if (pen !== undefined || event.button !== 0) return;
    event.preventDefault();
    pen = event.pointerId;
    pad.setPointerCapture(pen);
    strokes.push([]);
    put(event);
    show();
  });
  pad.addEventListener('pointermove', (event) => {
    if (event.pointerId !== pen) return;
    const missed = event.getCoalescedEvents?.() ?? [];
    for (const one of missed.length > 0 ? missed : [event]) put(one);
    show();
  });
  const lift = (event: PointerEvent): void => {
    if (event.pointerId !== pen) return;
    pen = undefined;
    keep();
  };
  pad.addEventListener('pointerup', lift);
  pad.addEventListener('pointercancel', lift);
  form.querySelector('[data-undo]')?.addEventListener('click', () => {
    strokes.pop();
    keep();
  });
  form.querySelector('[data-clear]')?.addEventListener('click', () => {
    strokes.length = 0;
    keep();
  });
  // One press is enough, and a second one would be answered alike.
  form.addEventListener('submit', () => {
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type="submit"]')) button.disabled = true;
  });
  // Whoever comes back by the browser's own button finds it ready again.
  addEventListener('pageshow', () => {
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type="submit"]')) button.disabled = false;
  });
  show();
  tellSeen(form);
  noteReading();
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function readKept(text: string): number[][] {
  try {
    return readStrokes(JSON.parse(text))?.map((stroke) => [...stroke]) ?? [];
  } catch {
    return [];
  }
}

/** Somebody looks at it: a program that only fetches the address does not get here. */
function tellSeen(form: HTMLFormElement): void {
  navigator.sendBeacon?.(form.action, new URLSearchParams({ seen: 'yes' }));
}

/** When the last clause was on the screen, the card says so. */
function noteReading(): void {
  const card = document.querySelector<HTMLElement>('[data-clauses]');
  const last = card?.querySelector('li:last-child p');
  const told = card?.querySelector('summary small');
  if (!card || !last || !told) return;
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    told.textContent = card.dataset['clauses'] ?? '';
    card.setAttribute('data-read', '');
    watcher.disconnect();
  });
  watcher.observe(last);
}
