import type { Language } from '@rawnaq/domain/kernel/localized';

const en = {
  title: 'Contract {number} · Rawnaq',
  language: 'العربية',
  name: 'Rawnaq',
  until: 'No. {number}, can be signed until {date}',
  number: 'No. {number}',
  clauses: { one: 'Terms of the contract, 1 clause', other: 'Terms of the contract, {count} clauses' },
  unread: 'Open and read',
  read: 'You read all of it',
  draw: 'Draw your signature',
  undo: 'Undo',
  clear: 'Clear',
  pad: 'Place for your signature. Draw with mouse, finger or pen.',
  drawn: 'Place for your signature, something is drawn in it',
  note:
    'Only a drawing is accepted, by mouse, finger or pen. The time, the address of your device and a fingerprint of ' +
    'the text are kept with it.',
  agree: 'I have read the contract, I agree to its terms, and I am authorised to sign.',
  sign: 'Sign the contract',
  once: 'A contract is signed once, and this can’t be undone',
  noScript: 'Signing needs JavaScript, because the signature is drawn. Please switch it on and open the page again.',
  problems: {
    'not-drawn': 'Please draw your signature. What is drawn is too small for one.',
    'not-agreed': 'Please confirm that you agree to the terms.',
    'text-changed': 'The contract was changed while you read it. Please read it again, then sign.',
  },
  signedTitle: 'The contract is signed',
  signedText: 'Both sides receive the signed contract. You can keep it from here too.',
  by: 'Signed by',
  at: 'Time of signing',
  from: 'Network address',
  hash: 'Fingerprint of the text (SHA-256)',
  download: 'Download the PDF',
  changed: 'Attention: the text or the signature shown here is not the one that was signed. Please compare your copy.',
  cancelledTitle: 'This contract was withdrawn',
  cancelled: 'Signature is not allowed for this contract',
  lateTitle: 'The time to sign is over',
  late: 'Signature is not allowed for this contract',
  askAgain: 'Please ask Rawnaq for a new link.',
  missingTitle: 'Contract not exist',
  missing: 'The link may be incomplete. Open it again from the message you got.',
  home: 'What is Rawnaq?',
};

const ar: typeof en = {
  title: 'العقد {number} · رونق',
  language: 'English',
  name: 'رونق',
  until: 'رقم {number}، صالح للتوقيع حتى {date}',
  number: 'رقم {number}',
  clauses: { one: 'بنود العقد، بند واحد', other: 'بنود العقد، {count}' },
  unread: 'افتحها واقرأها',
  read: 'قرأتها كلها',
  draw: 'ارسم توقيعك',
  undo: 'تراجع',
  clear: 'مسح',
  pad: 'مساحة التوقيع، ارسم بالفأرة أو الإصبع أو القلم',
  drawn: 'مساحة التوقيع، فيها توقيع مرسوم',
  note: 'التوقيع بالرسم فقط، بالفأرة أو الإصبع أو القلم. يُحفظ معه الوقت وعنوان جهازك وبصمة نص العقد.',
  agree: 'قرأت العقد وأوافق على بنوده، ولي صلاحية التوقيع.',
  sign: 'توقيع العقد',
  once: 'يُوقَّع العقد مرة واحدة ولا يمكن التراجع عنه',
  noScript: 'التوقيع يُرسم رسمًا فيحتاج إلى جافاسكربت. فعّلها في المتصفح ثم افتح الصفحة من جديد.',
  problems: {
    'not-drawn': 'يرجى رسم التوقيع، فالمرسوم أصغر من أن يكون توقيعًا.',
    'not-agreed': 'يرجى تأكيد موافقتك على بنود العقد.',
    'text-changed': 'تم تعديل نص العقد أثناء قراءته. يرجى قراءته مرة أخرى ثم توقيعه.',
  },
  signedTitle: 'تم توقيع العقد',
  signedText: 'يصل العقد الموقّع إلى الطرفين، ويمكنك حفظه من هنا أيضًا.',
  by: 'الموقّع',
  at: 'وقت التوقيع',
  from: 'عنوان الشبكة',
  hash: 'بصمة النص (SHA-256)',
  download: 'تنزيل ملف PDF',
  changed: 'تنبيه: النص أو التوقيع المعروض هنا لا يطابق ما تم توقيعه. يرجى مقارنته بنسختك.',
  cancelledTitle: 'سُحب هذا العقد',
  cancelled: 'التوقيع غير متاح لهذا العقد',
  lateTitle: 'انتهت مهلة التوقيع',
  late: 'التوقيع غير متاح لهذا العقد',
  askAgain: 'يمكنك طلب رابط جديد من رونق.',
  missingTitle: 'العقد غير موجود',
  missing: 'قد يكون الرابط ناقصًا. افتحه مرة أخرى من الرسالة التي وصلتك.',
  home: 'ما هو رونق؟',
};

export const contractTexts: Record<Language, typeof en> = { en, ar };

/** Counted as Arabic counts: two, three to ten, more. */
export function sayClauses(count: number, language: Language): string {
  const { one, other } = contractTexts[language].clauses;
  if (count === 1) return one;
  if (language === 'en') return other.replace('{count}', String(count));
  const ending = count % 100;
  const words = count === 2 ? 'بندان' : ending >= 3 && ending <= 10 ? `${count} بنود` : `${count} بندًا`;
  return other.replace('{count}', words);
}
