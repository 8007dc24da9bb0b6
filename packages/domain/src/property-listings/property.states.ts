import type { Localized } from '../kernel/localized';
import { defineCodes, defineStates, type CodeIn } from '../kernel/state-machine';

/** Both a new property and an edit wait for a manager; the last approved text stays public meanwhile. */
export const propertyStates = defineStates({
  new: { code: 'new', label: { en: 'New', ar: 'جديد' }, tone: 'info', moves: ['active'] },
  active: { code: 'active', label: { en: 'Active', ar: 'نشط' }, tone: 'success', normal: true, moves: ['edited'] },
  edited: { code: 'edited', label: { en: 'Edited', ar: 'معدّل' }, tone: 'warning', moves: ['active'] },
});

export const propertyTypes = defineCodes({
  farm: { code: 'farm', label: { en: 'Farm', ar: 'مزرعة' } },
  chalet: { code: 'chalet', label: { en: 'Chalet', ar: 'شاليه' } },
  mobile_house: { code: 'mobile_house', label: { en: 'Mobile house', ar: 'بيت متنقل' } },
  mobile_boat: { code: 'mobile_boat', label: { en: 'Mobile boat', ar: 'قارب متنقل' } },
});

/** Several of a kind, as headings and people who search say it. */
export const propertyTypePlurals: Record<CodeIn<typeof propertyTypes>, Localized> = {
  farm: { en: 'Farms', ar: 'مزارع' },
  chalet: { en: 'Chalets', ar: 'شاليهات' },
  mobile_house: { en: 'Mobile houses', ar: 'بيوت متنقلة' },
  mobile_boat: { en: 'Mobile boats', ar: 'قوارب متنقلة' },
};

/** All places to stay lie in the Emirates; a number typed without a calling code is one of there. */
export const STAYS_COUNTRY = 'AE';
/** Their nights begin and end there too. */
export const STAYS_ZONE = 'Asia/Dubai';

/** The client's own list, in its order. */
export const emirates = defineCodes({
  abu_dhabi: { code: 1, label: { en: 'Abu Dhabi', ar: 'أبوظبي' } },
  al_ain: { code: 2, label: { en: 'Al Ain', ar: 'العين' } },
  western_area: { code: 3, label: { en: 'Western Area', ar: 'المنطقة الغربية' } },
  dubai: { code: 4, label: { en: 'Dubai', ar: 'دبي' } },
  sharjah: { code: 5, label: { en: 'Sharjah', ar: 'الشارقة' } },
  ajman: { code: 6, label: { en: 'Ajman', ar: 'عجمان' } },
  ras_al_khaimah: { code: 7, label: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' } },
  fujairah: { code: 8, label: { en: 'Fujairah', ar: 'الفجيرة' } },
  umm_al_quwain: { code: 9, label: { en: 'Umm Al Quwain', ar: 'أم القيوين' } },
});

/** What a place offers. Codes are stored: a new one goes to the end, and none is ever used twice. */
export const amenities = defineCodes({
  pool: { code: 1, label: { en: 'Pool', ar: 'مسبح' } },
  heated_pool: { code: 2, label: { en: 'Heated pool', ar: 'مسبح مدفأ' } },
  kids_pool: { code: 3, label: { en: "Kids' pool", ar: 'مسبح أطفال' } },
  majlis: { code: 4, label: { en: 'Majlis', ar: 'مجلس' } },
  barbecue: { code: 5, label: { en: 'Barbecue', ar: 'شواء' } },
  fire_pit: { code: 6, label: { en: 'Fire pit', ar: 'جلسة نار' } },
  wifi: { code: 7, label: { en: 'Wi-Fi', ar: 'إنترنت' } },
  air_conditioning: { code: 8, label: { en: 'Air conditioning', ar: 'تكييف' } },
  kitchen: { code: 9, label: { en: 'Kitchen', ar: 'مطبخ' } },
  parking: { code: 10, label: { en: 'Parking', ar: 'مواقف سيارات' } },
  play_area: { code: 11, label: { en: "Kids' play area", ar: 'ألعاب أطفال' } },
  tv: { code: 12, label: { en: 'Smart TV', ar: 'تلفاز ذكي' } },
  private_yard: { code: 13, label: { en: 'Private yard', ar: 'حوش خاص' } },
  step_free: { code: 14, label: { en: 'Step-free entrance', ar: 'مدخل بلا درج' } },
  sea_view: { code: 15, label: { en: 'Sea view', ar: 'إطلالة على البحر' } },
  mountain_view: { code: 16, label: { en: 'Mountain view', ar: 'إطلالة على الجبل' } },
  football_field: { code: 17, label: { en: 'Football field', ar: 'ملعب كرة' } },
  animals: { code: 18, label: { en: 'Farm animals', ar: 'حيوانات مزرعة' } },
  maid_room: { code: 19, label: { en: "Maid's room", ar: 'غرفة خادمة' } },
  laundry: { code: 20, label: { en: 'Washing machine', ar: 'غسالة' } },
});
