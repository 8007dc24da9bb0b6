import { defineCodes } from '../kernel/state-machine';

/** How far an accepted message got, as its provider tells. */
export const deliveryStates = defineCodes({
  delivered: { code: 'delivered', label: { en: 'Delivered', ar: 'وصلت' }, tone: 'success', normal: true },
  read: { code: 'read', label: { en: 'Read', ar: 'قُرئت' }, tone: 'success', normal: true },
});
