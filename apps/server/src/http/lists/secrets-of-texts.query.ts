import { CODE_SIGNS } from '@rawnaq/domain/kernel/text/one-time-code';
import { linkTemplates, secretTemplates } from '@rawnaq/domain/messages/message-templates';
import { sql, type RawBuilder } from 'kysely';

/** What stands in the place of a link, and of a code. */
type Masks = { link: string; code: string };

const LINK = 'https?://[^[:space:]]+';
/** A code as it is written for people, of a coupon or a gift card: 8R3K-5XWD-7QMN. */
const WRITTEN_CODE = `[${CODE_SIGNS}]{4}(-[${CODE_SIGNS}]{4}){2}`;
/** A year is no code. */
const NUMBER = '(?!20[0-9]{2}\\M)[0-9]{4,}';

const hide = (text: RawBuilder<string>, pattern: string, mask: string): RawBuilder<string> =>
  sql<string>`regexp_replace(${text}, ${pattern}, ${mask}, 'g')`;

/** The text of a message `m` without its links, which open somebody's door without a password, and written codes. */
const withoutLinks = ({ link, code }: Masks): RawBuilder<string> =>
  hide(hide(sql<string>`m.body`, LINK, link), WRITTEN_CODE, code);

/**
 * The text of a message `m` as others than its reader may see it: nothing in it opens a door or is worth money. What
 * somebody wrote herself is left as it is, but for codes.
 */
export const textWithoutSecrets = (masks: Masks): RawBuilder<string> => sql<string>`
  case
    when m.template = any(${[...secretTemplates]}::text[]) then ${hide(withoutLinks(masks), NUMBER, masks.code)}
    when m.template = any(${[...linkTemplates]}::text[]) then ${withoutLinks(masks)}
    else ${hide(sql<string>`m.body`, WRITTEN_CODE, masks.code)} end`;

/** As above, and without any link, whoever wrote it. */
export const textWithoutLinks = (masks: Masks): RawBuilder<string> => sql<string>`
  case
    when m.template = any(${[...secretTemplates]}::text[]) then ${hide(withoutLinks(masks), NUMBER, masks.code)}
    else ${withoutLinks(masks)} end`;
