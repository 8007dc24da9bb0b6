import { describe, expect, it } from 'vitest';
import { shareRoom, type PdfTable } from './draw-table';
import { renderTable } from './render-paper';

const table = (rows: number, columns = 4, language: PdfTable['language'] = 'ar'): PdfTable => ({
  language,
  author: 'جلو بيوتي لاونج',
  title: 'تقرير الخدمات',
  facts: ['01/11/2026 – 15/11/2026', 'الموظف: Mei Lin'],
  figures: [{ label: 'المبيعات', text: '12,500.00' }],
  columns: Array.from({ length: columns }, (_, place) => ({ label: `عمود ${place}`, isFigure: place > 0 })),
  rows: Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, place) => (place === 0 ? `خدمة رقم ${row}` : '1,250.00')),
  ),
  sums: Array.from({ length: columns }, (_, place) => (place === 0 ? '' : '99,999.00')),
  made_at: '2026-11-15T09:00:00Z',
});
const text = async (asked: PdfTable): Promise<string> =>
  Buffer.from(await renderTable(asked, 'test')).toString('latin1');
const pagesOf = (pdf: string): number => (pdf.match(/\/Type \/Page\b/g) ?? []).length;

describe('a table on paper', () => {
  it('is one page for a few rows and goes on when they are many, the same every time', async () => {
    const short = await text(table(10));
    expect(pagesOf(short)).toBe(1);
    expect(pagesOf(await text(table(150)))).toBeGreaterThan(3);
    expect(await text(table(10))).toBe(short);
  });

  it('lies across when it has many columns', async () => {
    expect(await text(table(3, 6))).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(await text(table(3, 7, 'en'))).toContain('/MediaBox [0 0 841.89 595.28]');
  });

  it('has room for as many rows as a file may have', async () => {
    expect(pagesOf(await text(table(1_000, 10)))).toBeGreaterThan(20);
  });
});

describe('the room of columns', () => {
  it('is given to figures first and shared by words', () => {
    expect(shareRoom([100, 50, 300], [false, true, false], 250)).toEqual([50, 50, 150]);
    expect(shareRoom([100, 50], [false, true], 300)).toEqual([250, 50]);
  });

  it('is never more than there is, however many figures want it', () => {
    const widths = shareRoom([400, 400, 60], [true, true, false], 500);
    expect(widths.reduce((all, one) => all + one, 0)).toBeCloseTo(500);
  });
});
