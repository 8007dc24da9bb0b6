import { addLine } from './registries.mjs';

/**
 * The lines that name a new page and say who may open it. Whatever is there already stays as it is.
 * @typedef {import('./names.mjs').Names} Names
 * @typedef {import('./registries.mjs').Registration} Registration
 */

/** @type {Record<string, Registration>} */
export const wordRegistrations = {
  'packages/domain/src/kernel/page-words.ts': addPageWord,
  'packages/domain/src/kernel/permissions.ts': addPermissions,
  'packages/domain/src/kernel/addresses.ts': addAddress,
  'docs/glossary.md': addGlossaryRow,
};

/** @type {Registration} */
function addPageWord(text, { module, title }) {
  if (new RegExp(`^  '?${module}'?: \\{ en:`, 'm').test(text)) return text;
  return addLine(text, /^ {2}['\w-]+: \{ en: /, `  '${module}': { en: '${title.en}', ar: '${title.ar}' },`);
}

/** @type {Registration} */
function addGlossaryRow(text, { title }) {
  const [before, rest = ''] = text.split('\n## Pages\n');
  const [pages = '', ...after] = rest.split('\n## ');
  if (pages.includes(`| ${title.en} |`)) return text;
  const rows = `${pages.trimEnd()}\n| ${title.en} | ${title.ar} | |\n`;
  return [`${before}\n## Pages\n${rows}`, ...after].join('\n## ');
}

/** @type {Registration} */
function addAddress(text, { address, path, addressPath, permission }) {
  if (new RegExp(`^  '${address}': `, 'm').test(text)) return text;
  const own = addressPath ?? `/${path.replaceAll('_', '-')}`;
  return text.replace(
    /\n(?=\} satisfies Record<string, AddressRow>)/,
    () => `\n  '${address}': merchant('${own}', '${permission}'),\n`,
  );
}

/**
 * A right to the page is called like the page; the right to change what stands there is the next number.
 * @type {Registration}
 */
function addPermissions(text, names) {
  return newPermissions(text, names).reduce((grown, { name, number }) => {
    const { start, end } = blockOf(grown, name) ?? { start: 0, end: 0 };
    const action = `'${name.split('.')[1]}'`;
    const line =
      name === names.permission
        ? `      ${action}: page(${number}, ${names.word}),`
        : `      ${action}: write(${number}, 'Add and edit ${names.title.en.toLowerCase()}', ` +
          `'${names.title.ar}: إضافة وتعديل'),`;
    const block = grown.slice(start, end).replace(/\n(?= {4}\},\n {2}\},\s*$)/, () => `\n${line}\n`);
    return grown.slice(0, start) + block + grown.slice(end);
  }, text);
}

/**
 * Those of the names that have no number yet, with the next ones of their module.
 * Numbers are stored in roles, so none is used twice.
 * @param {string} text
 * @param {Names} names
 * @returns {{ name: string, module: number, number: number }[]}
 */
export function newPermissions(text, { permission, editPermission }) {
  const missing = [...new Set([permission, editPermission])].filter((name) => !hasPermission(text, name));
  return missing.flatMap((name, index) => {
    const block = blockOf(text, name);
    if (!block) return [];
    const own = text.slice(block.start, block.end);
    const taken = [...own.matchAll(/(?:view|create|write|full|page)\((\d+),/g)].map(([, number]) => Number(number));
    const before = missing.slice(0, index).filter((other) => other.split('.')[0] === name.split('.')[0]).length;
    return [{ name, module: Number(/module: (\d+)/.exec(own)?.[1]), number: Math.max(0, ...taken) + 1 + before }];
  });
}

/**
 * @param {string} text
 * @param {string} permission
 */
export function hasPermission(text, permission) {
  const block = blockOf(text, permission);
  const action = permission.split('.')[1];
  return (
    block !== undefined &&
    new RegExp(`[{\\s]'?${action}'?: (view|create|write|full|page)\\(`).test(text.slice(block.start, block.end))
  );
}

/**
 * Where the module of a permission stands.
 * @param {string} text
 * @param {string} permission
 */
function blockOf(text, permission) {
  const start = text.search(new RegExp(`^  '?${permission.split('.')[0]}'?: \\{\\s+module:`, 'm'));
  if (start < 0) return undefined;
  const next = text.slice(start + 1).search(/^ {2}\S+: \{\s+module:|^\} as const/m);
  return { start, end: next < 0 ? text.length : start + 1 + next };
}
