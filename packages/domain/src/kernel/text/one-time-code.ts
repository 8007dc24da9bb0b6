import { toLatinDigits, withoutDirectionMarks } from './digits';

/** Without those that are taken for another: 0 O, 1 I L. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 31¹² of them: trying is hopeless. */
export const CODE_LENGTH = 12;
const GROUP = 4;

/** A code that is read aloud, typed and printed. `draw` answers a whole number from 0 up to, not including, `below`. */
export const drawCode = (draw: (below: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[draw(CODE_SIGNS.length)]!).join('');

/** As people read it: 8R3K-5XWD-7QMN. */
export const sayCode = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** What was meant by a code as it was typed or read aloud. */
export const readCode = (typed: string): string =>
  toLatinDigits(withoutDirectionMarks(typed)).replaceAll(/[\s-]/g, '').toUpperCase();
