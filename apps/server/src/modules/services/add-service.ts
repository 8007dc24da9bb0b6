import type { servicesContract } from '@rawnaq/domain/services/services.contract';
import type { UseCase } from '../../http/bind-contract';
import { audit } from '../audit';
import { assignServices } from '../employees';
import { assertServiceParts } from './assert-service-parts';
import { lockMenu, renumberMenu } from './menu.repo';
import { insertServices } from './services.repo';

export const addService: UseCase<(typeof servicesContract)['add']> = async (ctx, { employee_ids = [], ...service }) => {
  await lockMenu(ctx);
  await assertServiceParts(ctx, { ...service, employee_ids });
  const [id] = await insertServices(ctx, [service]);
  await assignServices(ctx, employee_ids, [id!]);
  await renumberMenu(ctx);
  await audit(ctx, { action: 'services.add', entity: 'services', entity_id: id!, after: { ...service, employee_ids } });
  return { id: id! };
};
