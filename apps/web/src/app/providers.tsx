import type { Language } from '@rawnaq/domain/kernel/localized';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { queryClient } from '../lib/query';
import { UiProvider } from '../ui/theme/ui-provider';

/** Loaded right behind the first screen: the dialog that says there is no connection can not be fetched without one. */
const Dialogs = lazy(async () => ({ default: (await import('./dialogs')).Dialogs }));

export function Providers({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider language={language}>
        {children}
        <Suspense>
          <Dialogs />
        </Suspense>
      </UiProvider>
    </QueryClientProvider>
  );
}
