import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';

export const roleAudit = {
  roles: {
    label: { en: 'Role', ar: 'دور' },
    readBy: { merchant: 'roles.view', manager: 'platform-settings.employees' },
    named: 'english_name and arabic_name',
    opens: 'merchant-employees-roles-role-one',
    actions: {
      'roles.add': 'add',
      'roles.edit': 'edit',
      'roles.set-status': 'set-status',
      'roles.remove': 'remove',
    },
    fields: { permissions: { en: 'Permissions', ar: 'الصلاحيات' } },
    values: { status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
