import { defineCodes } from '../kernel/state-machine';

/** Where a banner stands today: nobody sets this, its days and its switch say it. */
export const bannerStandings = defineCodes({
  now: { code: 'now', label: { en: 'Shown now', ar: 'معروض الآن' }, tone: 'success', normal: true },
  planned: { code: 'planned', label: { en: 'Planned', ar: 'مجدول' }, tone: 'info' },
  over: { code: 'over', label: { en: 'Over', ar: 'انتهى' }, tone: 'neutral' },
  off: { code: 'off', label: { en: 'Off', ar: 'متوقف' }, tone: 'warning' },
});
