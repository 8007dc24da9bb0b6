import { describe, expect, it } from 'vitest';
import { campaignTextProblems, writeOffer, type CampaignTexts } from './campaign-text.rules';
import { smsLength } from './sms-segments.rules';

const texts = (more: Partial<CampaignTexts> = {}): CampaignTexts => ({
  english_active: true,
  english_subject: 'For you, {customer}',
  english_text: 'Hi {customer}, 20% off at {salon}. Book: {link}',
  arabic_active: true,
  arabic_subject: 'لك يا {customer}',
  arabic_text: 'مرحبًا {customer}، خصم 20% في {salon}. للحجز: {link}',
  ...more,
});
const values =
  (more: object = {}) =>
  () => ({ name: 'Sara Ali', salon: 'Glow', link: 'L', stop_link: 'S', ...more });

describe('what one customer reads', () => {
  it('is in her language, and in the other where the campaign has only that', () => {
    expect(writeOffer(texts(), 'whatsapp', 'en', values()).body).toBe(
      'Hi Sara, 20% off at Glow. Book: L\n\nReply STOP to stop offers',
    );
    expect(writeOffer(texts(), 'sms', 'ar', values()).body).toContain('لإيقاف العروض');
    expect(writeOffer(texts({ arabic_active: false }), 'whatsapp', 'ar', values()).language).toBe('en');
  });

  it('has a subject and a way out in a letter', () => {
    const { subject, body } = writeOffer(texts(), 'email', 'en', values());
    expect(subject).toBe('For you, Sara');
    expect(body).toContain('No more offers: S');
  });

  it.each(['{price}', '{link}', '{{constructor}}', '%n', '${salon}'])('takes the name %s as a name', (name) => {
    expect(writeOffer(texts(), 'whatsapp', 'en', values({ name })).body).toContain(`Hi ${name}, 20%`);
  });

  it('lets no name bring lines or directions along', () => {
    const { body, subject } = writeOffer(texts(), 'email', 'en', values({ name: 'Sa\u202era\r\nBcc: x' }));
    expect(subject).toBe('For you, Sa');
    expect(body).not.toMatch(/\u202e|\r/);
  });

  it('leaves out the sentence of the link where the salon has no page', () => {
    expect(writeOffer(texts(), 'sms', 'en', values({ link: '' })).body).not.toContain('Book');
  });
});

describe('what may be written', () => {
  const bad = (more: Partial<CampaignTexts>, channel: 'whatsapp' | 'email' = 'whatsapp') =>
    campaignTextProblems(texts(more), channel).flatMap(({ path, message }) => (message ? [[path, message.key]] : []));

  it.each([
    ['nothing active', { english_active: false, arabic_active: false }, ['english_active', 'one-message-active']],
    ['an empty text', { english_text: ' ' }, ['english_text', 'required']],
    ['another alphabet', { english_text: 'Привет' }, ['english_text', 'english-or-arabic-text']],
    ['a place nobody fills', { arabic_text: 'خصم {price}' }, ['arabic_text', 'unknown-place']],
    ['too much', { english_text: 'a'.repeat(1025) }, ['english_text', 'max-length']],
  ])('%s', (_, more, problem) => expect(bad(more)).toContainEqual(problem));

  it('a letter needs a subject, a message does not', () => {
    expect(bad({ english_subject: '' }, 'email')).toEqual([['english_subject', 'required']]);
    expect(bad({ english_subject: '' })).toEqual([]);
  });
});

describe('segments of an SMS', () => {
  it.each([
    ['', 'gsm', 0, 0],
    ['a'.repeat(160), 'gsm', 160, 1],
    ['a'.repeat(161), 'gsm', 161, 2],
    ['a'.repeat(306), 'gsm', 306, 2],
    ['a'.repeat(307), 'gsm', 307, 3],
    [`${'a'.repeat(158)}€`, 'gsm', 160, 1],
    ['م'.repeat(70), 'ucs2', 70, 1],
    ['م'.repeat(71), 'ucs2', 71, 2],
    ['م'.repeat(135), 'ucs2', 135, 3],
    [`${'a'.repeat(68)}✨`, 'ucs2', 69, 1],
    [`${'a'.repeat(69)}😀`, 'ucs2', 71, 2],
  ] as const)('of %j', (text, alphabet, letters, segments) =>
    expect(smsLength(text)).toMatchObject({ alphabet, letters, segments }),
  );
});
