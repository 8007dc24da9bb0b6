// @vitest-environment jsdom
import type { CustomerFacts } from '@rawnaq/domain/appointments/appointments.contract';
import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../ui/testing/render-ui';
import { ar } from '../../locales/ar';
import { en } from '../../locales/en';
import { CustomerAlerts } from './customer-alerts';

vi.mock('../../../../lib/session', () => ({ useSession: () => undefined }));

const nothing: CustomerFacts = { recent_services: [], last_services: [], no_shows: 0, owes: 0, notes: null };
function Alerts({ facts, language }: { facts: CustomerFacts | undefined; language: 'en' | 'ar' }) {
  i18next.addResourceBundle(language, 'appointments', language === 'en' ? en : ar);
  return <CustomerAlerts facts={facts} />;
}
async function said(facts: Partial<CustomerFacts> | undefined, language: 'en' | 'ar' = 'en'): Promise<string[]> {
  const shown = facts && { ...nothing, ...facts };
  const { unmount } = await renderUi(<Alerts facts={shown} language={language} />, { language });
  const lines = screen.queryAllByRole('listitem').map(({ textContent }) =>
    textContent
      .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
      .replaceAll('\u00a0', ' ')
      .trim(),
  );
  unmount();
  return lines;
}

describe('what must not be overlooked while a customer is booked', () => {
  it('is what to mind, missed visits and the balance', async () => {
    const facts = { notes: 'Allergic to ammonia', no_shows: 2, owes: 15_000 };
    expect(await said(facts)).toEqual(['Allergic to ammonia', 'Missed 2 appointments', 'Owes AED 150.00']);
    expect(await said(facts, 'ar')).toEqual([
      'Allergic to ammonia',
      'غياب عن موعدين',
      expect.stringContaining('المبلغ المستحق') as string,
    ]);
  });

  it('is each by itself', async () => {
    expect(await said({ notes: 'Allergic to ammonia' })).toEqual(['Allergic to ammonia']);
    expect(await said({ no_shows: 1 })).toEqual(['Missed 1 appointment']);
    expect(await said({ owes: 100 })).toEqual(['Owes AED 1.00']);
  });

  it('is not there where there is nothing to say', async () => {
    expect(await said({})).toEqual([]);
    expect(await said(undefined)).toEqual([]);
  });
});
