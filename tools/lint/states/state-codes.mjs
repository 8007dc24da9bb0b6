import { isScript, isTest, lineAt, walk } from '../source.mjs';
import { sqlReader } from './codes-in-sql.mjs';
import { stateNames } from './state-names.mjs';

/**
 * A state is compared and written by its name, never by a bare number, in TypeScript and in SQL.
 * Tests and migrations may: they write the client's numbers down a second time on purpose.
 * @typedef {import('../source.mjs').Finding} Finding
 * @typedef {import('../source.mjs').Node} Node
 * @typedef {import('../source.mjs').SourceFile} SourceFile
 */

const FUNCTIONS = 'apps/server/src/db/functions/';
const HINT = 'use the codes of its list (add-a-module.md, "States")';
/** Answers of HTTP are called `status` too; codes are small. */
const LARGEST_CODE = 99;
/** Where these words are ours, and never an answer of HTTP. */
const TYPED = /(^|_)(status|state|kind|type)$/;
const OURS = /^(packages\/domain|apps\/server\/src\/modules|apps\/web\/src\/features)\//;

/**
 * @param {SourceFile[]} files
 * @returns {(Finding & { path: string })[]}
 */
export function stateCodes(files) {
  const names = stateNames(files);
  if (names.length === 0) return [];
  return files
    .filter(
      ({ path }) => (isScript(path) && !isTest(path) && !path.endsWith('.states.ts')) || path.startsWith(FUNCTIONS),
    )
    .flatMap(({ path, text }) => bareCodes(path, text, names).map((finding) => ({ path, ...finding })));
}

/**
 * @param {string} path
 * @param {string} text
 * @param {string[]} names
 * @returns {Finding[]}
 */
export function bareCodes(path, text, names) {
  const inSql = sqlReader(names);
  /** @type {(state: string, start: number) => Finding} */
  const finding = (state, start) => ({ line: lineAt(text, start), message: `${state} as a bare number: ${HINT}` });
  if (!isScript(path)) {
    // Comments keep their length, so that the place is that in the file.
    const found = inSql(text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')));
    return found ? [finding(found.state, found.start)] : [];
  }
  const rules = rulesFor(names, fixedValues(path, text));
  const isDomain = path.startsWith('packages/domain/');
  const isOurs = OURS.test(path);
  /** @type {Finding[]} */
  const findings = [];
  walk(path, text, (node, ancestors) => {
    const sql = textOf(node);
    const state =
      rules.inScript(node, ancestors) ??
      (sql === undefined ? undefined : inSql(sql)?.state) ??
      (isDomain ? rules.inSchema(node) : undefined) ??
      (isOurs ? rules.inType(node) : undefined);
    if (state) findings.push(finding(state, node.start));
  });
  return findings;
}

/**
 * @param {string[]} names
 * @param {Map<string, Node>} values
 */
function rulesFor(names, values) {
  // `user_status` of a query and `paymentStatus` of a variable are states too.
  const isState = new RegExp(`(^|\\.)(${names.join('|')})$|_(status|state)$`);

  /** @param {Node | null | undefined} node @returns {string | undefined} */
  const stateName = (node) => {
    const name = nameOf(node);
    return name !== undefined && isState.test(toSnake(name)) ? name : undefined;
  };
  /**
   * What a name of the file stands for.
   * @param {Node | null | undefined} node
   */
  const meant = (node) => {
    const plain = bare(node);
    return plain?.type === 'Identifier' ? values.get(plain.name) : plain;
  };

  /** @type {Record<string, (node: Node, ancestors: Node[]) => string | undefined>} */
  const scriptRules = {
    BinaryExpression: ({ operator, left, right }) => {
      if (!/^([!=]==?|[<>]=?)$/.test(operator)) return undefined;
      return isCode(right) ? stateName(left) : isCode(left) ? stateName(right) : undefined;
    },
    SwitchStatement: ({ discriminant, cases }) =>
      cases.some((/** @type {Node} */ one) => isCode(one.test)) ? stateName(discriminant) : undefined,
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'MemberExpression') {
        const asked = callee.property.name;
        if (/^(includes|indexOf|has|get)$/.test(asked) && holdsCode(collected(meant(callee.object))))
          return stateName(given[0]);
      }
      // `.where('u.status', '=', 1)` and `setPaymentStatus(ctx, id, 2)`; a hook's first value is no code.
      const column = given[0]?.type === 'Literal' ? stateName(given[0]) : undefined;
      const writer = /^use[A-Z]/.test(callee.name ?? '') ? undefined : stateName(callee);
      return (column ?? writer) && given.some(holdsCode) ? (column ?? writer) : undefined;
    },
    // `{ 1: 'open' }[row.status]`
    MemberExpression: ({ computed, object, property }) =>
      computed && isKeyedByCode(meant(object)) ? stateName(property) : undefined,
    Property: ({ key, value, computed }) => (!computed && holdsCode(value) ? stateName(key) : undefined),
    AssignmentPattern: ({ left, right }) => (holdsCode(right) ? stateName(left) : undefined),
    VariableDeclarator: ({ id, init }) => (id.type === 'Identifier' && holdsCode(init) ? stateName(id) : undefined),
    JSXAttribute: ({ name, value }) =>
      value?.type === 'JSXExpressionContainer' && holdsCode(value.expression) ? stateName(name) : undefined,
    TSPropertySignature: ({ key, typeAnnotation }) =>
      hasNumberType(typeAnnotation?.typeAnnotation) ? stateName(key) : undefined,
    TSAsExpression: ({ expression, typeAnnotation }) =>
      hasNumberType(typeAnnotation) ? stateName(expression) : undefined,
    AssignmentExpression: ({ left, right }) => (holdsCode(right) ? stateName(left) : undefined),
  };

  return {
    /** @param {Node} node @param {Node[]} ancestors */
    inScript: (node, ancestors) => scriptRules[node.type]?.(node, ancestors),
    /** @param {Node} node */
    inSchema: ({ type, key, value }) => (type === 'Property' && isBareSchema(value) ? stateName(key) : undefined),
    /** `status: number` would take any. @param {Node} node */
    inType: (node) => {
      const isNamed = node.type === 'TSPropertySignature' || node.type === 'Identifier';
      const name = isNamed && isNumber(node.typeAnnotation?.typeAnnotation) ? nameOf(node.key ?? node) : undefined;
      return name && TYPED.test(toSnake(name)) ? name : undefined;
    },
  };
}

/**
 * The constants of a file: `const OPEN = [1, 2]`, `const WORDS = { 0: 'none' }`.
 * @param {string} path
 * @param {string} text
 */
function fixedValues(path, text) {
  /** @type {Map<string, Node>} */
  const values = new Map();
  walk(path, text, ({ type, id, init }) => {
    const value = type === 'VariableDeclarator' ? bare(init) : undefined;
    if (value && id.type === 'Identifier') values.set(id.name, value);
  });
  return values;
}

/**
 * Without `as const`, `satisfies …` and `!`.
 * @param {Node | null | undefined} node
 * @returns {Node | undefined}
 */
function bare(node) {
  if (!node) return undefined;
  return /^(TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(node.type)
    ? bare(node.expression)
    : node;
}

/**
 * The last word of an expression: `status` of `login?.status!`.
 * @param {Node | null | undefined} node
 * @returns {string | undefined}
 */
function nameOf(node) {
  if (!node) return undefined;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'MemberExpression')
    return node.computed && node.property.type !== 'Literal' ? undefined : nameOf(node.property);
  if (node.type === 'LogicalExpression') return nameOf(node.left);
  if (node.type === 'CallExpression' && /^(Number|String)$/.test(node.callee.name)) return nameOf(node.arguments[0]);
  return nameOf(node.expression);
}

/** @param {string} name */
const toSnake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param {Node | null | undefined} node */
const isCode = (node) =>
  node?.type === 'Literal' && typeof node.value === 'number' && node.value <= LARGEST_CODE && node.value >= 0;

/**
 * A number, a list of numbers, or a choice between them; also as `1 as const`, `sql.lit(1)` or `` sql`1` ``.
 * @param {Node | null | undefined} given
 * @returns {boolean}
 */
function holdsCode(given) {
  const node = bare(given);
  if (!node) return false;
  if (node.type === 'ArrayExpression') return node.elements.some(holdsCode);
  if (node.type === 'ConditionalExpression') return holdsCode(node.consequent) || holdsCode(node.alternate);
  if (node.type === 'LogicalExpression') return holdsCode(node.right);
  if (node.type === 'TaggedTemplateExpression')
    return /^\s*\d{1,2}\s*$/.test(textOf(node.quasi) ?? '') && node.tag.name === 'sql';
  const written = writtenByBuilder(node);
  return written ? holdsCode(written) : isCode(node);
}

/**
 * `1` of `sql.lit(1)` and `eb.val(1)`.
 * @param {Node} node
 * @returns {Node | undefined}
 */
const writtenByBuilder = (node) =>
  node.type === 'CallExpression' && /^(lit|val)$/.test(node.callee.property?.name ?? '')
    ? node.arguments[0]
    : undefined;

/**
 * What a list, a set or a map is made of; of a map, its keys.
 * @param {Node | undefined} node
 * @returns {Node | undefined}
 */
function collected(node) {
  if (node?.type === 'ArrayExpression') return node;
  if (node?.type !== 'NewExpression' || !/^(Set|Map)$/.test(node.callee.name)) return undefined;
  const held = bare(node.arguments[0]);
  if (held?.type !== 'ArrayExpression') return undefined;
  return node.callee.name === 'Set'
    ? held
    : { ...held, elements: held.elements.map((/** @type {Node} */ pair) => bare(pair)?.elements?.[0]) };
}

/**
 * `{ 1: 'open' }`, and a list of words by their number.
 * @param {Node | undefined} node
 */
function isKeyedByCode(node) {
  if (node?.type === 'ObjectExpression')
    return node.properties.some((/** @type {Node} */ { key, computed }) => !computed && isCode(key));
  return node?.type === 'ArrayExpression' && node.elements.length > 0;
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
 * @param {Node | undefined} type
 * @returns {boolean}
 */
const isNumber = (type) =>
  type?.type === 'TSUnionType'
    ? type.types.every((/** @type {Node} */ one) => one.type === 'TSNullKeyword' || isNumber(one))
    : type?.type === 'TSNumberKeyword';

/**
 * The text of a string or template, with a mark where something is put in; a number that is put in stands as it is.
 * @param {Node} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const put = node.expressions.map((/** @type {Node} */ one) => {
    const value = writtenByBuilder(one) ?? one;
    return isCode(value) ? value.raw : '?';
  });
  return node.quasis
    .map((/** @type {Node} */ part, /** @type {number} */ place) => part.value.raw + (put[place] ?? ''))
    .join('');
}
