import type { Localized } from '@rawnaq/domain/kernel/localized';
import { emirates } from '@rawnaq/domain/property-listings/property.states';

const { codes } = emirates;
type Nearby = { name: Localized; minutes: number };
const near = (en: string, ar: string, minutes: number): Nearby => ({ name: { en, ar }, minutes });
const area = (
  emirate: (typeof codes)[keyof typeof codes],
  name: Localized,
  place: readonly [latitude: number, longitude: number],
  ...nearby_places: Nearby[]
) => ({ emirate, name, place, nearby_places });

/** Where people of the Emirates spend their weekends: a point on land (or in the harbour), and what is near. */
export const AREAS = {
  hatta: area(
    codes.dubai,
    { en: 'Hatta', ar: 'حتا' },
    [24.797, 56.117],
    near('Hatta Dam kayaks', 'قوارب سد حتا', 9),
    near('Hatta Heritage Village', 'قرية حتا التراثية', 6),
    near('Supermarket', 'سوبر ماركت', 5),
  ),
  khawaneej: area(
    codes.dubai,
    { en: 'Al Khawaneej', ar: 'الخوانيج' },
    [25.243, 55.487],
    near('Quranic Park', 'الحديقة القرآنية', 7),
    near('Last Exit Al Khawaneej', 'لاست إكزت الخوانيج', 6),
  ),
  qudra: area(
    codes.dubai,
    { en: 'Al Qudra', ar: 'القدرة' },
    [24.842, 55.362],
    near('Al Qudra Lakes', 'بحيرات القدرة', 5),
    near('Cycling track', 'مسار الدراجات', 4),
  ),
  dubaiHarbour: area(
    codes.dubai,
    { en: 'Dubai Harbour', ar: 'دبي هاربر' },
    [25.092, 55.143],
    near('Dubai Marina Walk', 'ممشى دبي مارينا', 8),
    near('Palm Jumeirah', 'نخلة جميرا', 10),
  ),
  alAqah: area(
    codes.fujairah,
    { en: 'Al Aqah', ar: 'العقة' },
    [25.503, 56.356],
    near('Snoopy Island', 'جزيرة سنوبي', 6),
    near('Al Badiyah Mosque', 'مسجد البدية', 9),
    near('Fuel station', 'محطة وقود', 4),
  ),
  dibba: area(
    codes.fujairah,
    { en: 'Dibba Al Fujairah', ar: 'دبا الفجيرة' },
    [25.588, 56.257],
    near('Dibba beach', 'شاطئ دبا', 7),
    near('Fish market', 'سوق السمك', 8),
  ),
  masafi: area(
    codes.fujairah,
    { en: 'Masafi', ar: 'مسافي' },
    [25.311, 56.161],
    near('Friday Market', 'سوق الجمعة', 5),
    near('Wadi Al Abadilah', 'وادي العبادلة', 12),
  ),
  wurayah: area(
    codes.fujairah,
    { en: 'Al Badiyah', ar: 'البدية' },
    [25.434, 56.345],
    near('Al Badiyah beach', 'شاطئ البدية', 4),
    near('Wadi Wurayah lookout', 'مطل وادي الوريعة', 15),
  ),
  khorFakkan: area(
    codes.sharjah,
    { en: 'Khor Fakkan', ar: 'خورفكان' },
    [25.343, 56.346],
    near('Khor Fakkan beach', 'شاطئ خورفكان', 6),
    near('Al Rafisah Dam', 'سد الرفيصة', 14),
    near('Al Suhub rest house', 'استراحة السحب', 20),
  ),
  dhaid: area(
    codes.sharjah,
    { en: 'Al Dhaid', ar: 'الذيد' },
    [25.283, 55.884],
    near('Al Dhaid fruit market', 'سوق الذيد للخضار', 8),
    near('Al Dhaid Fort', 'حصن الذيد', 9),
  ),
  mleiha: area(
    codes.sharjah,
    { en: 'Mleiha', ar: 'مليحة' },
    [25.131, 55.873],
    near('Mleiha Archaeological Centre', 'مركز مليحة للآثار', 7),
    near('Fossil Rock', 'جبل الأحافير', 15),
  ),
  kalba: area(
    codes.sharjah,
    { en: 'Kalba', ar: 'كلباء' },
    [25.062, 56.341],
    near('Mangrove Centre', 'مركز القرم', 8),
    near('Kalba corniche', 'كورنيش كلباء', 5),
  ),
  shawka: area(
    codes.ras_al_khaimah,
    { en: 'Shawka', ar: 'شوكة' },
    [25.102, 56.047],
    near('Shawka Dam', 'سد شوكة', 6),
    near('Bike trails', 'مسارات الدراجات', 5),
  ),
  jais: area(
    codes.ras_al_khaimah,
    { en: 'Jebel Jais', ar: 'جبل جيس' },
    [25.86, 56.11],
    near('Jais viewing deck', 'مطل جيس', 18),
    near('Zip line', 'المسار الانزلاقي', 20),
  ),
  alHamra: area(
    codes.ras_al_khaimah,
    { en: 'Al Hamra Marina', ar: 'مرسى الحمرا' },
    [25.694, 55.781],
    near('Al Hamra Mall', 'الحمرا مول', 5),
    near('Marjan Island', 'جزيرة المرجان', 9),
  ),
  masfout: area(
    codes.ajman,
    { en: 'Masfout', ar: 'مصفوت' },
    [24.838, 56.056],
    near('Masfout Museum', 'متحف مصفوت', 5),
    near('Hatta', 'حتا', 14),
  ),
  manama: area(
    codes.ajman,
    { en: 'Al Manama', ar: 'المنامة' },
    [25.328, 56.018],
    near('Al Manama park', 'حديقة المنامة', 6),
    near('Masafi', 'مسافي', 18),
  ),
  zorah: area(
    codes.ajman,
    { en: 'Al Zorah', ar: 'الزوراء' },
    [25.436, 55.486],
    near('Mangroves', 'غابة القرم', 5),
    near('Ajman corniche', 'كورنيش عجمان', 11),
  ),
  falaj: area(
    codes.umm_al_quwain,
    { en: 'Falaj Al Mualla', ar: 'فلج المعلا' },
    [25.346, 55.852],
    near('Falaj Al Mualla Fort', 'حصن فلج المعلا', 5),
    near('Camel track', 'ميدان الهجن', 12),
  ),
  quwainMarina: area(
    codes.umm_al_quwain,
    { en: 'Umm Al Quwain Marina', ar: 'مرسى أم القيوين' },
    [25.583, 55.571],
    near('Old town', 'البلدة القديمة', 4),
    near('Mangrove beach', 'شاطئ القرم', 9),
  ),
  rahba: area(
    codes.abu_dhabi,
    { en: 'Al Rahba', ar: 'الرحبة' },
    [24.605, 54.701],
    near('Yas Island', 'جزيرة ياس', 20),
    near('Al Rahba Mall', 'الرحبة مول', 6),
  ),
  wathba: area(
    codes.abu_dhabi,
    { en: 'Al Wathba', ar: 'الوثبة' },
    [24.262, 54.611],
    near('Fossil Dunes', 'كثبان الوثبة المتحجرة', 9),
    near('Sheikh Zayed Festival', 'مهرجان الشيخ زايد', 12),
  ),
  yas: area(
    codes.abu_dhabi,
    { en: 'Yas Marina', ar: 'مرسى ياس' },
    [24.467, 54.603],
    near('Yas Mall', 'ياس مول', 7),
    near('Ferrari World', 'عالم فيراري', 8),
  ),
  foah: area(
    codes.al_ain,
    { en: 'Al Foah', ar: 'الفوعة' },
    [24.336, 55.803],
    near('Al Ain Oasis', 'واحة العين', 18),
    near('Hili Archaeological Park', 'حديقة آثار الهيلي', 12),
  ),
  hafeet: area(
    codes.al_ain,
    { en: 'Mubazzarah', ar: 'المبزرة' },
    [24.109, 55.754],
    near('Green Mubazzarah springs', 'عيون المبزرة الخضراء', 5),
    near('Jebel Hafeet', 'جبل حفيت', 10),
  ),
  liwa: area(
    codes.western_area,
    { en: 'Liwa', ar: 'ليوا' },
    [23.132, 53.782],
    near('Tal Moreeb', 'تل مرعب', 25),
    near('Liwa date market', 'سوق تمور ليوا', 8),
  ),
  mirfa: area(
    codes.western_area,
    { en: 'Al Mirfa', ar: 'المرفأ' },
    [24.086, 53.438],
    near('Al Mirfa beach', 'شاطئ المرفأ', 3),
    near('Supermarket', 'سوبر ماركت', 5),
  ),
} as const;
export type AreaName = keyof typeof AREAS;
