import { isTest, lineAt, literalText, walk } from './source.mjs';

/**
 * Checks that some doings happen only in their one place.
 * @typedef {import('./source.mjs').Finding} Finding
 * @typedef {import('./source.mjs').Node} Node
 */

const DOMAIN = 'packages/domain/src/';
const SERVER = 'apps/server/src/';
const WEB = 'apps/web/src/';
const statement =
  /^\s*(select\s+(?!1$)|insert\s+into\s|update\s+[\w.]+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\(|(create|alter|drop)\s+(table|index|role|type|function|policy)\s)/i;

/**
 * The clock and randomness are arguments of the domain.
 * @param {string} path
 * @param {string} text
 */
export function domainPurity(path, text) {
  if (!path.startsWith(DOMAIN) || isTest(path)) return [];
  return find(path, text, (node) => {
    if (node.type === 'NewExpression' && node.callee.name === 'Date')
      return 'new Date in the domain: take the time as an argument';
    const name = memberName(node);
    if (name === 'Date.now' || name === 'Temporal.Now') return `${name} in the domain: take the time as an argument`;
    return name === 'Math.random' ? 'Math.random in the domain: take the number as an argument' : undefined;
  });
}

/**
 * The environment is read once.
 * @param {string} path
 * @param {string} text
 */
export function environmentReads(path, text) {
  const isAllowed =
    path === `${SERVER}config.ts` ||
    path.startsWith('tools/') ||
    isTest(path) ||
    /(^|\/)[\w.]+\.config\.ts$/.test(path);
  if (isAllowed) return [];
  return find(path, text, (node) => (memberName(node) === 'process.env' ? 'process.env outside config.ts' : undefined));
}

/**
 * Hand-written SQL lives in repositories, queries, migrations and db/. The typed query
 * builder may stand in a use case, and `select 1` asks nothing of the tables.
 * @param {string} path
 * @param {string} text
 */
export function sqlPlace(path, text) {
  if (!path.startsWith(SERVER) || path.startsWith(`${SERVER}db/`) || /\.(repo|query|test)\.ts$/.test(path)) return [];
  return find(path, text, (node) =>
    statement.test(literalText(node) ?? '') ? 'SQL outside *.repo.ts, *.query.ts and db/' : undefined,
  );
}

/**
 * Requests go through the typed client: it adds token, language, key and retries.
 * @param {string} path
 * @param {string} text
 */
export function fetchPlace(path, text) {
  if (!path.startsWith(WEB) || path.startsWith(`${WEB}lib/api-client`) || isTest(path)) return [];
  return find(path, text, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const isFetch =
      node.callee.name === 'fetch' || ['window.fetch', 'globalThis.fetch'].includes(memberName(node.callee) ?? '');
    return isFetch ? 'fetch outside lib/api-client' : undefined;
  });
}

/**
 * Numbers and dates are formatted in one place, with Latin digits in both languages.
 * @param {string} path
 * @param {string} text
 */
export function formatPlace(path, text) {
  const isWeb = path.startsWith(WEB) && !path.startsWith(`${WEB}lib/format`);
  if ((!isWeb && !path.startsWith(DOMAIN)) || isTest(path)) return [];
  return find(path, text, (node) => {
    const name = memberName(node);
    if (name?.startsWith('Intl.')) return `${name} outside lib/format`;
    const property = node.type === 'MemberExpression' ? node.property.name : undefined;
    return property?.startsWith('toLocale') ? `${property} outside lib/format` : undefined;
  });
}

const isTime = /time|clock|moment|check_?(in|out)|^(starts?|ends?|from|to|until)$/i;

/**
 * A time is written by the one clock, not cut out of its text: half of the readers would find it on another clock.
 * @param {string} path
 * @param {string} text
 */
export function clockPlace(path, text) {
  if (path === `${DOMAIN}kernel/time/clock.ts` || isTest(path)) return [];
  return find(path, text, (node) => {
    if (node.type !== 'CallExpression' || node.callee.property?.name !== 'slice') return undefined;
    const [from, to] = node.arguments;
    if (from?.value !== 0 || to?.value !== 5) return undefined;
    const { callee, property, name } = node.callee.object;
    const cut = (callee ?? property ?? { name }).name ?? '';
    return isTime.test(cut) ? `${cut} cut to its minutes: viewTime and minuteText write times` : undefined;
  });
}

/** The calendar that is awaited fills the page, which a box around it would not let it. */
const ownAnswers = /^apps\/web\/src\/features\/appointments\/pages\/appointments-page\.tsx$/;
const AWAITING = 'draw <Awaiting query>, which keeps what is on the screen when it is asked for again in vain';

/**
 * An answer that was there stays when the next one fails: somebody may be writing in it. So a screen asks for the
 * answer before it asks for the failure, and what stands in its place is drawn by one component.
 * @param {string} path
 * @param {string} text
 */
export function answerPlace(path, text) {
  if (!path.startsWith(`${WEB}features/`) || !path.endsWith('.tsx') || isTest(path) || ownAnswers.test(path)) return [];
  /** @type {Set<string>} */
  const writes = new Set();
  return find(path, text, (node) => {
    if (node.type === 'VariableDeclarator' && /^use(Write|Mutation)$/.test(node.init?.callee?.name ?? ''))
      writes.add(node.id.name);
    if (isFailureAlone(node, writes)) return `isError before the answer: ${AWAITING}`;
    return isRetry(node) ? `ErrorState that asks again: ${AWAITING}` : undefined;
  });
}

/**
 * What was refused when it was written has no answer to keep.
 * @param {Node} node
 * @param {ReadonlySet<string>} writes
 */
function isFailureAlone({ type, test }, writes) {
  if (type !== 'IfStatement' && type !== 'ConditionalExpression') return false;
  if (test.type === 'Identifier') return test.name === 'isError';
  return test.type === 'MemberExpression' && test.property.name === 'isError' && !writes.has(test.object.name);
}

/**
 * `<ErrorState onRetry={() => void query.refetch()} />`
 * @param {Node} node
 */
function isRetry(node) {
  if (node.type !== 'JSXOpeningElement' || node.name.name !== 'ErrorState') return false;
  const retry = node.attributes.find((/** @type {Node} */ one) => one.name?.name === 'onRetry');
  const body = retry?.value?.expression?.body;
  const callee = (body?.type === 'UnaryExpression' ? body.argument : body)?.callee;
  return (callee?.property?.name ?? callee?.name) === 'refetch';
}

/**
 * @param {string} path
 * @param {string} text
 * @param {(node: Node) => string | undefined} judge
 * @returns {Finding[]}
 */
function find(path, text, judge) {
  /** @type {Finding[]} */
  const findings = [];
  walk(path, text, (node) => {
    const message = judge(node);
    if (message) findings.push({ line: lineAt(text, node.start), message });
  });
  return findings;
}

/**
 * @param {Node} node
 * @returns {string | undefined} such as "Date.now"
 */
function memberName(node) {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return undefined;
  return `${node.object.name}.${node.computed ? literalText(node.property) : node.property.name}`;
}
