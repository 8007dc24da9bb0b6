import type { Ctx } from '../../http/context';

/** What reading a salon's page needs: a call of the API or the drawing of a page, in the salon's own transaction. */
export type Visitor = Pick<Ctx, 'tx' | 'accountId' | 'now' | 'services'>;
