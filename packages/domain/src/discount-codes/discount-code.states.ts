import { defineCodes } from '../kernel/state-machine';

/** What a code takes its discount from. */
export const discountCodeCategories = defineCodes({
  all: { code: 1, label: { en: 'All services and products', ar: 'كل الخدمات والمنتجات' } },
  all_services: { code: 2, label: { en: 'All services', ar: 'كل الخدمات' } },
  all_products: { code: 3, label: { en: 'All products', ar: 'كل المنتجات' } },
  selected: { code: 4, label: { en: 'Selected services and products', ar: 'خدمات ومنتجات مختارة' } },
  selected_services: { code: 5, label: { en: 'Selected services', ar: 'خدمات مختارة' } },
  selected_products: { code: 6, label: { en: 'Selected products', ar: 'منتجات مختارة' } },
});

/** What people see of a code: its stored status is the generic one, the rest is the calendar. */
export const discountCodeConditions = defineCodes({
  active: { code: 'active', label: { en: 'Active', ar: 'نشط' }, tone: 'success', normal: true },
  scheduled: { code: 'scheduled', label: { en: 'Not started', ar: 'لم يبدأ' }, tone: 'info' },
  disabled: { code: 'disabled', label: { en: 'Disabled', ar: 'موقوف' }, tone: 'neutral' },
  expired: { code: 'expired', label: { en: 'Expired', ar: 'منتهي' }, tone: 'danger' },
});
