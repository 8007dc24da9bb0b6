import { LANGUAGES, type Language, type Localized } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { paperColumns, paperLines, type PrintedLine } from '@rawnaq/domain/papers/paper-rows';
import { paperWords } from '@rawnaq/domain/papers/paper-words';
import { column, english, GREY, HAIR, inLanguage, MARGIN, WIDTH } from './a4-frame';
import type { Sheet } from './sheet';
import type { TextStyle } from './typeset';

type Figures = {
  keys: { key: keyof PrintedLine['figures']; label: Localized; x: number; width: number }[];
  words: number;
};

const NUMBER_WIDTH = 24;
const PAD = 7;

/** Figures take what their widest needs; the two descriptions share the rest. */
export function columnPlaces(paper: Paper): Figures {
  const columns = paperColumns(paper);
  const lines = paperLines(paper);
  const widths = columns.map(({ key }) => {
    const longest = Math.max(
      ...lines.map(({ figures }) => Math.max(...figures[key].split('\n').map((text) => text.length))),
    );
    return Math.max(key === 'quantity' ? 34 : 46, longest * 5.2 + 2 * PAD);
  });
  let x = WIDTH - MARGIN;
  const keys = columns.map((column, place) => ({ ...column, x: 0, width: widths[place]! }));
  for (const column of keys.toReversed()) {
    x -= column.width;
    column.x = x;
  }
  return { keys, words: (x - MARGIN - NUMBER_WIDTH) / 2 };
}

export function layTableHead(sheet: Sheet, { keys, words }: Figures, y: number): number {
  const height = 35;
  sheet.box({ ...column, y, height }, '#f3f1ee');
  const [x, middle] = [MARGIN + NUMBER_WIDTH, y + 10];
  const bold = (language: Language, align: 'start' | 'end' = 'start'): TextStyle =>
    inLanguage(language, 8.5, { weight: 'bold', align });
  sheet.text('#', { x: MARGIN + PAD, y: middle, width: NUMBER_WIDTH }, bold('en'));
  sheet.text(paperWords.description.en, { x, y: middle, width: words }, bold('en'));
  sheet.text(paperWords.description.ar, { x: x + words, y: middle, width: words - PAD }, bold('ar'));
  for (const { label, ...at } of keys) {
    const cell = { x: at.x, width: at.width - PAD };
    sheet.text(label.en, { ...cell, y: y + 4 }, bold('en', 'end'));
    sheet.text(label.ar, { ...cell, y: y + 17 }, bold('ar'));
  }
  return y + height;
}

const nameStyle = (language: Language): TextStyle => inLanguage(language, 9, { weight: 'bold' });
const noteStyle = (language: Language): TextStyle => inLanguage(language, 8, { color: GREY });

export function lineHeight(sheet: Sheet, { name, notes }: PrintedLine, { words }: Figures): number {
  const heights = LANGUAGES.map((language) => {
    const width = words - PAD;
    const note = notes.map((text) => text[language]).join(' · ');
    return (
      sheet.heightOf(name[language], width, nameStyle(language)) +
      ((note && sheet.heightOf(note, width, noteStyle(language))) || 0)
    );
  });
  return Math.max(...heights) + 15;
}

export function layLine(sheet: Sheet, line: PrintedLine, number: number, figures: Figures, top: number): number {
  const y = top + 7;
  const { keys, words } = figures;
  sheet.text(String(number), { x: MARGIN + PAD, y, width: NUMBER_WIDTH }, english(9));
  for (const language of LANGUAGES) {
    const x = MARGIN + NUMBER_WIDTH + (language === 'en' ? 0 : words);
    const at = { x, width: words - PAD };
    const height = sheet.text(line.name[language], { ...at, y }, nameStyle(language));
    const note = line.notes.map((text) => text[language]).join(' · ');
    if (note) sheet.text(note, { ...at, y: y + height }, noteStyle(language));
  }
  for (const { key, x, width } of keys) {
    const weight = key === 'gross' ? 'bold' : 'regular';
    sheet.text(line.figures[key], { x, y, width: width - PAD }, english(9, { weight, align: 'end' }));
  }
  const bottom = top + lineHeight(sheet, line, figures);
  sheet.rule({ ...column, y: bottom }, { color: HAIR });
  return bottom;
}
