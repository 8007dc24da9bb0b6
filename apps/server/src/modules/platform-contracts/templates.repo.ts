import type { TemplateText } from '@rawnaq/domain/platform-contracts/contract-text.rules';
import type { Tx } from '../../db/database';
import type { Code } from '../../db/column-codes';

type Clauses = TemplateText['clauses'][number][];
type Version = Omit<TemplateText, 'clauses'> & {
  template_id: number;
  version: number;
  clauses: TemplateText['clauses'];
  changed_at: string;
  changed_by_name: string;
};

const versions = (tx: Tx) =>
  tx
    .selectFrom('contract_templates as t')
    .innerJoin('contract_template_versions as v', 'v.template_id', 't.id')
    .select([
      't.id',
      't.english_name',
      't.arabic_name',
      't.status',
      'v.version',
      'v.changed_at',
      'v.changed_by_name',
      'v.english_title',
      'v.arabic_title',
      'v.clauses',
    ])
    .$narrowType<{ clauses: Clauses }>();

export const newestTemplates = (tx: Tx) =>
  versions(tx).whereRef('v.version', '=', 't.version').orderBy('t.id').limit(200).execute();

export const newestTemplate = (tx: Tx, id: number) =>
  versions(tx).whereRef('v.version', '=', 't.version').where('t.id', '=', id).executeTakeFirst();

export const findVersion = (tx: Tx, id: number, version: number) =>
  versions(tx).where('t.id', '=', id).where('v.version', '=', version).executeTakeFirst();

export const lockTemplate = (tx: Tx, id: number) =>
  tx
    .selectFrom('contract_templates')
    .select(['id', 'english_name', 'arabic_name', 'status', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function insertTemplate(tx: Tx, names: { english_name: string; arabic_name: string }): Promise<number> {
  const row = { ...names, version: 1 };
  return (await tx.insertInto('contract_templates').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export const insertVersion = (tx: Tx, { clauses, ...version }: Version) =>
  tx
    .insertInto('contract_template_versions')
    .values({ ...version, clauses: JSON.stringify(clauses) })
    .execute();

export const updateTemplate = (
  tx: Tx,
  id: number,
  change: {
    english_name?: string;
    arabic_name?: string;
    version?: number;
    status?: Code<'contract_templates.status'>;
  },
) => tx.updateTable('contract_templates').set(change).where('id', '=', id).execute();
