/**
 * What a browser may show before any script runs. The content security policy allows no style attributes, so each becomes a rule of the page's own
 * style element; and a form that is sent before its script is there stays where it is (a form for a dialog, without one, does nothing).
 */
export function plainHtml(drawn: string): string {
  const rules: string[] = [];
  const html = drawn
    .replace(/<!--\$!--><template[\s\S]*?<\/template><!--\/\$-->/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const known = rules.indexOf(style);
      return ` data-door="${known >= 0 ? known : rules.push(style) - 1}"`;
    })
    .replaceAll('<form ', '<form method="dialog" ');
  const sheet = rules
    .map((style, number) => `#root [data-door="${number}"]{${style.replaceAll('&quot;', '"')}}`)
    .join('');
  return `<style nonce="__CSP_NONCE__">${sheet}</style>${html}`;
}
