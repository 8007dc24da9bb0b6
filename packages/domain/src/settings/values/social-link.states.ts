import { defineCodes } from '../../kernel/state-machine';

export const socialLinkTypes = defineCodes({
  telephone: { code: 0, label: { en: 'Telephone', ar: 'هاتف' } },
  whatsapp: { code: 1, label: { en: 'WhatsApp', ar: 'واتساب' } },
  google_maps: { code: 2, label: { en: 'Google Maps', ar: 'خرائط جوجل' } },
  instagram: { code: 3, label: { en: 'Instagram', ar: 'إنستغرام' } },
  snapchat: { code: 4, label: { en: 'Snapchat', ar: 'سناب شات' } },
  facebook: { code: 5, label: { en: 'Facebook', ar: 'فيسبوك' } },
  facebook_page_id: { code: 6, label: { en: 'Facebook page ID', ar: 'معرّف صفحة فيسبوك' } },
  tiktok: { code: 7, label: { en: 'TikTok', ar: 'تيك توك' } },
  google_review: { code: 8, label: { en: 'Google review', ar: 'تقييم جوجل' } },
});
