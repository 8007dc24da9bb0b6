import { localStorageColorSchemeManager } from '@mantine/core';

/** The same key is read by static/first-paint.js, before anything is drawn. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'rawnaq.color-scheme' });
