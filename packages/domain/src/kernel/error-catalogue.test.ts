import { describe, expect, it } from 'vitest';
import { AppError, STATUS_OF, type ErrorEntry } from './app-error';
import { dialogTexts } from './text/dialog-texts';
import { errorCatalogue, type ErrorCode } from './error-catalogue';
import { validationTexts } from './text/validation-texts';

const clientSentences = [
  'Username is incorrect',
  'Password is incorrect',
  'Current password is incorrect',
  'Another session is already exist for this user, do you want to logout from it?',
  'The session has been expired, please login again',
  'You are not logged in, please login first',
  'Account has been disabled',
  'Account has been expired, please contact sales',
  'User has no rights to the system',
  'Customer does not have enough balance',
  'This payment was already cancelled',
  'Only deposit payments can be cancelled',
  "Invoice has VAT and can't be cancelled",
  "Can't cancel invoice contains products",
  "Can't cancel sell gift card invoice",
  "Can't use this gift card since it's for another customer",
  'Invoice already rated',
  'Payment failed',
  'invoice not exist',
  'Offer expired',
  'Offer is disabled',
  'Offer not exist',
  'There is no available times for the selected date',
  'Whatsapp is not connected',
  'You do not have valid Whatsapp package, please contact sales',
  'Your package has been expired',
  'The code you entered is incorrect',
  'The code has been expired',
  'You can not request code in less than 1 minute',
  'No internet connection',
  'Server is disconnected, please try again later',
  'Sorry there is an error happened',
  'The distance between you and check in location is more than 50 meters',
  'IP already blocked',
  'Contract not exist',
  'Signature is not allowed for this contract',
  'This product is already defined',
  'There is already a request for this product',
];
const successSentences = [
  'downloaded successfully',
  'copied to clipboard',
  'Data Saved Successfully',
  'Invoice Issued Successfully',
  'Appointment Added Successfully',
  'no internet connection, please check and try again',
];

const placesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort();

describe('the error catalogue', () => {
  it.each(clientSentences)('says to the letter: %s', (sentence) => {
    expect(Object.values(errorCatalogue).map((entry) => entry.en as string)).toContain(sentence);
  });

  it.each(successSentences)('has the dialog text: %s', (sentence) => {
    expect(Object.values(dialogTexts).map((text) => text.en as string)).toContain(sentence);
  });

  it('has every text in both languages with the same places, and a meaning with a status', () => {
    const named = Object.values<ErrorEntry>(errorCatalogue).flatMap((entry) => entry.named ?? []);
    for (const text of named) expect(placesOf(text.en)).toContain('name');
    for (const text of [
      ...Object.values(errorCatalogue),
      ...named,
      ...Object.values(dialogTexts),
      ...Object.values(validationTexts),
    ]) {
      expect(text.en.trim()).not.toBe('');
      expect(text.en).not.toMatch(/[\u0600-\u06FF]/);
      expect(text.ar).toMatch(/[\u0621-\u064A]/);
      expect(placesOf(text.ar)).toEqual(placesOf(text.en));
    }
    for (const entry of Object.values(errorCatalogue)) expect(STATUS_OF[entry.meaning]).toBeGreaterThan(399);
  });

  it('no two modules use one code for different things', () => {
    // An open session that is over says why in the sentence of the door, with another meaning for the transport.
    const sentences = Object.entries(errorCatalogue)
      .filter(([code]) => !code.startsWith('SESSION_'))
      .map(([, entry]) => entry.en);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const code of Object.keys(errorCatalogue)) expect(code).toMatch(/^(?:[A-Z]+(?:_[A-Z]+)*|no_permission)$/);
  });

  it('an error speaks both languages and knows its status', () => {
    const error = new AppError('UPLOAD_EXTENSION', { values: { extensions: 'jpg, jpeg, png' } });
    expect(error.sentence('en')).toBe('uploaded file must be one of these extensions jpg, jpeg, png');
    expect(error.sentence('ar')).toContain('jpg, jpeg, png');
    const name = { en: 'Mei', ar: 'مي' };
    const away = new AppError('APPOINTMENT_OUTSIDE_HOURS', { name });
    expect([away.sentence('en'), away.sentence('ar')]).toEqual([
      'Not working at this time: Mei',
      'خارج ساعات العمل في هذا الوقت: مي',
    ]);
    expect(new AppError('APPOINTMENT_OUTSIDE_HOURS').sentence('en')).toBe('The employee does not work at this time');
    expect(new AppError('NOT_FOUND', { name }).sentence('en')).not.toContain('Mei');
    const statuses: [ErrorCode, number][] = [
      ['UPLOAD_EXTENSION', 422],
      ['INVOICE_HAS_VAT', 501],
      ['EMPLOYEE_HAS_APPOINTMENT', 409],
      ['OFFER_NOT_EXIST', 404],
      ['NOT_SIGNED_IN', 401],
      ['no_permission', 403],
      ['TOO_MANY_REQUESTS', 429],
    ];
    for (const [code, status] of statuses) expect(new AppError(code).status).toBe(status);
  });
});
