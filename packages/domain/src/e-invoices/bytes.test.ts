import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from './bytes';
import { tag } from './xml';

/** Letters of every length in bytes, and halves of pairs. */
const text = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0x41, 0x641, 0x20ac, 0xd83d, 0xde00)))
  .map((codes) => String.fromCharCode(...codes));

const asLinksHaveThem = (value: string): number[] =>
  [...encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')).matchAll(/%(..)|./g)].map(([sign, hex]) =>
    hex ? Number.parseInt(hex, 16) : sign.charCodeAt(0),
  );

describe('bytes of a document', () => {
  it('are those of every other encoder', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect([...utf8(value)]).toEqual(asLinksHaveThem(value));
      }),
    );
  });
});

describe('a text in a document', () => {
  it('has nothing left that XML reads as its own, and keeps the rest', () => {
    expect(tag('a', 'عناية & <b>"x"\r\u0007\ud83d', { k: 'a"<&' }).written).toBe(
      '<a k="a&quot;&lt;&amp;">عناية &amp; &lt;b&gt;"x"&#xD;</a>',
    );
    fc.assert(
      fc.property(text, (value) => {
        // eslint-disable-next-line no-control-regex -- these are the ones XML refuses
        expect(tag('a', value).written.slice(3, -4)).not.toMatch(/[<>\r\u0000-\u0008\ufffe\uffff]|\p{Surrogate}/u);
      }),
    );
  });
});
