/**
 * What a browser may show before any script runs. The content security policy allows no style attributes, so each
 * becomes a rule of the page's own style element, and all style elements go to its head, where HTML wants them; and a
 * form that is sent before its script is there stays where it is (a form for a dialog, without one, does nothing).
 */
export function plainHtml(drawn: string): PlainPage {
  const rules: string[] = [];
  const sheets: string[] = [];
  const html = drawn
    .replace(/<!--\$!--><template[\s\S]*?<\/template><!--\/\$-->/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, (sheet) => {
      sheets.push(sheet);
      return '';
    })
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const known = rules.indexOf(style);
      return ` data-door="${known >= 0 ? known : rules.push(style) - 1}"`;
    })
    .replaceAll('<form ', '<form method="dialog" ');
  const sheet = rules
    .map((style, number) => `#root [data-door="${number}"]{${style.replaceAll('&quot;', '"')}}`)
    .join('');
  return { styles: `<style nonce="__CSP_NONCE__">${sheet}</style>${sheets.join('')}`, html };
}

export type PlainPage = { styles: string; html: string };
