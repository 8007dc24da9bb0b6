import { aliasesList, platformAliasesContract } from '@rawnaq/domain/platform-aliases/platform-aliases.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { aliasesHolding, aliasRows } from './aliases.repo';
import { changeSalonAlias, keepAlias, releaseAlias } from './change-aliases';

const list = listUseCases(aliasesList, aliasRows, {
  search: ['alias', 'salon', 'note'],
  among: aliasesHolding,
});

const useCases: UseCases<typeof platformAliasesContract> = {
  get_records: list.page,
  export: list.file,
  keep: keepAlias,
  release: releaseAlias,
  change: changeSalonAlias,
};

export const platformAliasesRoutes = { contract: platformAliasesContract, useCases };
