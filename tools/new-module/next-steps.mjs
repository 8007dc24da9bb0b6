/** @typedef {import('./names.mjs').Names} Names */

const PERMISSIONS = 'packages/domain/src/kernel/permissions.ts';
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
        `${PERMISSIONS}: give ${name} a number that was never used in its module; until then it does not compile`,
    ),
    ...(editPermission === permission
      ? [
          `${permission} opens the list and also the writes: name another permission in ${module}.contract.ts and ${module}-page.tsx if they differ`,
        ]
      : []),
    ...(opensWith === undefined ? [`${ADDRESSES}: add '${address}': merchant('/…', '${permission}')`] : []),
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
 * @param {string} permission
 */
function hasPermission(text, permission) {
  const [module, action] = permission.split('.');
  const start = text.search(new RegExp(`^  '?${module}'?: \\{\\s+module:`, 'm'));
  if (start < 0) return false;
  const rest = text.slice(start + 1);
  const end = rest.search(/^ {2}\S+: \{\s+module:|^\} as const/m);
  return new RegExp(`[{\\s]'?${action}'?: (view|create|write|full)\\(`).test(end < 0 ? rest : rest.slice(0, end));
}

/**
 * @param {string} text
 * @param {string} address
 */
function accessOf(text, address) {
  const row = new RegExp(`'${address}': \\w+\\(([^)]*)\\)`).exec(text)?.[1];
  return row && /'([^']+)',?\s*$/.exec(row)?.[1];
}
