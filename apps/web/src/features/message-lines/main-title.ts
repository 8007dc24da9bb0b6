import type { Localized } from '@rawnaq/domain/kernel/localized';

export const MAIN_TITLE: Localized = { en: 'Main WhatsApp', ar: 'واتساب المنصّة' };
