import { z } from 'zod';
import { codeOf } from '../kernel/input/fields';
import { defineCodes } from '../kernel/state-machine';
import { pageWords } from '../kernel/page-words';
import { defineSetting } from './define-setting';
import { optionalArabic, optionalEnglish } from './setting-fields';

export const invoicePapers = defineCodes({
  a4: { code: 'a4', label: { en: 'A4', ar: 'A4' } },
  roll: { code: '80mm', label: { en: '80 mm roll', ar: 'رول 80 مم' } },
});

export const invoiceSetting = defineSetting({
  id: 'invoice',
  access: 'settings.invoice',
  title: pageWords['invoice-settings'],
  shape: {
    paper: codeOf(invoicePapers),
    show_logo: z.boolean(),
    show_trn: z.boolean(),
    show_qr: z.boolean(),
    show_employee: z.boolean(),
    /** Of the account itself: every screen must know whether there are held invoices. */
    hold_invoice: z.boolean(),
    english_header: optionalEnglish(200),
    arabic_header: optionalArabic(200),
    english_footer: optionalEnglish(300),
    arabic_footer: optionalArabic(300),
    english_terms: optionalEnglish(1000),
    arabic_terms: optionalArabic(1000),
  },
  secrets: {},
  columns: ['hold_invoice'],
  defaults: () => ({
    paper: invoicePapers.codes.roll,
    show_logo: true,
    show_trn: true,
    show_qr: true,
    show_employee: true,
    hold_invoice: true,
    english_header: '',
    arabic_header: '',
    english_footer: 'Thank you for your visit',
    arabic_footer: 'شكرًا لزيارتكم',
    english_terms: '',
    arabic_terms: '',
  }),
});
