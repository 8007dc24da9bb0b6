import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Writer } from './menu.repo';
import { servicesById } from './services.repo';

/** The services with these ids, each once; refuses at the field when one is not the salon's. */
export async function assertServices(ctx: Writer, ids: readonly number[], field = 'services') {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = new Map((await servicesById(ctx, wanted)).map((service) => [service.id, service]));
  return wanted.map((id) => {
    const service = found.get(id);
    if (!service) throw new AppError('SERVICE_NOT_EXIST', { field });
    return service;
  });
}
