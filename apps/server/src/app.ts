import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { AREA_OF_KIND, type UserKind } from '@rawnaq/domain/auth/auth.contract';
import { bindContract, type BoundEndpoint, type UseCases } from './http/bind-contract';
import { installErrorHandler } from './http/error-handler';
import { installMetrics } from './http/metrics';
import { installOpenApi } from './http/openapi';
import { installSecurityHeaders } from './http/security-headers';
import { installHealth } from './http/health';
import { installPages } from './http/pages';
import { modules } from './modules';
import { recordFailedAttempt } from './modules/auth';
import { startBlockList } from './modules/platform-trackers';
import type { Services } from './services';

export type App = { server: FastifyInstance; endpoints: readonly BoundEndpoint[] };
type AppOptions = { webRoot?: string };

const BODY_LIMIT = 1_048_576;

export async function buildApp(services: Services, options: AppOptions = {}): Promise<App> {
  const { config } = services;
  const server = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    genReqId: () => crypto.randomUUID(),
    // Prototype keys in a body are an attack or a mistake; both are refused by the parser.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
  });
  installErrorHandler(server);
  installSecurityHeaders(server);
  installMetrics(server);
  installHealth(server, services);
  await installBlockList(server, services);
  await server.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'], inflateIfDeflated: false, removeContentLengthHeader: true });

  const endpoints: BoundEndpoint[] = [];
  for (const { contract, useCases } of modules) bindContract(server, services, contract, useCases as UseCases<typeof contract>, endpoints);
  installOpenApi(server, endpoints);
  if (options.webRoot) await installPages(server, options.webRoot, config);
  return { server, endpoints };
}

/** A blocked address is refused everywhere; when it knocks at a sign-in, the attempt is written down. */
async function installBlockList(server: FastifyInstance, services: Services): Promise<void> {
  const blockList = await startBlockList(services);
  server.addHook('onClose', async () => blockList.stop());
  server.addHook('preHandler', async (request) => {
    if (!request.url.startsWith('/api/') || !blockList.isBlocked(request.ip)) return;
    const door = /^\/api\/(\w+)\/login$/.exec(request.url)?.[1];
    const kind = (Object.keys(AREA_OF_KIND) as UserKind[]).find((one) => AREA_OF_KIND[one] === door);
    const username = (request.body as { username?: unknown } | undefined)?.username;
    if (kind && typeof username === 'string') await recordFailedAttempt(services, { type: 3, kind, username, ip: request.ip, userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500), at: services.clock() });
    throw new AppError('IP_BLOCKED');
  });
}
