import { defineCodes, defineStates } from '../kernel/state-machine';

export const jsErrorStates = defineStates({
  open: { code: 1, label: { en: 'Open', ar: 'مفتوح' }, tone: 'warning', moves: ['solved'] },
  solved: { code: 0, label: { en: 'Solved', ar: 'تم الحل' }, tone: 'success', normal: true, moves: ['open'] },
});

/** On whose screen it happened. */
export const jsErrorTypes = defineCodes({
  merchant: { code: 1, label: { en: 'Merchant or visitor', ar: 'تاجر أو زائر' } },
  platform: { code: 2, label: { en: 'Platform team', ar: 'فريق المنصّة' } },
});
