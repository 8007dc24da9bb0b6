/** UTF-8 and Base64 of the domain: it runs in browsers and on servers alike and may lean on neither. */
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Half a surrogate pair becomes U+FFFD, as every encoder writes it. */
export function utf8(text: string): Uint8Array {
  // A letter of the text is three bytes at most, and a pair of them four.
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  const put = (byte: number): void => {
    bytes[length] = byte;
    length += 1;
  };
  for (let place = 0; place < text.length; place += 1) {
    const found = text.codePointAt(place)!;
    const point = isSurrogate(found) ? 0xfffd : found;
    if (point < 0x80) put(point);
    else if (point < 0x800) {
      put(0xc0 | (point >> 6));
      put(tail(point));
    } else if (point < 0x10000) {
      put(0xe0 | (point >> 12));
      put(tail(point >> 6));
      put(tail(point));
    } else {
      place += 1;
      put(0xf0 | (point >> 18));
      put(tail(point >> 12));
      put(tail(point >> 6));
      put(tail(point));
    }
  }
  return bytes.slice(0, length);
}

export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let place = 0; place < bytes.length; place += 3) {
    const [first, second, third] = [bytes[place]!, bytes[place + 1], bytes[place + 2]];
    const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text += BASE64.charAt(group >> 18) + BASE64.charAt((group >> 12) & 63);
    text += second === undefined ? '=' : BASE64.charAt((group >> 6) & 63);
    text += third === undefined ? '=' : BASE64.charAt(group & 63);
  }
  return text;
}

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;
const tail = (point: number): number => 0x80 | (point & 0x3f);
