import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import type { Ctx } from '../../http/context';
import { accountsHolding } from '../../http/lists/among.query';
import { choicesOf } from '../../http/lists/record-choices.query';

const named = (ctx: Ctx) =>
  ctx.tx
    .selectFrom('accounts')
    .select(['id', 'english_name', 'arabic_name'])
    .where('id', '>', TRAINING_ACCOUNT_ID)
    .where('status', '<>', 'host');

/** Any merchant there is, the newest first; two may have one name, so the number stands beside it. */
export const merchantChoices = choicesOf({
  list: { columns: [], defaultSort: { key: 'id', descending: true } },
  rows: named,
  options: { search: ['english_name', 'arabic_name', 'id'], among: accountsHolding },
  note: ({ id }) => String(id),
});
