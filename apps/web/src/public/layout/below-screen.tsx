/**
 * Where the first screen ends. A browser that can (`rel="expect"` in the page's head) paints what stands above in one
 * piece, as soon as it has come this far; a page without this waits for its end.
 */
export const BelowScreen = () => <div id="below" hidden />;
