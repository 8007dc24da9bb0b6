/** A piece of XML, already written. Only `tag` makes one, so nothing gets in unescaped. */
export type Xml = { readonly written: string };
type Content = string | readonly (Xml | false | null | '' | undefined)[];

const NAMESPACES = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/** An element in canonical form: no self-closing tags, no spaces between elements, attributes in alphabetical order. */
export function tag(name: string, content: Content, attributes: Record<string, string> = {}): Xml {
  const inside =
    typeof content === 'string' ? escapeText(content) : content.map((piece) => (piece ? piece.written : '')).join('');
  const head = Object.keys(attributes)
    .toSorted()
    .map((key) => ` ${key}="${escapeAttribute(attributes[key]!)}"`)
    .join('');
  return { written: `<${name}${head}>${inside}</${name}>` };
}

/** Without a declaration, as a canonical document is. */
export const xmlDocument = (root: string, content: Content): string => tag(root, content, NAMESPACES).written;

/** Nearly no text has any of these. */
// eslint-disable-next-line no-control-regex -- these are the ones XML refuses
const SPECIAL = /[&<>"\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/;

const escapeText = (text: string): string =>
  !SPECIAL.test(text)
    ? text
    : legal(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\r/g, '&#xD;');

const escapeAttribute = (text: string): string =>
  !SPECIAL.test(text) ? text : legal(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** XML has no place for control characters and half letters. */
const legal = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- these are the ones XML refuses
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '');
