import { websiteContentContract } from '@rawnaq/domain/website-content/website-content.contract';
import type { UseCases } from '../../http/bind-contract';
import { getContent, publishContent, saveContent } from './write-content';

const useCases: UseCases<typeof websiteContentContract> = {
  get_record: getContent,
  save: saveContent,
  publish: publishContent,
};

export const websiteContentRoutes = { contract: websiteContentContract, useCases };
