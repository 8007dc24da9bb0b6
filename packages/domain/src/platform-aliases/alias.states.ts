import { defineCodes } from '../kernel/state-machine';

/** Who has the address of a public page. */
export const aliasHolders = defineCodes({
  salon: { code: 'salon', label: { en: 'A salon', ar: 'صالون' }, tone: 'success', normal: true },
  platform: { code: 'platform', label: { en: 'Kept by the platform', ar: 'محجوز للمنصّة' }, tone: 'info' },
});
