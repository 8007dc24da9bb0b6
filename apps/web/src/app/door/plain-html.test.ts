import { expect, it } from 'vitest';
import { plainHtml } from './plain-html';

it('turns style attributes into rules, moves style elements to the head and keeps a form from leaving', () => {
  const page = plainHtml(
    '<style data-x="">:root{--b:2px}</style><div style="--a:1px">x<!-- --><b style="--a:1px">y</b><i ' +
      'style="color:var(&quot;x&quot;)"></i></div><form id="f"></form><!--$!--><template ' +
      'data-msg="no"></template><!--/$-->',
  );
  expect(page).toEqual({
    styles:
      '<style nonce="__CSP_NONCE__">#root [data-door="0"]{--a:1px}#root ' +
      '[data-door="1"]{color:var("x")}</style><style data-x="">:root{--b:2px}</style>',
    html: '<div data-door="0">x<b data-door="0">y</b><i data-door="1"></i></div><form method="dialog" id="f"></form>',
  });
});
