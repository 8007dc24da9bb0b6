/** What is written into the demo calendars, in the language of each salon. */
export const DEMO_WORDS = {
  en: {
    lunch: 'Lunch',
    training: 'Colour training',
    notes: ['Prefers the quiet corner', 'Bride, please be on time', 'Allergic to ammonia', 'Comes with a daughter'],
    reasons: ['Customer is travelling', 'Feeling unwell', 'Found another time', 'Employee is ill'],
    guests: ['Mona', 'Salama', 'Noura', 'Reem'],
  },
  ar: {
    lunch: 'استراحة',
    training: 'تدريب الفريق',
    notes: ['يفضّل الكرسي الأخير', 'عريس، الرجاء الالتزام بالوقت', 'حساسية من العطور'],
    reasons: ['سفر العميل', 'ظرف طارئ', 'تم اختيار وقت آخر'],
    guests: ['ابنه', 'أخوه فهد', 'راكان'],
  },
} as const;
