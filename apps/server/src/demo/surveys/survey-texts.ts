import type { Language } from '@rawnaq/domain/kernel/localized';

/** What customers of the demo salon wrote below their stars. */
export const COMMENTS: Record<'high' | 'middle' | 'low', Record<Language, readonly string[]>> = {
  high: {
    en: [
      'Best blow-dry I had in Dubai.',
      'Lovely team, I felt at home.',
      'The colour is exactly what I wanted. Thank you!',
      'Quick, clean and friendly.',
    ],
    ar: [
      'شغل نظيف ومرتب، ما شاء الله.',
      'الصبغة طلعت مثل ما أبغي بالضبط.',
      'تعامل راقٍ واستقبال جميل.',
      'من أحسن الصالونات اللي جربتها.',
    ],
  },
  middle: {
    en: ['Good result, but I waited fifteen minutes.', 'Nice, though the music was a bit loud.'],
    ar: ['النتيجة حلوة لكن الانتظار طويل شوي.', 'المكان جميل والموقف صعب.'],
  },
  low: {
    en: ['I had an appointment and still waited over half an hour.', 'The cut is uneven, I had to fix it at home.'],
    ar: ['انتظرت أكثر من نصف ساعة بعد موعدي ولم يعتذر أحد.', 'القصة غير متساوية واضطررت إلى تعديلها.'],
  },
};
