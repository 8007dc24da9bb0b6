import { toLatinDigits } from '../text/digits';

/**
 * Whether a free text holds what looks like a card number: 13 to 19 digits, perhaps grouped, that pass the Luhn check
 * and start as payment cards do (2 to 6). Such a text is refused before it can be stored: card data must never enter
 * the system.
 */
export function looksLikeCardNumber(text: string): boolean {
  for (const [run] of toLatinDigits(text).matchAll(/\d+(?:[ .-]\d+)*/g)) {
    const groups = run.split(/[ .-]/);
    if (groups.some((_, first) => someCardFrom(groups, first))) return true;
  }
  return false;
}

/** Whole groups only: "4111 1111 1111 1111 12 27" is a card number followed by its expiry. */
function someCardFrom(groups: readonly string[], first: number): boolean {
  let digits = '';
  for (let last = first; last < groups.length && digits.length <= 19; last += 1) {
    digits += groups[last];
    if (digits.length >= 13 && digits.length <= 19 && /^[2-6]/.test(digits) && passesLuhn(digits)) return true;
  }
  return false;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
