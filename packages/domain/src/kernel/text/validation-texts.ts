import { appointmentErrors } from '../../appointments/appointment.errors';
import { authErrors } from '../../auth/auth.errors';
import { customerErrors } from '../../customers/customer.errors';
import { employeeErrors } from '../../employees/employee.errors';
import { propertyErrors } from '../../properties/property.errors';
import { settingsErrors } from '../../settings/settings.errors';
import { fillPlaces, type Language, type Localized } from '../localized';

/**
 * What validation says. `{label}` is the name of the field; in Arabic it is filled as "حقل …" (or "هذا الحقل"), so that
 * verbs and adjectives agree with a masculine word whatever the label is. A rule that also exists as a refusal of the
 * server shares its text.
 */
export const validationTexts = {
  required: { en: '{label} is required', ar: '{label} مطلوب' },
  integer: { en: '{label} must be a whole number', ar: '{label} يقبل الأعداد الصحيحة فقط' },
  'leading-zeros': { en: '{label} must not start with zero', ar: '{label} لا يقبل رقمًا يبدأ بصفر' },
  min: { en: '{label} must be at least {min}', ar: '{label} يجب ألا يقل عن {min}' },
  max: { en: '{label} must be at most {max}', ar: '{label} يجب ألا يزيد على {max}' },
  'more-than': { en: '{label} must be more than {min}', ar: '{label} يجب أن يزيد على {min}' },
  'less-than': { en: '{label} must be less than {max}', ar: '{label} يجب أن يقل عن {max}' },
  number: { en: '{label} must be a number', ar: '{label} يقبل الأرقام فقط' },
  digits: { en: '{label} must contain digits only', ar: '{label} يقبل الأرقام فقط دون رموز أو حروف' },
  letters: { en: '{label} must contain letters only', ar: '{label} يقبل الحروف فقط' },
  'english-text': { en: '{label} must be in English only', ar: '{label} يقبل النص الإنجليزي فقط' },
  'arabic-text': { en: '{label} must be in Arabic only', ar: '{label} يقبل النص العربي فقط' },
  'english-or-arabic-text': {
    en: '{label} must be in English or Arabic',
    ar: '{label} يقبل النص العربي أو الإنجليزي فقط',
  },
  'service-name': {
    en: '{label} must contain letters, digits, dashes and spaces only',
    ar: '{label} يقبل الحروف والأرقام والشرطة والمسافة فقط',
  },
  'alias-name': {
    en: '{label} must contain English letters and digits only',
    ar: '{label} يقبل الحروف الإنجليزية والأرقام فقط',
  },
  'sms-sender': {
    en: '{label} must begin with an English letter or digit and have at most 11 of them',
    ar: '{label} يجب أن يبدأ بحرف إنجليزي أو رقم وألا يزيد على 11 خانة',
  },
  'max-length': { en: '{label} must be at most {max} characters', ar: '{label} يجب ألا يزيد عدد خاناته على {max}' },
  'min-length': { en: '{label} must be at least {min} characters', ar: '{label} يجب ألا يقل عدد خاناته عن {min}' },
  'exact-length': { en: '{label} must be {length} characters', ar: '{label} يجب أن يكون عدد خاناته {length}' },
  'max-items': { en: '{label} takes {max} at most', ar: '{label} يجب ألا تزيد عناصره على {max}' },
  'min-items': { en: '{label} takes {min} at least', ar: '{label} يجب ألا تقل عناصره عن {min}' },
  'same-as': { en: '{label} must be the same as {other}', ar: '{label} يجب أن يطابق {other}' },
  after: { en: '{label} must be after {other}', ar: '{label} يجب أن يكون بعد {other}' },
  'after-or-equal': {
    en: '{label} must be after or equal to {other}',
    ar: '{label} يجب أن يكون بعد {other} أو مساويًا له',
  },
  'before-or-equal': {
    en: '{label} must be before or equal to {other}',
    ar: '{label} يجب أن يكون قبل {other} أو مساويًا له',
  },
  'above-count': {
    en: 'More cannot stay in the drawer than was counted',
    ar: 'لا يمكن أن يبقى في الدرج أكثر مما تم عدّه',
  },
  'multiple-of': { en: '{label} must be a multiple of {step}', ar: '{label} يجب أن يكون من مضاعفات {step}' },
  email: { en: '{label} must be a valid e-mail', ar: '{label} يجب أن يكون بريدًا إلكترونيًا صحيحًا' },
  'https-link': { en: '{label} must start with https://', ar: '{label} يجب أن يبدأ بـ https://' },
  colour: { en: '{label} must be a colour like #1F5E56', ar: '{label} يجب أن يكون لونًا مثل #1F5E56' },
  'colour-contrast': {
    en: 'White text cannot be read on this colour, please choose a darker one',
    ar: 'لا يمكن قراءة النص الأبيض على هذا اللون، يرجى اختيار لون أغمق',
  },
  'another-channel': { en: 'Choose another channel than the first', ar: 'اختر وسيلة غير الأولى' },
  'unknown-place': { en: '{place} cannot be filled in this message', ar: 'لا يمكن تعبئة {place} في هذه الرسالة' },
  'unknown-contract-place': { en: 'A contract cannot fill in {place}', ar: 'لا يمكن تعبئة {place} في العقد' },
  'employee-place': {
    en: 'Write {place} where the employee’s name should appear',
    ar: 'اكتب {place} في المكان الذي يظهر فيه اسم الموظف',
  },
  url: { en: '{label} must be a valid link', ar: '{label} يجب أن يكون رابطًا صحيحًا' },
  date: { en: '{label} must be a valid date', ar: '{label} يجب أن يكون تاريخًا صحيحًا' },
  'birth-ahead': { en: '{label} cannot be in the future', ar: '{label} لا يمكن أن يكون في المستقبل' },
  'birth-too-early': { en: '{label} cannot be before 1900', ar: '{label} لا يمكن أن يكون قبل عام 1900' },
  time: { en: '{label} must be a valid time', ar: '{label} يجب أن يكون وقتًا صحيحًا' },
  'customer-search': {
    en: 'Search by text or by numbers, not a mix of both',
    ar: 'يكون البحث بالحروف أو بالأرقام، لا بكليهما معًا',
  },
  'telephone-prefix': { en: '{label} must start with + or 00', ar: '{label} يجب أن يبدأ بـ + أو 00' },
  telephone: { en: '{label} must be a valid telephone number', ar: '{label} يجب أن يكون رقم هاتف صحيحًا' },
  'whatsapp-prefix': { en: '{label} must not start with + or 00', ar: '{label} يجب ألا يبدأ بـ + أو 00' },
  'mobile-numeric': { en: '{label} must be numeric', ar: '{label} يقبل الأرقام فقط' },
  'mobile-prefix': { en: '{label} must start with a known country code', ar: '{label} يجب أن يبدأ برمز دولة معروف' },
  'mobile-length': {
    en: '{label} must be {digits} digits with the country code',
    ar: '{label} يجب أن يكون عدد أرقامه {digits} مع رمز الدولة',
  },
  'mobile-length-between': {
    en: '{label} must be between {min} and {max} digits with the country code',
    ar: '{label} يجب أن يكون عدد أرقامه بين {min} و{max} مع رمز الدولة',
  },
  'trn-ksa': {
    en: 'TRN number for KSA should start with three and end with three',
    ar: 'الرقم الضريبي في السعودية يجب أن يبدأ بالرقم 3 وينتهي بالرقم 3',
  },
  'trn-oman': {
    en: 'TRN number for Oman should be OM and 10 digits',
    ar: 'الرقم الضريبي في عُمان يتكون من OM ثم 10 أرقام',
  },
  'tax-not-zero': {
    en: 'Tax percentage cannot be zero when tax is active',
    ar: 'لا يمكن أن تكون نسبة الضريبة صفرًا والضريبة مفعّلة',
  },
  'tax-zero': {
    en: 'Tax percentage must be zero when tax is disabled',
    ar: 'يجب أن تكون نسبة الضريبة صفرًا والضريبة غير مفعّلة',
  },
  'card-number': { en: '{label} must not contain a card number', ar: '{label} يجب ألا يحتوي على رقم بطاقة' },
  'offer-services': {
    en: 'Max number of services to use must be below the number of services',
    ar: 'يجب أن يكون أقصى عدد للخدمات المستخدمة أقل من عدد الخدمات',
  },
  'service-twice': { en: 'A service can be in a package only once', ar: 'لا يمكن تكرار الخدمة في الباقة نفسها' },
  'product-twice': { en: 'This product is in the list twice', ar: 'هذا المنتج مكرر في القائمة' },
  'custom-hours-days': { en: 'The period must be at most {max} days', ar: 'يجب ألا تزيد الفترة على {max} يومًا' },
  'one-message-active': {
    en: 'At least one of the English and Arabic messages must be active',
    ar: 'يجب تفعيل الرسالة العربية أو الإنجليزية على الأقل',
  },
  'one-price': propertyErrors.PROPERTY_NEEDS_PRICE,
  'tiktok-link': { en: 'TikTok link must start with {prefix}', ar: 'يجب أن يبدأ رابط تيك توك بـ {prefix}' },
  'map-link': {
    en: '{label} must be a link from Google Maps or Apple Maps, or a latitude and a longitude',
    ar: '{label} يجب أن يكون رابطًا من خرائط جوجل أو آبل، أو خط العرض ثم خط الطول',
  },
  'name-exists': { en: '{label} already exists', ar: '{label} مستخدم من قبل' },
  'not-in-list': { en: 'Please choose {label} from the list', ar: 'يرجى اختيار قيمة من القائمة في {label}' },
  'unknown-fields': { en: 'Unknown fields: {fields}', ar: 'حقول غير معروفة: {fields}' },
  invalid: { en: '{label} is not valid', ar: '{label} غير صحيح' },
  'needs-service': appointmentErrors.APPOINTMENT_NEEDS_SERVICE,
  'custom-hours-overlap': settingsErrors.CUSTOM_HOURS_OVERLAP,
  'mobile-in-account': customerErrors.CUSTOMER_MOBILE_EXISTS,
  'mobile-in-sheet': customerErrors.CUSTOMER_MOBILE_TWICE_IN_SHEET,
  'password-too-common': authErrors.PASSWORD_TOO_COMMON,
  'shift-overlap': employeeErrors.SHIFTS_OVERLAP,
  'shift-quarter': employeeErrors.SHIFT_OFF_QUARTER,
  'shift-length': employeeErrors.SHIFT_TOO_LONG,
} as const satisfies Record<string, Localized>;

export type MessageKey = keyof typeof validationTexts;
export type MessageValues = Record<string, string | number | Localized>;
export type ValidationMessage = { key: MessageKey; values?: MessageValues };

export const validationMessage = (key: MessageKey, values?: MessageValues): ValidationMessage =>
  values ? { key, values } : { key };

/** A field's name: in both languages, or already in the reader's. */
export type FieldLabel = Localized | string;

/** The sentence in the reader's language. A label inside the message wins over the one given here. */
export function sayValidation({ key, values = {} }: ValidationMessage, language: Language, label?: FieldLabel): string {
  const own = values.label;
  const name = typeof own === 'object' ? own : label;
  const spoken: Record<string, string | number> = { label: spokenLabel(name, language) };
  for (const [place, value] of Object.entries(values))
    if (place !== 'label') spoken[place] = typeof value === 'object' ? value[language] : value;
  const sentence = fillPlaces(validationTexts[key][language], spoken);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function spokenLabel(label: FieldLabel | undefined, language: Language): string {
  const name = typeof label === 'object' ? label[language] : label;
  if (language === 'ar') return name ? `حقل ${name}` : 'هذا الحقل';
  return name ?? 'this field';
}
