import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { shareNonceWithStyleWriters } from '../lib/csp-nonce';
import { startTexts } from '../lib/language/i18n';
import { currentLanguage } from '../lib/language/language';
import { keepZodFromCompiling } from './still-zod';
import { startFailureReactions } from './failure-reactions';
import { Providers } from './providers';
import { currentRouteName, router } from './router';

keepZodFromCompiling();
shareNonceWithStyleWriters();
startFailureReactions({ navigate: (to) => void router.navigate(to), routeName: currentRouteName });

void start();

/**
 * A function and not a top-level await: pages import from this module's chunk and would wait for the texts, which wait
 * for it.
 */
async function start(): Promise<void> {
  const language = currentLanguage();
  await startTexts(language);
  createRoot(document.getElementById('root')!).render(
    <Providers language={language}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
