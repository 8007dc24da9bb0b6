import type { Language } from '@rawnaq/domain/kernel/localized';
import { sql, type RawBuilder } from 'kysely';

/** The name of the employee in a row called `e` (or otherwise), as the reader writes names. */
export const employeeName = (language: Language, table = 'e'): RawBuilder<string> =>
  sql<string>`
    coalesce(${sql.ref(`${table}.${language === 'ar' ? 'arabic_name' : 'english_name'}`)},
      ${sql.ref(`${table}.name`)})`;
