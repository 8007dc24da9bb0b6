import { accountTiers } from '../accounts/account.states';
import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { contractPeriods, contractStates } from './contract.states';

export const contractAudit = {
  contracts: {
    label: { en: 'Contract', ar: 'عقد' },
    readBy: { manager: 'platform-accounting.view' },
    opens: 'manager-accounting-contracts-contracts-one',
    actions: {
      'contracts.add': 'add',
      'contracts.edit': 'edit',
      'contracts.send': { en: 'Contract sent', ar: 'إرسال العقد' },
      'contracts.view': { en: 'Contract opened by its link', ar: 'فتح العقد من الرابط' },
      'contracts.sign': { en: 'Contract signed', ar: 'توقيع العقد' },
      'contracts.cancel': { en: 'Contract cancelled', ar: 'إلغاء العقد' },
      'contracts.renew': { en: 'Contract renewed', ar: 'تجديد العقد' },
    },
    fields: {
      number: { en: 'Number', ar: 'الرقم' },
      tier: { en: 'Package', ar: 'الباقة' },
      period: { en: 'Period', ar: 'الدورة' },
      template_id: { en: 'Template', ar: 'النموذج' },
      template_version: { en: 'Version of the template', ar: 'إصدار النموذج' },
      sign_until: { en: 'Can be signed until', ar: 'آخر يوم للتوقيع' },
      signer_name: { en: 'Signed by', ar: 'الموقّع' },
      signer_email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
      signer_mobile: { en: 'Mobile', ar: 'الجوال' },
      special_english: { en: 'Special terms, English', ar: 'الشروط الخاصة بالإنجليزية' },
      special_arabic: { en: 'Special terms, Arabic', ar: 'الشروط الخاصة بالعربية' },
      renewal_of: { en: 'Renews', ar: 'تجديد لـ' },
      text_hash: { en: 'Fingerprint of the text', ar: 'بصمة النص' },
      seal: { en: 'Seal', ar: 'الختم' },
    },
    values: { status: contractStates.choices, tier: accountTiers.choices, period: contractPeriods.choices },
  },
  contract_templates: {
    label: { en: 'Contract template', ar: 'نموذج عقد' },
    readBy: { manager: 'platform-accounting.view' },
    actions: {
      'contract-templates.add': 'add',
      'contract-templates.edit': 'edit',
      'contract-templates.set-status': 'set-status',
    },
    fields: { version: { en: 'Version', ar: 'الإصدار' } },
    values: { status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
