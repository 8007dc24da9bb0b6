import { invoiceKinds, NUMBER_PREFIX } from '@rawnaq/domain/invoices/invoice-kinds.states';
import { sql, type RawBuilder } from 'kysely';

const prefixed = Object.entries(NUMBER_PREFIX)
  .filter(([, prefix]) => prefix !== '')
  .map(([kind, prefix]) => {
    const code = invoiceKinds.codes[kind as keyof typeof NUMBER_PREFIX];
    return sql`when ${sql.lit(code)} then ${sql.lit(`${prefix}-`)}`;
  });

/** `numberText` in a query: 1042, CN-7. Nothing where there is no paper. */
export const numberSql = (paper: string): RawBuilder<string> => {
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${paper}.${column}`);
  return sql<string>`case ${of('kind')} ${sql.join(prefixed, sql` `)} else '' end || ${of('number')}`;
};
