import { importColumns, type customerImportContract } from '@rawnaq/domain/customers/customer-import.contract';
import { XLSX_TYPE } from '@rawnaq/domain/kernel/list';
import { Readable } from 'node:stream';
import { writeXlsx } from '../../../infra/sheets/write-xlsx';
import type { UseCase } from '../../../http/bind-contract';
import type { FileAnswer } from '../../../http/answers/file-answer';

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
  trn: '',
  identification_method: 'Friends',
  whatsapp: 'Allowed',
  status: 'Active',
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
  const body = Readable.from(
    writeXlsx({
      name: ctx.language === 'ar' ? 'العملاء' : 'Customers',
      headings,
      widths: headings.map(() => 28),
      rightToLeft: ctx.language === 'ar',
      formats: [],
      rows: Readable.from([[example.map((text) => ({ text }))]]),
    }),
  );
  return { ...file, type: XLSX_TYPE, body };
};
