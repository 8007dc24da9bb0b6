/**
 * The server writes a fresh nonce into the page; styles made at run time carry it, so that the policy can forbid all
 * others.
 */
export function styleNonce(): string {
  // Drawn without a browser: the server puts the nonce of each answer in its place.
  if (typeof document === 'undefined') return '__CSP_NONCE__';
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

/** The scroll lock under dialogs writes its own style element and looks for the nonce in this global. */
export function shareNonceWithStyleWriters(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}
