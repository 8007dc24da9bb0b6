import type { GulfIso2 } from '../countries';

/**
 * Cities a salon can be in, as the first migrations wrote them. Ids are stored in accounts: never renumbered.
 */
export type City = { id: number; country: GulfIso2; english_name: string; arabic_name: string };

type Row = readonly [country: GulfIso2, english_name: string, arabic_name: string];
const rows: readonly Row[] = [
  ['AE', 'Abu Dhabi', 'أبوظبي'],
  ['AE', 'Al Ain', 'العين'],
  ['AE', 'Dubai', 'دبي'],
  ['AE', 'Sharjah', 'الشارقة'],
  ['AE', 'Ajman', 'عجمان'],
  ['AE', 'Ras Al Khaimah', 'رأس الخيمة'],
  ['AE', 'Fujairah', 'الفجيرة'],
  ['AE', 'Umm Al Quwain', 'أم القيوين'],
  ['SA', 'Riyadh', 'الرياض'],
  ['SA', 'Jeddah', 'جدة'],
  ['SA', 'Makkah', 'مكة المكرمة'],
  ['SA', 'Madinah', 'المدينة المنورة'],
  ['SA', 'Dammam', 'الدمام'],
  ['SA', 'Al Khobar', 'الخبر'],
  ['SA', 'Taif', 'الطائف'],
  ['SA', 'Abha', 'أبها'],
  ['SA', 'Tabuk', 'تبوك'],
  ['SA', 'Buraydah', 'بريدة'],
  ['KW', 'Kuwait City', 'مدينة الكويت'],
  ['KW', 'Hawalli', 'حولي'],
  ['KW', 'Salmiya', 'السالمية'],
  ['KW', 'Farwaniya', 'الفروانية'],
  ['KW', 'Ahmadi', 'الأحمدي'],
  ['KW', 'Jahra', 'الجهراء'],
  ['QA', 'Doha', 'الدوحة'],
  ['QA', 'Al Rayyan', 'الريان'],
  ['QA', 'Lusail', 'لوسيل'],
  ['QA', 'Al Wakrah', 'الوكرة'],
  ['QA', 'Al Khor', 'الخور'],
  ['BH', 'Manama', 'المنامة'],
  ['BH', 'Muharraq', 'المحرق'],
  ['BH', 'Riffa', 'الرفاع'],
  ['BH', 'Isa Town', 'مدينة عيسى'],
  ['BH', 'Hamad Town', 'مدينة حمد'],
  ['OM', 'Muscat', 'مسقط'],
  ['OM', 'Salalah', 'صلالة'],
  ['OM', 'Sohar', 'صحار'],
  ['OM', 'Nizwa', 'نزوى'],
  ['OM', 'Sur', 'صور'],
];

export const cities: readonly City[] = rows.map(([country, english_name, arabic_name], index) => ({
  id: index + 1,
  country,
  english_name,
  arabic_name,
}));
