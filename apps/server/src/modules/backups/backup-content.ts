import type { BackupContent } from '@rawnaq/domain/backups/backups.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { can, type Permission } from '@rawnaq/domain/kernel/permissions';
import { placeOf, readInput } from '../../http/calls/read-call';
import { sessionOf, type Ctx } from '../../http/context';
import type { Exportable, ExportPlan } from '../../http/lists/export-use-case';

export type Exportables = ReadonlyMap<string, Exportable>;

/** The lists a backup can hold, in the order in which an owner thinks of them; each by the path of its own. */
const SUBJECTS = [
  'customers',
  'customer_packages',
  'loyalty',
  'customers/messages',
  'complaints',
  'appointments',
  'waitlist',
  'invoices',
  'payments',
  'receivables',
  'penalties',
  'payment_links',
  'gift_cards',
  'coupons/codes',
  'discount_codes',
  'expenses',
  'suppliers',
  'products',
  'stock_operations',
  'categories',
  'services',
  'offers',
  'employees',
  'employees/information',
  'attendance/entries',
  'roles',
  'audit',
] as const;
type Subject = { key: string; exportable: Exportable };

/** Whom an invoice is for stands on it, with her number: the file of a list of them needs the same. */
const DOCUMENTS_NEED: readonly Permission[] = ['accounting.total-sales', 'customers.export'];
/**
 * Uploads are not told apart: papers of employees, photos of customers and bills of suppliers lie beside each other.
 */
const UPLOADS_NEED: readonly Permission[] = ['employees.information', 'customers.view', 'accounting.expenses'];

/** What this person may see, and so take along. */
export function allowedContent(ctx: Ctx, exportables: Exportables) {
  const mayAll = (needed: readonly Permission[]): boolean => needed.every((one) => can(ctx.permissions, one));
  return {
    subjects: SUBJECTS.flatMap((key): Subject[] => {
      const exportable = exportables.get(`${key}/export`)!;
      const { access, alsoNeeds = [] } = exportable.endpoint;
      return access !== 'public' && access !== 'signed-in' && mayAll([access, ...alsoNeeds])
        ? [{ key, exportable }]
        : [];
    }),
    documents: mayAll(DOCUMENTS_NEED),
    uploads: mayAll(UPLOADS_NEED),
    account: sessionOf(ctx).user.is_owner,
  };
}

/** The lists that were chosen, or a refusal: of something that is not hers, or of nothing at all. */
export function chosenSubjects(ctx: Ctx, exportables: Exportables, content: BackupContent): Subject[] {
  const allowed = allowedContent(ctx, exportables);
  const chosen = allowed.subjects.filter(({ key }) => content.subjects.includes(key));
  if (
    chosen.length < new Set(content.subjects).size ||
    (content.years.length > 0 && !allowed.documents) ||
    (content.uploads && !allowed.uploads)
  )
    throw new AppError('BACKUP_OF_OTHERS');
  if (chosen.length === 0 && content.years.length === 0 && !content.uploads) throw new AppError('BACKUP_NOTHING');
  return chosen;
}

/** All rows of a list as a sheet. */
export const planOf = (ctx: Ctx, { endpoint, exporter }: Exportable): Promise<ExportPlan> => {
  const asked = readInput(endpoint, { format: 'xlsx' }, placeOf(ctx));
  exporter.allow(ctx, asked);
  return exporter.plan(ctx, asked);
};
