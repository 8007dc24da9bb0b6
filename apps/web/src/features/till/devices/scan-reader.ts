import { toLatinDigits } from '@rawnaq/domain/kernel/text/digits';

/** What is read of a key: its place on the keyboard, what the layout made of it, and when. */
export type PressedKey = { code: string; key: string; shift: boolean; capsLock: boolean; at: number };

const SHORTEST = 4;
const AVERAGE_GAP_MS = 50;
/** One hiccup of a busy machine does not cut a barcode in two. */
const LONGEST_GAP_MS = 120;
const ENDS = new Set(['Enter', 'NumpadEnter', 'Tab']);

/**
 * Tells a scanner from fingers: a scanner is a keyboard that types a barcode faster than anybody could and ends it
 * with Enter or Tab.
 * `press` answers with the barcode at its end; `isFirst` says that a burst may begin with the key pressed last.
 */
export function createScanReader() {
  let text = '';
  let began = 0;
  let last = 0;
  const forget = () => {
    text = '';
  };
  return {
    forget,
    isFirst: () => text.length === 1,
    press(pressed: PressedKey): string | undefined {
      if (text !== '' && pressed.at - last > LONGEST_GAP_MS) forget();
      if (ENDS.has(pressed.code || pressed.key)) {
        const read = text;
        const average = (pressed.at - began) / Math.max(1, read.length);
        forget();
        return read.length >= SHORTEST && average < AVERAGE_GAP_MS ? trimmed(read) : undefined;
      }
      const character = characterOf(pressed);
      if (character === undefined) forget();
      else {
        if (text === '') began = pressed.at;
        text += character;
        last = pressed.at;
      }
      return undefined;
    },
  };
}

/** Scanners press the keys of a US keyboard; an Arabic layout makes ؤ of its C, so the place of the key counts. */
const SYMBOLS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Backquote: ['`', '~'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Space: [' ', ' '],
  NumpadDecimal: ['.', '.'],
  NumpadSubtract: ['-', '-'],
  NumpadAdd: ['+', '+'],
  NumpadDivide: ['/', '/'],
  NumpadMultiply: ['*', '*'],
};
const ABOVE_DIGITS = ')!@#$%^&*(';

function characterOf({ code, key, shift, capsLock }: PressedKey): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shift === capsLock ? letter.toLowerCase() : letter;
  const numpad = /^Numpad(\d)$/.exec(code)?.[1];
  if (numpad) return numpad;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit) return shift ? ABOVE_DIGITS[Number(digit)] : digit;
  const symbol = SYMBOLS[code];
  if (symbol) return symbol[shift ? 1 : 0];
  // Phones and some handheld scanners name no place.
  return (code === '' || code === 'Unidentified') && [...key].length === 1 ? toLatinDigits(key) : undefined;
}

const GROUP_SEPARATOR = '\u001d';

/**
 * What stands before the number itself goes: the name of the symbology (`]C1`) and GS1's "a trade item follows"
 * (`01`).
 */
function trimmed(read: string): string {
  const plain = read
    .replaceAll(GROUP_SEPARATOR, '')
    .replace(/^\][A-Za-z]\d/, '')
    .trim();
  const item = /^(?:\(01\)|01)(\d{14})/.exec(plain)?.[1];
  // Fourteen digits that begin with 0 are the thirteen of the shop's barcode.
  return item && hasCheckDigit(item) ? item.replace(/^0/, '') : plain;
}

/** The last digit fills up a sum of the others, weighted 3 and 1 in turn, to whole tens. */
const hasCheckDigit = (digits: string): boolean =>
  [...digits].reduce((sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 3 : 1), 0) % 10 === 0;
