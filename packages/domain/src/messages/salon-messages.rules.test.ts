import { describe, expect, it } from 'vitest';
import { AUTOMATIC_MESSAGE_IDS, automaticMessages } from '../settings/automatic-messages';
import { notificationsSetting } from '../settings/notifications-setting';
import { sayDays, sayVisitTime, withoutLink, writeSalonMessage } from './salon-messages.rules';

const created = notificationsSetting.defaults({ country: 'AE', currency: 'AED' }).appointment_created;

it('days of a series are said in one breath, each year once', () => {
  expect(sayDays(['2026-11-18'], 'en')).toBe('18 Nov 2026');
  expect(sayDays(['2026-12-23', '2026-12-30', '2027-01-06', '2027-01-13'], 'en')).toBe(
    '23 Dec, 30 Dec 2026, 6 Jan, 13 Jan 2027',
  );
  expect(sayDays(['2026-11-18', '2026-11-25'], 'ar')).toBe('18 نوفمبر، 25 نوفمبر 2026');
});

describe('a message of the salon', () => {
  it("is in the reader's language, or in the one the salon writes, or not at all", () => {
    const values = () => ({ customer: 'Fatima', link: '' });
    expect(writeSalonMessage(created, 'ar', values)?.language).toBe('ar');
    expect(writeSalonMessage({ ...created, arabic_active: false }, 'ar', values)?.language).toBe('en');
    expect(writeSalonMessage({ ...created, active: false }, 'ar', values)).toBeUndefined();
  });

  it('fills each place once: a customer may be called like a place', () => {
    const message = writeSalonMessage({ ...created, english_text: 'Hi {customer}, {salon}' }, 'en', () => ({
      customer: '{salon}',
      salon: 'Glow',
    }));
    expect(message?.body).toBe('Hi {salon}, Glow');
  });

  it('reads well without a link', () => {
    expect(withoutLink('Hello {customer}, see you. To move it: {link}')).toBe('Hello {customer}, see you.');
    expect(withoutLink('{link}')).toBe('');
    expect(withoutLink('Book: {link} now')).toBe('Book:  now');
    for (const id of AUTOMATIC_MESSAGE_IDS)
      for (const text of Object.values(automaticMessages[id].text)) {
        const left = withoutLink(text);
        expect(left, id).not.toContain('{link}');
        expect(left, id).not.toMatch(/[:،,]$/);
      }
  });

  it('says dates and times as people do', () => {
    expect(sayVisitTime({ date: '2026-11-18', time: '17:30:00' }, 'en', '12')).toEqual({
      date: '18 Nov 2026',
      time: '5:30 PM',
    });
    expect(sayVisitTime({ date: '2026-11-08', time: '09:00:00' }, 'ar', '12')).toEqual({
      date: '8 نوفمبر 2026',
      time: '9:00 ص',
    });
  });
});
