import { defineStates } from './state-machine';

/** The generic status of customers, employees, products, categories, services, offers, suppliers and expense types. */
export const recordStates = defineStates({
  disabled: { code: 0, label: { en: 'Disabled', ar: 'موقوف' }, tone: 'neutral', moves: ['active'] },
  active: { code: 1, label: { en: 'Active', ar: 'نشط' }, tone: 'success', normal: true, moves: ['disabled'] },
});
