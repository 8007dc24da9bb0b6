/** Question windows are loaded after the first screen; a question asked before they stand must wait, not get lost. */
let tell: () => void;
export const overlaysReady = new Promise<void>((resolve) => {
  tell = resolve;
});
export const tellOverlaysReady = (): void => tell();
