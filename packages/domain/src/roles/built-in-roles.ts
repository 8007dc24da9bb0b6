import type { Localized } from '../kernel/localized';
import {
  managerModules,
  merchantModules,
  permissionNames,
  type ManagerPermission,
  type MerchantPermission,
} from '../kernel/permissions';

type BuiltInRole<Permission> = {
  label: Localized;
  permissions: readonly Permission[];
};

export const BUILT_IN_ROLES = ['owner', 'administrator', 'manager', 'receptionist', 'cashier', 'employee'] as const;
export type BuiltInRoleName = (typeof BUILT_IN_ROLES)[number];

const everything = permissionNames(merchantModules) as MerchantPermission[];

/**
 * What the owner keeps to the owner and the administrators: who may do what, where the money goes, and what is
 * recorded.
 */
const notForManagers: readonly MerchantPermission[] = [
  'roles.create',
  'roles.edit',
  'employees.access-login',
  'settings.accounting',
  'settings.payment-gateway',
  'settings.whatsapp',
  'settings.email',
  'settings.sms',
  'settings.audit',
  'settings.backups',
  'settings.wizard',
];

/**
 * The roles every account begins with. They can be copied, not changed; the owner's can not even be given to another
 * employee by the salon.
 */
export const builtInRoles = {
  owner: { label: { en: 'Owner', ar: 'المالك' }, permissions: everything },
  administrator: { label: { en: 'Administrator', ar: 'مسؤول النظام' }, permissions: everything },
  manager: {
    label: { en: 'Manager', ar: 'المدير' },
    permissions: everything.filter((permission) => !notForManagers.includes(permission)),
  },
  receptionist: {
    label: { en: 'Receptionist', ar: 'موظف الاستقبال' },
    permissions: [
      'appointments.view',
      'appointments.view-all',
      'appointments.create',
      'appointments.edit',
      'appointments.cancel',
      'appointments.check-in',
      'appointments.block-times',
      'billing.view',
      'billing.sell',
      'billing.hold',
      'billing.sell-products',
      'billing.sell-gift-card',
      'billing.customers-care',
      'customers.view',
      'customers.create',
      'customers.edit',
      'customers.conversations',
      'products.view',
      'products.stock-notifications',
      'menu.view',
      'reports.appointments',
      'attendance.own',
      'settings.suggestions',
    ],
  },
  cashier: {
    label: { en: 'Cashier', ar: 'أمين الصندوق' },
    permissions: [
      'appointments.view',
      'appointments.view-all',
      'appointments.check-in',
      'billing.view',
      'billing.sell',
      'billing.hold',
      'billing.sell-products',
      'billing.sell-gift-card',
      'billing.close-day',
      'customers.view',
      'customers.create',
      'products.view',
      'menu.view',
      'reports.daily-payments',
      'accounting.payments',
      'accounting.receivable',
      'accounting.collect',
      'attendance.own',
    ],
  },
  /** The own calendar and attendance, and nothing of anybody else. */
  employee: {
    label: { en: 'Employee', ar: 'موظف' },
    permissions: ['appointments.view', 'attendance.own'],
  },
} as const satisfies Record<BuiltInRoleName, BuiltInRole<MerchantPermission>>;

const everyManagerPermission = permissionNames(managerModules) as ManagerPermission[];
const isForSupport = (permission: ManagerPermission): boolean => {
  const [module, action] = permission.split('.') as [keyof typeof managerModules, string];
  const { level } = (managerModules[module].actions as Record<string, { level: string }>)[action]!;
  return level === 'view' || module === 'platform-trackers';
};

export const platformRoles = {
  'manager-administrator': {
    label: { en: 'Platform administrator', ar: 'مسؤول المنصّة' },
    permissions: everyManagerPermission,
  },
  support: {
    label: { en: 'Support', ar: 'الدعم الفني' },
    permissions: everyManagerPermission.filter(isForSupport),
  },
} as const satisfies Record<string, BuiltInRole<ManagerPermission>>;

export type PlatformRoleName = keyof typeof platformRoles;
