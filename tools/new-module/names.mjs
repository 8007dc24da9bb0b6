import { parseArgs } from 'node:util';

/**
 * Everything a template needs to know, each word in the spelling of its place.
 *
 * @typedef {object} Names
 * @property {string} module  folder, text namespace and audit prefix: `expense-types`
 * @property {string} path  API path: `expense_types`
 * @property {string} table
 * @property {string} file  one of them, for file names: `expense-type`
 * @property {string} words  one of them, for sentences: `expense type`
 * @property {string} article  `a expense type` does not read well
 * @property {string} constant  for error codes: `EXPENSE_TYPE`
 * @property {string} many  for identifiers: `expenseTypes`
 * @property {string} one  `expenseType`
 * @property {string} Many
 * @property {string} One
 * @property {{ en: string, ar: string }} title
 * @property {string} word  the title as code: `pageWords.suppliers`
 * @property {string} arabicOne  one of them in Arabic, without article
 * @property {string} permission  written with the next number of its module when it is new
 * @property {string} editPermission
 * @property {string} address
 * @property {string | undefined} addressPath  of an address that is new, without `/merchant`
 * @property {string} menu
 * @property {boolean} notification  adding one is told in the notifications menu
 * @property {boolean} job  a job of its own, once a night
 */

export const usage = `npm run new:module -- <module> --singular <word> --en <title> --ar <title>
    --permission <name> --address <name>

  npm run new:module -- suppliers --singular supplier --en "Suppliers" --ar "الموردون" \\
    --permission accounting.expenses --address merchant-accounting-expenses

  --table            table name, when it is not the module's name
  --singular-ar      one of them in Arabic ("مورد"); without it screens say "سجل"
  --edit-permission  who may add, change and disable, when it is not the permission above
  --path             path of a new address behind /merchant ("/accounting/suppliers"), "/<module>" unless given
  --menu             group of the side menu (menu-groups.ts), "catalogue" unless given
  --notification     adding one is told in the notifications menu
  --job              a job of its own, once a night`;

/**
 * @param {string[]} args
 * @returns {Names}
 */
export function readNames(args) {
  const text = /** @type {const} */ ({ type: 'string' });
  const {
    positionals: [module = ''],
    values,
  } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      table: text,
      singular: text,
      en: text,
      ar: text,
      permission: text,
      address: text,
      'singular-ar': text,
      'edit-permission': text,
      menu: text,
      path: text,
      notification: { type: 'boolean' },
      job: { type: 'boolean' },
    },
  });
  const { singular = '', en = '', ar = '', permission = '', address = '' } = values;
  const path = module.replaceAll('-', '_');
  const table = values.table ?? path;
  const editPermission = values['edit-permission'] ?? permission;

  expectForm('The module', module, /^[a-z]+(-[a-z]+)*$/);
  expectForm('--singular', singular, /^[a-z]+([ -][a-z]+)*$/);
  expectForm('--table', table, /^[a-z]+(_[a-z]+)*$/);
  expectForm('--en', en, /^[A-Za-z][\w &-]*$/);
  expectForm('--ar', ar, /^[\p{Script=Arabic} ]+$/u);
  expectForm('--singular-ar', values['singular-ar'] ?? 'سجل', /^[\p{Script=Arabic} ]+$/u);
  for (const name of [permission, editPermission]) expectForm('A permission', name, /^[a-z-]+\.[a-z-]+$/);
  expectForm('--address', address, /^merchant-[a-z-]+$/);
  expectForm('--path', values.path ?? '/x', /^(\/[a-z-]+)+$/);

  const file = singular.replaceAll(' ', '-');
  const words = singular.replaceAll('-', ' ');
  return {
    module,
    path,
    table,
    file,
    words,
    article: /^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`,
    constant: file.replaceAll('-', '_').toUpperCase(),
    many: camel(module),
    one: camel(file),
    Many: capital(camel(module)),
    One: capital(camel(file)),
    title: { en, ar },
    word: module.includes('-') ? `pageWords['${module}']` : `pageWords.${module}`,
    arabicOne: values['singular-ar'] ?? 'سجل',
    permission,
    editPermission,
    address,
    addressPath: values.path,
    menu: values.menu ?? 'catalogue',
    notification: values.notification ?? false,
    job: values.job ?? false,
  };
}

/**
 * @param {string} what
 * @param {string} given
 * @param {RegExp} form
 */
function expectForm(what, given, form) {
  if (!form.test(given))
    throw new Error(
      given === '' ? `${what} is missing.\n\n${usage}` : `${what} "${given}" does not fit ${form}.\n\n${usage}`,
    );
}

/** @param {string} kebab */
function camel(kebab) {
  return kebab.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
