import type { AuditedRecords } from '../audit/audited-record';
import { emirates, propertyStates, propertyTypes } from '../property-listings/property.states';
import { propertyLabels } from './property-fields';

const { type: _type, english_name: _en, arabic_name: _ar, mobile: _mobile, ...fields } = propertyLabels;

export const propertyAudit = {
  properties: {
    label: { en: 'Property', ar: 'وحدة سياحية' },
    readBy: { manager: 'platform-checks.properties' },
    actions: {
      'properties.add': 'add',
      'properties.edit': 'edit',
      'properties.send': { en: 'Property sent for review', ar: 'إرسال وحدة سياحية للمراجعة' },
      'properties.hide': { en: 'Hidden from the listing', ar: 'إخفاء من القائمة' },
      'properties.show': { en: 'Shown in the listing again', ar: 'إظهار في القائمة' },
      'properties.remove': { en: 'Removed by its owner', ar: 'حذف من صاحب الوحدة' },
      'properties.approve': { en: 'Property approved', ar: 'قبول وحدة سياحية' },
      'properties.refuse': { en: 'Property rejected', ar: 'رفض وحدة سياحية' },
      'properties.partners': { en: 'Partner salons changed', ar: 'تعديل الصالونات الشريكة' },
    },
    fields: {
      ...fields,
      links: { en: 'Links', ar: 'الروابط' },
      hidden: { en: 'Hidden', ar: 'مخفية' },
      partner: { en: 'Partner salon', ar: 'الصالون الشريك' },
    },
    values: { status: propertyStates.choices, type: propertyTypes.choices, emirate: emirates.choices },
    named: 'english_name and arabic_name',
  },
} as const satisfies AuditedRecords;
