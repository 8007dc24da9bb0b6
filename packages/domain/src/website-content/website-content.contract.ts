import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { saveWebsiteInput, WEBSITE_PAGES, websiteContent } from './website-pages';

const version = z.number().int().min(1).max(1_000_000);
/** The newest version there was when the writing began. Whoever names it never writes over what came since unseen. */
const based_on = z.number().int().min(0).max(1_000_000).optional();
const page = z.enum(WEBSITE_PAGES);
const shared = { areas: ['manager'], access: 'platform-website.edit' } as const;

const record = z.object({
  page,
  /** 0: nobody has written anything yet, and the usual text stands. */
  version: z.number().int(),
  published_version: z.number().int(),
  content: websiteContent,
  /** What `{operator}` becomes for visitors. Null: the name of the product. */
  operator: z.string().nullable(),
  versions: z.array(
    z.object({
      version: z.number().int(),
      changed_at: z.string(),
      changed_by_name: z.string(),
      published_at: z.string().nullable(),
    }),
  ),
});
export type WebsiteRecord = z.output<typeof record>;

export const websiteContentContract = {
  get_record: endpoint({
    ...shared,
    method: 'GET',
    path: 'website_content/get_record',
    summary: 'A text of the website in its newest version, or in the one asked for, and its versions',
    input: z.object({ page, version: z.coerce.number().int().min(1).max(1_000_000).optional() }),
    output: z.object({ record }),
    errors: ['NOT_FOUND'],
  }),
  save: endpoint({
    ...shared,
    method: 'POST',
    path: 'website_content/save',
    summary: 'Write the next version; visitors see it once it is published',
    input: saveWebsiteInput.safeExtend({ based_on }),
    output: z.object({ version: z.number().int() }),
    errors: ['INVALID_INPUT', 'TEXT_CHANGED'],
  }),
  publish: endpoint({
    ...shared,
    method: 'POST',
    path: 'website_content/publish',
    summary: 'Show a version to visitors, the newest or an older one',
    input: z.object({ page, version }),
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
};
