import '@fontsource-variable/cairo/wght.css';
import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './tokens.css';
import './global.css';
import './print.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { directionOf, type Language } from '@rawnaq/domain/kernel/localized';
import { lazy, Suspense, type ReactNode } from 'react';
import { styleNonce } from '../../lib/csp-nonce';
import { colorSchemeManager } from './color-scheme';
import { cssVariables } from './css-variables';
import { keepEscapeInOrder } from './escape-order';
import { theme } from './theme';

/** Not needed to draw the first screen, so not loaded before it. */
const Overlays = lazy(() => import('./overlays').then((module) => ({ default: module.Overlays })));

// Pages are also drawn without a browser.
if (typeof window !== 'undefined') keepEscapeInOrder();

/**
 * Everything a screen of the kit needs around it. A change of language remounts, because Mantine reads the direction
 * once.
 */
export function UiProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <DirectionProvider key={language} initialDirection={directionOf(language)} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
      >
        {children}
        <Suspense>
          <Overlays />
        </Suspense>
      </MantineProvider>
    </DirectionProvider>
  );
}
