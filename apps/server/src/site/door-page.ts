import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { addresses } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';

/** What the build wrote about the sign-in pages (tools/lib/build.mjs). */
type Doors = { script: string; app: string; preload: string[]; styles: string[]; pages: Record<string, Door> };
type Door = { styles: string; html: string };

const FILES = '/assets-app/';
const APP_FILES = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * The app's page with the sign-in already in it as plain HTML, and the app itself left for later: a visitor who only
 * signs in loads a kilobyte of script. Undefined for every other address, and where the doors were not built.
 */
export function doorPages(webRoot: string, appPage: string): (rest: string, query: string) => DoorPage | undefined {
  const file = path.join(webRoot, 'doors/doors.json');
  if (!existsSync(file)) return () => undefined;
  const { script, app, preload, styles, pages } = JSON.parse(readFileSync(file, 'utf8')) as Doors;
  const bare = appPage
    .replace(APP_FILES, '')
    .replace(
      '</head>',
      () => `${styles.map((one) => `<link rel="stylesheet" href="${FILES}${one}">`).join('')}</head>`,
    );
  const page = (kind: UserKind): DoorPage => {
    const attributes = [
      `src="${FILES}${script}"`,
      `data-app="${FILES}${app}"`,
      `data-preload="${preload.map((one) => FILES + one).join(' ')}"`,
      `data-token="rawnaq.${kind}.token"`,
    ];
    const withWorld = bare.replace('<html ', `<html data-world="${kind === 'manager' ? 'manager' : 'merchant'}" `);
    return (language) => {
      const { styles: own, html } = pages[`${kind}-${language}`]!;
      return withWorld
        .replace('</head>', () => `${own}</head>`)
        .replace(
          '<div id="root"></div>',
          () => `<div id="root">${html}</div><script ${attributes.join(' ')}></script>`,
        );
    };
  };
  const doors = { merchant: page('merchant'), manager: page('manager'), property: page('property') };
  return (rest, query) => {
    if (rest === addresses['manager-sign-in'].path) return doors.manager;
    if (rest !== addresses['merchant-sign-in'].path) return undefined;
    return new URLSearchParams(query).get('as') === 'property' ? doors.property : doors.merchant;
  };
}

export type DoorPage = (language: Language) => string;
