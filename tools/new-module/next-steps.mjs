import { hasPermission } from './words.mjs';

/** @typedef {import('./names.mjs').Names} Names */

export const PERMISSIONS = 'packages/domain/src/kernel/permissions.ts';
const ADDRESSES = 'packages/domain/src/kernel/addresses.ts';

/**
 * What only a person can decide.
 * @param {Names} names
 * @param {(path: string) => string} read
 * @returns {string[]}
 */
export function nextSteps({ module, permission, editPermission, address, menu }, read) {
  const missing = [...new Set([permission, editPermission])].filter((name) => !hasPermission(read(PERMISSIONS), name));
  const opensWith = accessOf(read(ADDRESSES), address);
  return [
    ...missing.map(
      (name) =>
        `${PERMISSIONS}: ${name.split('.')[0]} is no module of the permissions; give it one, and ${name} a ` +
        'number; until then it does not compile',
    ),
    ...(editPermission === permission
      ? [
          `${permission} opens the list and also the writes: name another permission in ${module}.contract.ts ` +
            `and ${module}-page.tsx if they differ`,
        ]
      : []),
    ...(opensWith !== undefined && opensWith !== permission
      ? [`${ADDRESSES}: ${address} opens with ${opensWith}, its list with ${permission}: make them one`]
      : []),
    `apps/web/src/features/${module}/routes.tsx: choose the order (the entry stands in the group "${menu}")`,
    `apps/web/src/features/${module}/locales: read the texts once as a person of the salon would`,
    `npx vitest run --project=server apps/server/src/modules/${module}, then npm run check`,
  ];
}

/**
 * @param {string} text
 * @param {string} address
 */
function accessOf(text, address) {
  const row = new RegExp(`'${address}': \\w+\\(([^)]*)\\)`).exec(text)?.[1];
  return row && /'([^']+)',?\s*$/.exec(row)?.[1];
}
