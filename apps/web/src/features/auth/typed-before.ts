/** What was typed into the sign-in page before the app came, and whether it was sent already. */
export type Typed = { username: string; password: string; sent: boolean };

declare global {
  interface Window {
    typedBefore?: Typed;
  }
}

/** Told once: who comes back to the page later begins with an empty one. */
export function takeTyped(): Typed | undefined {
  if (typeof window === 'undefined') return undefined;
  const typed = window.typedBefore;
  delete window.typedBefore;
  return typed;
}
