import { businessTypes } from '../accounts/account.states';
import type { CodeIn } from '../kernel/state-machine';

type BusinessType = CodeIn<typeof businessTypes>;
type StarterService = {
  english_name: string;
  arabic_name: string;
  job_time: number;
  business_types: readonly BusinessType[];
};
type StarterGroup = {
  english_name: string;
  arabic_name: string;
  business_types: readonly BusinessType[];
  services: readonly StarterService[];
};

const { women_salon, men_salon, kids_salon, beauty_centre } = businessTypes.codes;
const women = [women_salon, beauty_centre] as const;
const men = [men_salon] as const;
const kids = [kids_salon] as const;
const adults = [women_salon, men_salon, beauty_centre] as const;
const everybody = [women_salon, men_salon, kids_salon, beauty_centre] as const;
const beauty = [beauty_centre] as const;

const service = (
  english_name: string,
  arabic_name: string,
  job_time: number,
  business_types: readonly BusinessType[] = women,
): StarterService => ({ english_name, arabic_name, job_time, business_types });

/** What a new platform suggests to salons; its managers change it as they like. */
export const starterMenu: readonly StarterGroup[] = [
  {
    english_name: 'Haircut and styling',
    arabic_name: 'قص وتصفيف الشعر',
    business_types: women,
    services: [
      service('Haircut', 'قص شعر', 45),
      service('Fringe trim', 'قص الغرة', 15),
      service('Hair wash and blow-dry', 'غسيل واستشوار', 45),
      service('Blow-dry long hair', 'استشوار شعر طويل', 60),
      service('Wavy styling', 'تصفيف ويفي', 45),
      service('Evening hairstyle', 'تسريحة سهرة', 75),
      service('Bridal hairstyle', 'تسريحة عروس', 120),
      service('Hair braids', 'ضفائر الشعر', 45),
      service('Hair extensions', 'تركيب وصلات الشعر', 150),
    ],
  },
  {
    english_name: 'Hair colour',
    arabic_name: 'صبغات الشعر',
    business_types: women,
    services: [
      service('Root colour', 'صبغة جذور', 75),
      service('Full hair colour', 'صبغة كاملة', 120),
      service('Highlights', 'هايلايت', 150),
      service('Balayage', 'بالياج', 180),
      service('Ombre', 'أومبري', 180),
      service('Hair toner', 'تونر للشعر', 45),
      service('Colour correction', 'تصحيح لون الشعر', 240),
    ],
  },
  {
    english_name: 'Hair care',
    arabic_name: 'العناية بالشعر',
    business_types: adults,
    services: [
      service('Protein treatment', 'علاج بروتين', 150),
      service('Keratin treatment', 'علاج كيراتين', 150),
      service('Hair botox', 'بوتوكس الشعر', 120),
      service('Hair oil bath', 'حمام زيت', 45, adults),
      service('Scalp cleansing', 'تنظيف فروة الرأس', 45, adults),
      service('Deep moisturising mask', 'ماسك ترطيب عميق', 30, adults),
      service('Hair loss treatment', 'علاج تساقط الشعر', 45, adults),
    ],
  },
  {
    english_name: 'Nails',
    arabic_name: 'الأظافر',
    business_types: women,
    services: [
      service('Classic manicure', 'مناكير كلاسيكي', 30),
      service('Classic pedicure', 'بديكير كلاسيكي', 45),
      service('Spa manicure', 'مناكير سبا', 45),
      service('Spa pedicure', 'بديكير سبا', 60),
      service('Gel polish', 'طلاء جل', 45),
      service('Gel removal', 'إزالة الجل', 15),
      service('Acrylic nails', 'أظافر أكريليك', 90),
      service('Gel extensions', 'تركيب أظافر جل', 90),
      service('Nail art', 'رسم على الأظافر', 30),
    ],
  },
  {
    english_name: 'Makeup',
    arabic_name: 'المكياج',
    business_types: women,
    services: [
      service('Day makeup', 'مكياج نهاري', 45),
      service('Evening makeup', 'مكياج سهرة', 60),
      service('Bridal makeup', 'مكياج عروس', 120),
      service('Eyelash application', 'تركيب رموش', 15),
      service('Eyelash extensions', 'رموش دائمة', 90),
      service('Eyelash lifting', 'رفع الرموش', 60),
      service('Eyebrow lamination', 'رفع الحواجب', 45),
      service('Henna design', 'نقش حناء', 45),
    ],
  },
  {
    english_name: 'Facial care',
    arabic_name: 'العناية بالبشرة',
    business_types: adults,
    services: [
      service('Basic facial', 'تنظيف بشرة أساسي', 45, adults),
      service('Deep cleansing facial', 'تنظيف بشرة عميق', 75, adults),
      service('Hydrating facial', 'جلسة ترطيب البشرة', 60, adults),
      service('Gold mask facial', 'تنظيف بشرة بماسك الذهب', 75),
      service('Hydrafacial', 'هيدرافيشل', 60, adults),
      service('Skin peeling', 'تقشير البشرة', 45, beauty),
      service('Mesotherapy session', 'جلسة ميزوثيرابي', 45, beauty),
      service('Dermapen session', 'جلسة ديرمابن', 60, beauty),
    ],
  },
  {
    english_name: 'Hair removal',
    arabic_name: 'إزالة الشعر',
    business_types: women,
    services: [
      service('Eyebrow threading', 'تنظيف حواجب بالخيط', 15),
      service('Upper lip threading', 'تنظيف الشنب بالخيط', 15),
      service('Full face threading', 'تنظيف الوجه بالخيط', 30),
      service('Half arms waxing', 'واكس نصف اليدين', 30),
      service('Full arms waxing', 'واكس اليدين كاملة', 45),
      service('Full legs waxing', 'واكس الساقين كاملة', 60),
      service('Full body waxing', 'واكس الجسم كامل', 120),
      service('Laser underarm session', 'جلسة ليزر الإبط', 15, beauty),
      service('Laser full body session', 'جلسة ليزر الجسم كامل', 90, beauty),
    ],
  },
  {
    english_name: 'Bath and massage',
    arabic_name: 'الحمام والمساج',
    business_types: adults,
    services: [
      service('Moroccan bath', 'حمام مغربي', 60, adults),
      service('Royal Moroccan bath', 'حمام مغربي ملكي', 90, adults),
      service('Turkish bath', 'حمام تركي', 60, adults),
      service('Relaxing massage', 'مساج استرخاء', 60, adults),
      service('Swedish massage', 'مساج سويدي', 60, adults),
      service('Hot stone massage', 'مساج بالأحجار الساخنة', 75, adults),
      service('Foot massage', 'مساج القدمين', 30, adults),
      service('Body scrub', 'سنفرة الجسم', 45, adults),
    ],
  },
  {
    english_name: 'Barber',
    arabic_name: 'الحلاقة الرجالية',
    business_types: men,
    services: [
      service('Men haircut', 'حلاقة شعر', 30, men),
      service('Beard trim', 'تحديد اللحية', 15, men),
      service('Haircut and beard', 'حلاقة شعر ولحية', 45, men),
      service('Royal shave', 'حلاقة ملكية', 45, men),
      service('Beard colour', 'صبغة لحية', 30, men),
      service('Men hair colour', 'صبغة شعر رجالي', 45, men),
      service('Men blow-dry', 'استشوار رجالي', 15, men),
      service('Groom package', 'تجهيز عريس', 120, men),
      service('Men facial cleansing', 'تنظيف بشرة رجالي', 45, men),
      service('Men manicure and pedicure', 'عناية باليدين والقدمين للرجال', 60, men),
    ],
  },
  {
    english_name: 'Kids',
    arabic_name: 'الأطفال',
    business_types: everybody,
    services: [
      service('Girls haircut', 'قص شعر بنات', 30, [women_salon, kids_salon, beauty_centre]),
      service('Boys haircut', 'قص شعر أولاد', 30, [men_salon, kids_salon]),
      service('First haircut with certificate', 'أول قصة شعر مع شهادة', 30, kids),
      service('Princess hairstyle', 'تسريحة أميرات', 45, [women_salon, kids_salon, beauty_centre]),
      service('Kids manicure', 'مناكير أطفال', 30, [women_salon, kids_salon, beauty_centre]),
      service('Face painting', 'رسم على الوجه', 30, kids),
      service('Kids birthday session', 'جلسة عيد ميلاد للأطفال', 120, kids),
    ],
  },
];
