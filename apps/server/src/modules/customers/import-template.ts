import { importColumns, type customerImportContract } from '@rawnaq/domain/customers/customer-import.contract';
import { XLSX_TYPE } from '@rawnaq/domain/kernel/list';
import writeXlsxFile from 'write-excel-file/node';
import type { UseCase } from '../../http/bind-contract';
import type { FileAnswer } from '../../http/file-answer';

const headings = importColumns.map(({ label }) => `${label.en} / ${label.ar}`);
const EXAMPLE = {
  name: 'Fatima Al Mansoori',
  mobile: '+971504821937',
  email: 'fatima@example.com',
  gender: 'Female',
  nationality: 'United Arab Emirates',
  birth_date: '1990-04-21',
  notes: '',
  language: 'Arabic',
};

/** Headings in both languages and one row that shows how it is meant. */
export const importTemplate: UseCase<(typeof customerImportContract)['template']> = async (
  ctx,
  { format },
): Promise<FileAnswer> => {
  const name = { en: 'Customers to import', ar: 'نموذج استيراد العملاء' }[ctx.language];
  const file = { name: `${name}.${format}`, plainName: `customers-import.${format}` };
  const example = importColumns.map(({ key }) => EXAMPLE[key]);
  if (format === 'csv')
    return {
      ...file,
      type: 'text/csv; charset=utf-8',
      body: Buffer.from(`\uFEFF${[headings, example].map((row) => row.join(',')).join('\r\n')}\r\n`),
    };
  const body = await writeXlsxFile(
    [
      headings.map((value) => ({ value, fontWeight: 'bold' as const })),
      example.map((value) => ({ type: String, value })),
    ],
    {
      columns: headings.map(() => ({ width: 28 })),
      stickyRowsCount: 1,
      rightToLeft: ctx.language === 'ar',
      sheet: ctx.language === 'ar' ? 'العملاء' : 'Customers',
    },
  ).toBuffer();
  return { ...file, type: XLSX_TYPE, body };
};
