import type { Archive } from './archive';
import { readXml } from './read-xml';
import { SHEET_LIMITS } from './sheet-limits';

/** What the cells of the first sheet need to be understood. */
export type Workbook = { sheet: Buffer; strings: readonly string[]; isDate: readonly boolean[]; from1904: boolean };

export function openWorkbook(archive: Archive): Workbook {
  const [book, links] = [archive('xl/workbook.xml'), archive('xl/_rels/workbook.xml.rels')];
  if (!book || !links) throw new Error('no workbook');
  let firstSheet: string | undefined;
  let from1904 = false;
  readXml(book, {
    open(name, attributes) {
      if (name === 'sheet') firstSheet ??= attributes()['id'];
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes()['date1904'] ?? '');
    },
  });
  const targets = readTargets(links);
  const sheet = archive(targets.get(firstSheet ?? '') ?? '');
  if (!sheet) throw new Error('no sheet');
  return {
    sheet,
    strings: readStrings(archive(targets.get('sharedStrings') ?? '')),
    isDate: readDateStyles(archive(targets.get('styles') ?? '')),
    from1904,
  };
}

/** Files by the id of their link, and strings and styles by their kind. */
function readTargets(links: Buffer): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(links, {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributes();
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`;
      targets.set(Id, path);
      targets.set(Type.slice(Type.lastIndexOf('/') + 1), path);
    },
  });
  return targets;
}

/**
 * Words used by many cells. A word may be made of runs of different looks; how it is spoken stands beside it and is no
 * part of it.
 */
function readStrings(file: Buffer | undefined): string[] {
  const strings: string[] = [];
  if (!file) return strings;
  let word = '';
  let [inText, spoken] = [false, false];
  readXml(file, {
    open(name) {
      if (name === 'si') word = '';
      else if (name === 'rPh') spoken = true;
      else if (name === 't') inText = !spoken;
    },
    text(text) {
      if (inText && word.length < SHEET_LIMITS.lettersInCell) word += text;
    },
    close(name) {
      if (name === 'si') keep(strings, word, SHEET_LIMITS.words);
      else if (name === 'rPh') spoken = false;
      else if (name === 't') inText = false;
    },
  });
  return strings;
}

/** For each style of cells: does it show its number as a date? */
function readDateStyles(file: Buffer | undefined): boolean[] {
  const styles: boolean[] = [];
  if (!file) return styles;
  const ownDates = new Set<number>();
  let inCellStyles = false;
  readXml(file, {
    open(name, attributes) {
      if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes();
        if (showsDate(formatCode)) ownDates.add(Number(numFmtId));
      } else if (name === 'xf' && inCellStyles) {
        const format = Number(attributes()['numFmtId'] ?? 0);
        keep(styles, ownDates.has(format) || isBuiltInDate(format), SHEET_LIMITS.styles);
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}

function keep<T>(kept: T[], one: T, most: number): void {
  if (kept.length >= most) throw new RangeError('too many');
  kept.push(one);
}

/** The numbers of formats that every spreadsheet knows; the later two groups are those of East Asia. */
const isBuiltInDate = (format: number): boolean =>
  (format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 36) || (format >= 50 && format <= 58);

/**
 * A format with a day or a year in it. Words in quotes, colours in brackets and single letters behind a backslash are
 * no part of it. What is not closed goes on to the end: looked for from every bracket anew, a long row of them would
 * take minutes.
 */
const showsDate = (format: string): boolean => /[dy]/i.test(format.replace(/"[^"]*"?|\[[^\]]*\]?|[\\_*]./g, ''));
