// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { initTexts } from '../lib/language/i18n';
import { DetailHeader } from '../ui/detail/detail-header';
import { PageTitle } from './page-title';

const customerPage = (content?: ReactNode) => (
  <>
    <PageTitle title={{ en: 'Customer', ar: 'العميل' }} />
    {content}
  </>
);

describe('the name of the tab', () => {
  beforeAll(() => initTexts('en'));
  afterEach(cleanup);

  it('is the route’s until the record is there, and again when it is gone', () => {
    const { rerender } = render(customerPage());
    expect(document.title).toBe('Customer · Rawnaq');
    rerender(customerPage(<DetailHeader title="Noura" />));
    expect(document.title).toBe('Noura · Rawnaq');
    rerender(customerPage(<DetailHeader title="Hessa" />));
    expect(document.title).toBe('Hessa · Rawnaq');
    rerender(customerPage());
    expect(document.title).toBe('Customer · Rawnaq');
  });

  it('follows the language, the record’s too', async () => {
    const { rerender } = render(customerPage(<DetailHeader title="نورة" />));
    await act(() => i18next.changeLanguage('ar'));
    expect(document.title).toBe('نورة · رونق');
    rerender(customerPage());
    expect(document.title).toBe('العميل · رونق');
  });
});
