import '@testing-library/jest-dom/vitest';
import { MantineProvider } from '@mantine/core';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach } from 'vitest';
import { ar } from '../locales/ar';
import { en } from '../locales/en';
import { theme } from '../theme/theme';

afterEach(cleanup);
// What is waited for comes, or it never does: on a busy machine a second is too short to tell.
configure({ asyncUtilTimeout: 20_000 });

// jsdom draws nothing and therefore lacks what asks about drawing.
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
  onchange: null,
})) as typeof window.matchMedia;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.setPointerCapture ??= () => undefined;
Object.defineProperty(document, 'fonts', {
  value: { addEventListener() {}, removeEventListener() {} },
  configurable: true,
});

/** A screen of the kit inside everything it expects, at an address. */
export async function renderUi(
  screen: ReactNode,
  { language = 'en', at = '/en/page' }: { language?: Language; at?: string } = {},
) {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'ui',
    resources: { en: { ui: en }, ar: { ui: ar } },
    interpolation: { escapeValue: false },
  });
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [at] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={theme} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { ...view, router, search: () => router.state.location.search };
}
