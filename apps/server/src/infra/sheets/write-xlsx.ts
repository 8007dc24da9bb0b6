import { zipOf, type ZipFile } from './write-zip';

/** A cell as a workbook knows it. `format` is one of the sheet's own. */
export type SheetCell = { text: string } | { number: number; format?: string } | null;
export type Sheet = {
  name: string;
  headings: readonly string[];
  widths: readonly number[];
  rightToLeft: boolean;
  /** Every format a cell may name. */
  formats: readonly string[];
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>;
};

/** A sheet holds no more, headings included; what follows stands on the next one. */
const MOST_ROWS = 1_048_576;
const MOST_LETTERS = 32_767;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook as it grows, in the memory of one piece of rows, however many there are. */
export const writeXlsx = (sheet: Sheet, mostRows = MOST_ROWS): AsyncGenerator<Buffer> =>
  zipOf(partsOf(sheet, mostRows));

async function* partsOf(sheet: Sheet, mostRows: number): AsyncGenerator<ZipFile> {
  const rows = new RowsAhead(sheet.rows);
  let sheets = 0;
  do {
    sheets += 1;
    yield { name: `xl/worksheets/sheet${sheets}.xml`, content: sheetXml(sheet, rows, mostRows - 1) };
  } while (await rows.hasMore());
  yield* [
    { name: 'xl/styles.xml', content: [stylesXml(sheet.formats)] },
    { name: 'xl/workbook.xml', content: [workbookXml(sheet.name, sheets)] },
    { name: 'xl/_rels/workbook.xml.rels', content: [workbookRelations(sheets)] },
    { name: '_rels/.rels', content: [relations([['officeDocument', 'xl/workbook.xml']])] },
    { name: '[Content_Types].xml', content: [contentTypes(sheets)] },
  ];
}

/** Rows in pieces that may be cut where a sheet is full. */
class RowsAhead {
  private readonly source: AsyncIterator<readonly (readonly SheetCell[])[]>;
  private ahead: readonly (readonly SheetCell[])[] = [];
  constructor(rows: Sheet['rows']) {
    this.source = rows[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.ahead.length === 0) {
      const next = await this.source.next();
      if (next.done) return false;
      this.ahead = next.value;
    }
    return true;
  }

  take(most: number): readonly (readonly SheetCell[])[] {
    const taken = this.ahead.slice(0, most);
    this.ahead = this.ahead.slice(most);
    return taken;
  }
}

async function* sheetXml(sheet: Sheet, rows: RowsAhead, mostRows: number): AsyncGenerator<string | Buffer> {
  const columns = sheet.widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews>` +
      `<sheetView workbookViewId="0"${sheet.rightToLeft ? ' rightToLeft="1"' : ''}>` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${columns.join('')}</cols><sheetData>`
  );
  const letters = sheet.headings.map((_, index) => columnLetters(index));
  yield rowXml(
    1,
    sheet.headings.map((text, index) => textXml(`${letters[index]}1`, text, BOLD)),
  );
  const styles = new Map(sheet.formats.map((format, index) => [format, index + FIRST_FORMAT]));
  let written = 0;
  while (written < mostRows && (await rows.hasMore())) {
    const some = rows.take(mostRows - written);
    // Row by row into bytes: a text as long as the piece would be copied twice before it is any.
    const bytes = new Bytes();
    for (const cells of some) {
      written += 1;
      const place = String(written + 1);
      let xml = `<row r="${place}">`;
      for (let at = 0; at < cells.length; at += 1) {
        const cell = cells[at];
        if (cell) xml += cellXml(letters[at]! + place, cell, styles);
      }
      bytes.add(`${xml}</row>`);
    }
    yield bytes.all();
  }
  yield '</sheetData></worksheet>';
}

/** Texts in UTF-8, one after the other. */
class Bytes {
  private buffer = Buffer.allocUnsafe(512 * 1024);
  private length = 0;

  add(text: string): void {
    const most = this.length + text.length * 3;
    if (most > this.buffer.length) {
      const larger = Buffer.allocUnsafe(most * 2);
      this.buffer.copy(larger, 0, 0, this.length);
      this.buffer = larger;
    }
    this.length += this.buffer.write(text, this.length);
  }

  all = (): Buffer => this.buffer.subarray(0, this.length);
}

const rowXml = (place: number, cells: readonly string[]): string => `<row r="${place}">${cells.join('')}</row>`;

function cellXml(place: string, cell: NonNullable<SheetCell>, styles: ReadonlyMap<string, number>): string {
  if ('text' in cell) return textXml(place, cell.text);
  const style = cell.format === undefined ? undefined : styles.get(cell.format);
  return `<c r="${place}"${style === undefined ? '' : ` s="${style}"`}><v>${cell.number}</v></c>`;
}

/** Typed as a text, so that a name beginning with "=" stays a name. Spaces at its ends stay where they are. */
function textXml(place: string, text: string, style?: number): string {
  const look = style === undefined ? '' : ` s="${style}"`;
  if (text.length <= MOST_LETTERS && !SPECIAL.test(text))
    return `<c r="${place}"${look} t="inlineStr"><is><t>${text}</t></is></c>`;
  const space = SPACES_COUNT.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${place}"${look} t="inlineStr"><is><t${space}>${escapeXml(text.slice(0, MOST_LETTERS))}</t></is></c>`;
}
const SPACES_COUNT = /^\s|\s$|[\n\r\t]|\s\s/;
// eslint-disable-next-line no-control-regex -- anything that has to be looked at, asked once: most texts are plain
const SPECIAL = /[&<>"\u0000-\u001f\ufffe\uffff]|^\s|\s$|\s\s/;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// eslint-disable-next-line no-control-regex -- these are the ones XML refuses
const REFUSED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** What XML can't hold is left out. */
const escapeXml = (text: string): string =>
  text
    .replace(REFUSED, '')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign]!)
    .replaceAll('\r', '&#13;');

function columnLetters(index: number): string {
  const rest = Math.floor(index / 26);
  return `${rest > 0 ? columnLetters(rest - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}

const BOLD = 1;
const FIRST_FORMAT = 2;
/** Numbers below it are formats every program brings along. */
const OWN_FORMATS = 164;

function stylesXml(formats: readonly string[]): string {
  const own = formats.map(
    (format, index) => `<numFmt numFmtId="${OWN_FORMATS + index}" formatCode="${escapeXml(format)}"/>`,
  );
  const looks = formats.map(
    (_, index) =>
      `<xf numFmtId="${OWN_FORMATS + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return (
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${own.length}">${own.join('')}</numFmts>` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name ' +
    'val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill ' +
    'patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${looks.length + FIRST_FORMAT}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
    `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${looks.join('')}</cellXfs>` +
    '</styleSheet>'
  );
}

/** Programs refuse these signs in the name of a sheet, and more than 31 of any. */
const sheetName = (name: string, number: number): string =>
  `${name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 27)}${number > 1 ? ` ${number}` : ''}`;

const sheetNumbers = (sheets: number): number[] => Array.from({ length: sheets }, (_, index) => index + 1);

const workbookXml = (name: string, sheets: number): string =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheetNumbers(sheets)
    .map((number) => `<sheet name="${escapeXml(sheetName(name, number))}" sheetId="${number}" r:id="rId${number}"/>`)
    .join('')}</sheets></workbook>`;

const relations = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const workbookRelations = (sheets: number): string =>
  relations([
    ...sheetNumbers(sheets).map((number) => ['worksheet', `worksheets/sheet${number}.xml`] as const),
    ['styles', 'styles.xml'],
  ]);

const contentTypes = (sheets: number): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
  sheetNumbers(sheets)
    .map((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`)
    .join('') +
  '</Types>';
