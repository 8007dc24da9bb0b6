/**
 * A barcode as bars: how wide each bar and each gap is, in modules, beginning with a bar. Thirteen digits with the
 * right check digit are an EAN-13, as on the goods themselves; everything else is Code 128, which scanners read too.
 */
export type Barcode = { kind: 'ean-13' | 'code-128'; widths: number[] };

export function barcodeOf(text: string): Barcode | undefined {
  if (isEan13(text)) return { kind: 'ean-13', widths: ean13(text) };
  if (/^[\x20-\x7e]{1,48}$/.test(text)) return { kind: 'code-128', widths: code128(text) };
  return undefined;
}

export const isEan13 = (text: string): boolean => /^\d{13}$/.test(text) && checkDigit(text) === Number(text[12]);

const checkDigit = (text: string): number => {
  const sum = Array.from(text.slice(0, 12)).reduce(
    (all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
};

/** Gaps and bars of each digit on the left; those on the right are the same the other way round in colour. */
const DIGITS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
/** Which digits on the left are mirrored says the first digit, which has no bars of its own. */
const MIRRORED = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];

function ean13(text: string): number[] {
  const mirrored = MIRRORED[Number(text[0])]!;
  const left = Array.from(text.slice(1, 7)).flatMap((digit, place) => {
    const widths = widthsOf(DIGITS[Number(digit)]!);
    return mirrored[place] === '1' ? widths.toReversed() : widths;
  });
  const right = Array.from(text.slice(7)).flatMap((digit) => widthsOf(DIGITS[Number(digit)]!));
  return [1, 1, 1, ...left, 1, 1, 1, 1, 1, ...right, 1, 1, 1];
}

const START_B = 104;
const START_C = 105;
const STOP = 106;
const SUM_OVER = 103;

/** An even number of digits in pairs, which is half as wide; anything else letter by letter. */
function code128(text: string): number[] {
  const isPairs = /^(\d\d)+$/.test(text);
  const start = isPairs ? START_C : START_B;
  const values = isPairs
    ? Array.from({ length: text.length / 2 }, (_, place) => Number(text.slice(place * 2, place * 2 + 2)))
    : [...text].map((letter) => letter.charCodeAt(0) - 32);
  const check = values.reduce((sum, value, place) => sum + value * (place + 1), start) % SUM_OVER;
  return [start, ...values, check, STOP].flatMap((value) => widthsOf(PATTERNS[value]!));
}

const widthsOf = (pattern: string): number[] => [...pattern].map(Number);

/** The bars of ISO/IEC 15417, by value. */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 ' +
  '122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 ' +
  '322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 ' +
  '112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 ' +
  '331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 ' +
  '112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 ' +
  '124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 ' +
  '411311 113141 114131 311141 411131 211412 211214 211232 2331112 '
)
  .trim()
  .split(' ');
