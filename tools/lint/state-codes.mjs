import { isTest, lineAt, walk } from './source.mjs';

/**
 * A state is compared and written by its name, never by a bare number, in TypeScript and in SQL.
 * What counts as a state is read from the declared columns (apps/server/src/db/column-codes.ts).
 * Tests may: they write the client's numbers down a second time on purpose.
 * @typedef {import('./source.mjs').Finding} Finding
 * @typedef {import('./source.mjs').Node} Node
 * @typedef {import('./source.mjs').SourceFile} SourceFile
 */

const DECLARED = 'apps/server/src/db/column-codes.ts';
const HINT = 'use the codes of its list (add-a-module.md, "States")';
/** Answers of HTTP are called `status` too; codes are small. */
const LARGEST_CODE = 99;

/**
 * @param {SourceFile[]} files
 * @returns {(Finding & { path: string })[]}
 */
export function stateCodes(files) {
  const declared = files.find(({ path }) => path === DECLARED);
  if (!declared) return [];
  const names = columnNames(declared);
  return files
    .filter(({ path }) => !isTest(path) && !path.endsWith('.states.ts'))
    .flatMap(({ path, text }) => bareCodes(path, text, names).map((finding) => ({ path, ...finding })));
}

/**
 * @param {SourceFile} file
 * @returns {string[]} `status`, `payment_status`, …
 */
function columnNames({ path, text }) {
  const names = new Set();
  walk(path, text, (node) => {
    const column = node.type === 'Property' && /^[a-z_]+\.([a-z_]+)$/.exec(String(node.key.value))?.[1];
    if (column) names.add(column);
  });
  return [...names];
}

/**
 * @param {string} path
 * @param {string} text
 * @param {string[]} names
 * @returns {Finding[]}
 */
export function bareCodes(path, text, names) {
  const rules = rulesFor(names);
  const isDomain = path.startsWith('packages/domain/');
  /** @type {Finding[]} */
  const findings = [];
  walk(path, text, (node) => {
    const state = rules.inScript(node) ?? rules.inText(node) ?? (isDomain ? rules.inSchema(node) : undefined);
    if (state) findings.push({ line: lineAt(text, node.start), message: `${state} as a bare number: ${HINT}` });
  });
  return findings;
}

/** @param {string[]} names */
function rulesFor(names) {
  // `user_status` of a query and `paymentStatus` of a variable are states too.
  const isState = new RegExp(`(^|\\.)(${names.join('|')})$|_(status|state)$`);
  const column = `((?:[a-z]+\\.)*(?:[a-z]+_)*(?:${names.join('|')}))\\b"?\\)?`;
  const inSql = [
    `\\b${column}(?:\\s*(?:=|<>|!=|<=|>=|<|>)|\\s+is\\s+(?:not\\s+)?distinct\\s+from)\\s*\\d{1,2}\\b`,
    `\\b\\d{1,2}\\s*(?:=|<>|!=)\\s*${column}`,
    `\\b${column}\\s+(?:not\\s+)?in\\s*\\(\\s*\\d`,
    `\\b${column}\\s*(?:=|<>|!=)\\s*(?:any|all)\\s*\\(\\s*(?:array\\[\\s*|'\\{)\\d`,
    `\\bcase\\s+${column}\\s+when\\s+\\d`,
    `\\bcoalesce\\(\\s*${column},\\s*\\d`,
    `\\b(?:then|else)\\s+\\d+\\s+(?:else\\s+|end\\s+as\\s+)${column}`,
    `_build_object\\([^)]*'(${names.join('|')})',\\s*\\d`,
  ].map((source) => new RegExp(source, 'i'));

  /** @param {Node | null | undefined} node @returns {string | undefined} */
  const stateName = (node) => {
    const name = nameOf(node);
    return name !== undefined && isState.test(toSnake(name)) ? name : undefined;
  };

  /** @type {Record<string, (node: Node) => string | undefined>} */
  const scriptRules = {
    BinaryExpression: ({ operator, left, right }) => {
      if (!/^([!=]==?|[<>]=?)$/.test(operator)) return undefined;
      return isCode(right) ? stateName(left) : isCode(left) ? stateName(right) : undefined;
    },
    SwitchStatement: ({ discriminant, cases }) =>
      cases.some((/** @type {Node} */ one) => isCode(one.test)) ? stateName(discriminant) : undefined,
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'MemberExpression' && callee.property.name === 'includes' && holdsCode(callee.object))
        return stateName(given[0]);
      // `.where('u.status', '=', 1)` and `setPaymentStatus(ctx, id, 2)`; a hook's first value is no code.
      const column = given[0]?.type === 'Literal' ? stateName(given[0]) : undefined;
      const writer = /^use[A-Z]/.test(callee.name ?? '') ? undefined : stateName(callee);
      return (column ?? writer) && given.some(holdsCode) ? (column ?? writer) : undefined;
    },
    Property: ({ key, value }) => (holdsCode(value) ? stateName(key) : undefined),
    TSPropertySignature: ({ key, typeAnnotation }) =>
      hasNumberType(typeAnnotation?.typeAnnotation) ? stateName(key) : undefined,
    TSAsExpression: ({ expression, typeAnnotation }) =>
      hasNumberType(typeAnnotation) ? stateName(expression) : undefined,
    AssignmentExpression: ({ left, right }) => (holdsCode(right) ? stateName(left) : undefined),
  };

  return {
    /** @param {Node} node */
    inScript: (node) => scriptRules[node.type]?.(node),
    /** @param {Node} node */
    inSchema: ({ type, key, value }) => (type === 'Property' && isBareSchema(value) ? stateName(key) : undefined),
    /** @param {Node} node */
    inText: (node) => {
      const text = textOf(node);
      if (text === undefined || /\b(create|alter)\s+(unique\s+)?(table|index)\b/i.test(text)) return undefined;
      for (const pattern of inSql) {
        const found = pattern.exec(text);
        if (found) return found[1];
      }
      return undefined;
    },
  };
}

/**
 * The last word of an expression: `status` of `login?.status!`.
 * @param {Node | null | undefined} node
 * @returns {string | undefined}
 */
function nameOf(node) {
  if (!node) return undefined;
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'MemberExpression')
    return node.computed && node.property.type !== 'Literal' ? undefined : nameOf(node.property);
  if (node.type === 'LogicalExpression') return nameOf(node.left);
  if (node.type === 'CallExpression' && node.callee.name === 'Number') return nameOf(node.arguments[0]);
  return nameOf(node.expression);
}

/** @param {string} name */
const toSnake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param {Node | null | undefined} node */
const isCode = (node) =>
  node?.type === 'Literal' && typeof node.value === 'number' && node.value <= LARGEST_CODE && node.value >= 0;

/**
 * A number, a list of numbers, or a choice between them.
 * @param {Node | null | undefined} node
 * @returns {boolean}
 */
function holdsCode(node) {
  if (!node) return false;
  if (node.type === 'ArrayExpression') return node.elements.some(holdsCode);
  if (node.type === 'ConditionalExpression') return holdsCode(node.consequent) || holdsCode(node.alternate);
  if (node.type === 'LogicalExpression') return holdsCode(node.right);
  return isCode(node);
}

/**
 * `z.int()`, `z.number()…`, `z.literal(1)`: the contract would not know the codes.
 * @param {Node} node
 * @returns {boolean}
 */
function isBareSchema(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  if (object.type === 'Identifier' && object.name === 'z') {
    if (property.name === 'union')
      return (node.arguments[0]?.elements ?? []).some((/** @type {Node} */ one) => isBareSchema(one));
    return ['int', 'number'].includes(property.name) || (property.name === 'literal' && holdsCode(node.arguments[0]));
  }
  return isBareSchema(object);
}

/**
 * `0 | 1` as the type of a field.
 * @param {Node | undefined} type
 * @returns {boolean}
 */
function hasNumberType(type) {
  if (type?.type === 'TSUnionType') return type.types.some(hasNumberType);
  return type?.type === 'TSLiteralType' && isCode(type.literal);
}

/**
 * The text of a string or template, with a mark where something is put in.
 * @param {Node} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map((/** @type {Node} */ part) => part.value.raw).join('?');
  return undefined;
}
