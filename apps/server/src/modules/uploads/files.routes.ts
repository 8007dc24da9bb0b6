import type { FastifyInstance } from 'fastify';
import type { BoundEndpoint } from '../../http/bind-contract';
import type { Services } from '../../services';
export async function filesRoutes(_server: FastifyInstance, _services: Services, _endpoints: BoundEndpoint[]): Promise<void> {}
