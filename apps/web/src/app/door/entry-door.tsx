import { USER_KINDS, type UserKind } from '@rawnaq/domain/auth/auth.contract';
import { LANGUAGES, type Language } from '@rawnaq/domain/kernel/localized';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SignInPage } from '../../features/auth/pages/sign-in-page';
import { initTexts, loadTexts } from '../../lib/language/i18n';
import { Providers } from '../providers';
import { signInPath } from '../../lib/pages/guards';
import { plainHtml, type PlainPage } from './plain-html';

/**
 * The sign-in pages as plain HTML, drawn by their own component when the product is built. They come alive with the app
 * (see door-script.ts).
 */
export async function drawDoors(): Promise<Record<string, PlainPage>> {
  const doors: Record<string, PlainPage> = {};
  for (const language of LANGUAGES)
    for (const kind of USER_KINDS) doors[`${kind}-${language}`] = await drawDoor(kind, language);
  return doors;
}

async function drawDoor(kind: UserKind, language: Language): Promise<PlainPage> {
  await (i18next.isInitialized ? i18next.changeLanguage(language) : initTexts(language));
  await loadTexts('auth');
  const router = createMemoryRouter([{ path: '*', Component: SignInPage }], {
    initialEntries: [signInPath(kind, language)],
  });
  const drawn = renderToString(
    <Providers language={language}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return plainHtml(drawn);
}
