import type { AuditedRecords } from '../audit/audited-record';
import { recordStates } from '../kernel/record-status.states';
import { whatsappConnectionStates, whatsappPackageStates } from '../whatsapp/whatsapp.states';

export const messageLineAudit = {
  whatsapp_connections: {
    label: { en: 'WhatsApp', ar: 'واتساب' },
    readBy: { merchant: 'settings.whatsapp', manager: 'platform-settings.view' },
    actions: {
      'whatsapp.connect': { en: 'WhatsApp set up', ar: 'إعداد واتساب' },
      'whatsapp.disconnect': { en: 'WhatsApp disconnected', ar: 'فصل واتساب' },
      'whatsapp.pause': { en: 'WhatsApp paused', ar: 'إيقاف واتساب مؤقتًا' },
      'whatsapp.resume': { en: 'WhatsApp resumed', ar: 'استئناف واتساب' },
      'whatsapp.state': { en: 'WhatsApp connection changed', ar: 'تغيّر اتصال واتساب' },
      'whatsapp.bought': { en: 'WhatsApp package paid', ar: 'سداد باقة واتساب' },
      'whatsapp.set-package': { en: 'WhatsApp package changed', ar: 'تغيير باقة واتساب' },
    },
    fields: {
      provider: { en: 'Provider', ar: 'المزوّد' },
      phone_number_id: { en: 'Phone number ID', ar: 'معرّف رقم الهاتف' },
      waba_id: { en: 'WhatsApp account ID', ar: 'معرّف حساب واتساب' },
      text_template: { en: 'Template for texts', ar: 'قالب النصوص' },
      code_template: { en: 'Template for codes', ar: 'قالب الرموز' },
      api_url: { en: 'Gateway address', ar: 'عنوان البوابة' },
      instance_id: { en: 'Instance', ar: 'رقم الجهاز' },
      token: { en: 'Token', ar: 'رمز الربط' },
      app_secret: { en: 'App secret', ar: 'سر التطبيق' },
      state: { en: 'Connection', ar: 'الاتصال' },
      paused_reason: { en: 'Reason', ar: 'السبب' },
      ends_on: { en: 'Valid until', ar: 'صالحة حتى' },
      package: { en: 'Package', ar: 'الباقة' },
      messages_left: { en: 'Messages left', ar: 'الرسائل المتبقية' },
    },
    values: { state: whatsappConnectionStates.choices, status: whatsappPackageStates.choices },
  },
  whatsapp_packages: {
    label: { en: 'WhatsApp package', ar: 'باقة واتساب' },
    readBy: { manager: 'platform-settings.view' },
    actions: {
      'whatsapp-packages.add': 'add',
      'whatsapp-packages.edit': 'edit',
      'whatsapp-packages.set-status': 'set-status',
    },
    fields: {
      months: { en: 'Months', ar: 'الأشهر' },
      messages: { en: 'Messages', ar: 'الرسائل' },
      prices: { en: 'Prices', ar: 'الأسعار' },
    },
    values: { status: recordStates.choices },
  },
} as const satisfies AuditedRecords;
