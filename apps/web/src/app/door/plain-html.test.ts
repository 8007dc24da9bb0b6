import { expect, it } from 'vitest';
import { plainHtml } from './plain-html';

it('turns style attributes into rules and keeps a form from leaving', () => {
  const html = plainHtml(
    '<div style="--a:1px">x<!-- --><b style="--a:1px">y</b><i style="color:var(&quot;x&quot;)"></i></div><form id="f"></form><!--$!--><template data-msg="no"></template><!--/$-->',
  );
  expect(html).toBe(
    '<style nonce="__CSP_NONCE__">#root [data-door="0"]{--a:1px}#root [data-door="1"]{color:var("x")}</style>' +
      '<div data-door="0">x<b data-door="0">y</b><i data-door="1"></i></div><form method="dialog" id="f"></form>',
  );
});
