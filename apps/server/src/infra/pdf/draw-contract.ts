import { fillPlaces, LANGUAGES, type Localized } from '@rawnaq/domain/kernel/localized';
import { paperWords } from '@rawnaq/domain/papers/paper-words';
import type { ContractDocument } from '@rawnaq/domain/platform-contracts/contract-document';
import { contractWords } from '@rawnaq/domain/platform-contracts/contract-words';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH, type Strokes } from '@rawnaq/domain/platform-contracts/signature.rules';
import {
  column,
  english,
  FLOOR,
  GREY,
  HAIR,
  HEIGHT,
  INNER,
  inLanguage,
  layPair,
  layRows,
  MARGIN,
  WIDTH,
} from './a4-frame';
import { newSheet, type Page, type Sheet } from './sheet';
import { newTypesetter, type Fonts, type Typesetter } from './typeset';
import { writePdf } from './write-pdf';

export type PdfContract = {
  document: ContractDocument;
  platform: string;
  text_hash: string;
  signature: {
    strokes: Strokes;
    signer_name: string;
    at: Localized;
    ip: string;
    user_agent: string;
    seal: string;
  } | null;
  is_changed: boolean;
  /** The same contract gives the same bytes. */
  made_at: string;
};

const SIZE = 8.5;
const BOX = { width: 230, height: (230 * SIGNATURE_HEIGHT) / SIGNATURE_WIDTH };

export function drawContract(contract: PdfContract, fonts: Fonts): Promise<Uint8Array> {
  const { document, platform, made_at } = contract;
  const facts = {
    title: `${document.title.ar} ${document.number}`,
    author: platform,
    language: 'ar',
    madeAt: new Date(made_at),
  };
  return writePdf(layContract(contract, newTypesetter(fonts)), facts, fonts);
}

/** Both languages side by side, clause by clause, so that each stands beside what it means in the other. */
export function layContract(contract: PdfContract, typesetter: Typesetter): Page[] {
  const { document } = contract;
  const pages: Page[] = [];
  let y = MARGIN;
  const addPage = (): Sheet => {
    const page = { width: WIDTH, height: HEIGHT, marks: [] };
    pages.push(page);
    y = MARGIN;
    return newSheet(page, typesetter);
  };
  let sheet = addPage();
  const room = (height: number): void => {
    if (y + height > FLOOR && y > MARGIN) sheet = addPage();
  };
  y += layPair(sheet, document.title, { ...column, y }, { size: 15, weight: 'bold' });
  y += layPair(sheet, numbered(document.number), { ...column, y }, { size: 10, color: GREY }) + 10;
  if (contract.is_changed)
    y += layPair(sheet, contractWords.changed, { ...column, y }, { size: 10, weight: 'bold', color: '#a32f2f' }) + 8;
  sheet.rule({ ...column, y });
  y = layRows(sheet, document.facts, { ...column, y: y + 4 }, { size: 9 }) + 8;
  for (const [place, clause] of document.clauses.entries()) {
    const title = { en: `${place + 1}. ${clause.title.en}`, ar: `${place + 1}. ${clause.title.ar}` };
    const head = heightOf(sheet, title, 9.5);
    room(head + 4 + heightOf(sheet, clause.body, SIZE));
    y += layPair(sheet, title, { ...column, y: y + 6 }, { size: 9.5, weight: 'bold' }) + 6;
    y += layPair(sheet, clause.body, { ...column, y: y + 2 }, { size: SIZE }) + 4;
  }
  room(BOX.height + 150);
  laySignature(sheet, contract, y + 14);
  for (const [place, page] of pages.entries())
    layFoot(newSheet(page, typesetter), contract, { page: place + 1, pages: pages.length });
  return pages;
}

const numbered = (number: string): Localized => ({
  en: fillPlaces(contractWords.number.en, { number }),
  ar: fillPlaces(contractWords.number.ar, { number }),
});

const heightOf = (sheet: Sheet, text: Localized, size: number): number =>
  Math.max(...LANGUAGES.map((language) => sheet.heightOf(text[language], INNER / 2 - 4, inLanguage(language, size))));

function laySignature(sheet: Sheet, { signature }: PdfContract, top: number): void {
  let y = top;
  sheet.rule({ ...column, y }, { color: HAIR });
  y += 8;
  y += layPair(sheet, contractWords.signature, { ...column, y }, { size: 10, weight: 'bold' }) + 4;
  if (!signature) {
    layPair(sheet, contractWords.unsigned, { ...column, y }, { size: 9, color: GREY });
    return;
  }
  const { strokes, signer_name, at, ip, user_agent } = signature;
  const x = (WIDTH - BOX.width) / 2;
  sheet.strokes(strokes, { x, y, width: BOX.width / SIGNATURE_WIDTH });
  y += BOX.height;
  sheet.rule({ x, y, width: BOX.width }, { color: GREY, dashed: true });
  layRows(
    sheet,
    [
      { label: contractWords.signed_by, value: signer_name },
      { label: contractWords.signed_at, value: at },
      { label: contractWords.signed_from, value: ip },
      { label: contractWords.device, value: user_agent.slice(0, 90) },
    ],
    { ...column, y: y + 8 },
    { size: 8 },
  );
}

/** The fingerprint stands on every page: no page can be exchanged for one of another contract unnoticed. */
function layFoot(sheet: Sheet, contract: PdfContract, places: { page: number; pages: number }): void {
  const y = HEIGHT - 50;
  sheet.rule({ ...column, y: y - 4 }, { color: HAIR });
  const print = (label: Localized, hash: string): string => `${label.en}: ${hash}`;
  sheet.text(
    print(contractWords.text_hash, contract.text_hash),
    { ...column, y },
    english(6, { color: GREY, align: 'center' }),
  );
  if (contract.signature)
    sheet.text(
      print(contractWords.seal, contract.signature.seal),
      { ...column, y: y + 9 },
      english(6, { color: GREY, align: 'center' }),
    );
  const count = [
    contract.document.number,
    fillPlaces(paperWords.page.en, places),
    fillPlaces(paperWords.page.ar, places),
  ]
    .map((text) => `\u2068${text}\u2069`)
    .join('  ·  ');
  sheet.text(count, { ...column, y: y + 20 }, english(7, { color: GREY, align: 'center' }));
}
