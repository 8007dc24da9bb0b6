import { defineCodes } from '../kernel/state-machine';

/** A file that is prepared in the background. `refused`: whoever asked for it may no longer have it. */
export const exportStates = defineCodes({
  running: { code: 'running', label: { en: 'Being prepared', ar: 'قيد التجهيز' }, tone: 'info', normal: true },
  ready: { code: 'ready', label: { en: 'Ready', ar: 'جاهز' }, tone: 'success', normal: true },
  failed: { code: 'failed', label: { en: 'Could not be prepared', ar: 'تعذّر التجهيز' }, tone: 'danger' },
  refused: { code: 'refused', label: { en: 'No longer permitted', ar: 'لم يعد مسموحًا' }, tone: 'danger' },
});
