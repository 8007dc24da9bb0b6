import drawings from '../styles/drawings.css?inline';

/** Services without a picture of their own are drawn when the page stands: nothing of it waits for a drawing. */
export function showDrawings(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(drawings);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
