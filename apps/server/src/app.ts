import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { AREA_OF_KIND, type UserKind } from '@rawnaq/domain/auth/auth.contract';
import { failedLoginTypes } from '@rawnaq/domain/auth/failed-login.states';
import { bindContract, type BoundEndpoint, type Door, type UseCases } from './http/bind-contract';
import { callWatch, type CallWatch } from './http/calls/call-watch';
import { installErrorHandler, refusingBadAddresses } from './http/error-handler';
import { installMetrics } from './http/metrics';
import { installOpenApi } from './http/openapi/openapi';
import { installSecurityHeaders } from './http/security-headers';
import { installHealth } from './http/health';
import { installPages } from './site/pages';
import { visitorAddress } from './http/visitor-address';
import { modules } from './modules';
import { installPayPages } from './modules/payment-links';
import { recordFailedAttempt, startBlockList } from './modules/platform-trackers';
import type { Services } from './services';

export type App = { server: FastifyInstance; endpoints: readonly BoundEndpoint[]; calls: CallWatch };
type AppOptions = { webRoot?: string; longestRequestMs?: number; calls?: CallWatch };

const BODY_LIMIT = 1_048_576;
/**
 * From the first byte of a request to the last of its body: 5 MB over a poor line, and no line held open by a byte now
 * and then.
 */
const LONGEST_REQUEST_MS = 120_000;

export async function buildApp(services: Services, options: AppOptions = {}): Promise<App> {
  const { longestRequestMs = LONGEST_REQUEST_MS, calls = callWatch() } = options;
  const { config } = services;
  const server = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: longestRequestMs,
    http: { headersTimeout: Math.min(20_000, longestRequestMs), connectionsCheckingInterval: longestRequestMs / 20 },
    trustProxy: config.trustProxy,
    genReqId: requestIds(),
    // Prototype keys in a body are an attack or a mistake; both are refused by the parser.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
    frameworkErrors: refusingBadAddresses(services.log),
  });
  installErrorHandler(server, services.log);
  installSecurityHeaders(server);
  const observerOf = installMetrics(server, services.log, calls);
  installHealth(server, services);
  const guard = await installBlockList(server, services);
  await server.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    inflateIfDeflated: false,
    removeContentLengthHeader: true,
    globalDecompression: false,
  });

  const endpoints: BoundEndpoint[] = [];
  for (const { contract, useCases } of modules)
    bindContract(server, services, contract, useCases as UseCases<typeof contract>, endpoints, { guard, observerOf });
  installOpenApi(server, endpoints, services.config.publicUrl);
  await installPayPages(server, services, options.webRoot);
  if (options.webRoot) await installPages(server, options.webRoot, services);
  return { server, endpoints, calls };
}

/**
 * Ids only have to be unique, over all servers and their restarts: a random beginning for each process, then numbers.
 * They begin high, so that all are equally long.
 */
function requestIds(): () => string {
  const beginning = randomBytes(8).toString('hex');
  let last = 1_000_000_000;
  return () => `${beginning}-${(last += 1)}`;
}

/**
 * A blocked address is refused at the whole API; when it knocks at a sign-in, the attempt is written down. Endpoints
 * ask the guard themselves, which is quicker than a hook.
 */
async function installBlockList(server: FastifyInstance, services: Services): Promise<Door['guard']> {
  const blockList = await startBlockList(services);
  server.addHook('onClose', async () => blockList.stop());
  const refuse = async (request: FastifyRequest, ip: string): Promise<never> => {
    const door = /^\/api\/(\w+)\/login$/.exec(request.routeOptions.url ?? '')?.[1];
    const kind = (Object.keys(AREA_OF_KIND) as UserKind[]).find((one) => AREA_OF_KIND[one] === door);
    const username = (request.body as { username?: unknown } | undefined)?.username;
    if (kind && typeof username === 'string')
      await recordFailedAttempt(services, {
        type: failedLoginTypes.codes.blocked,
        kind,
        username,
        ip,
        userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500),
        at: services.clock(),
      });
    throw new AppError('IP_BLOCKED');
  };
  const guard = (request: FastifyRequest): Promise<never> | undefined => {
    const ip = visitorAddress(request);
    return blockList.isBlocked(ip) ? refuse(request, ip) : undefined;
  };
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && route.config?.answersItself === undefined)
      route.preHandler = [async (request) => guard(request), ...[route.preHandler ?? []].flat()];
  });
  return guard;
}
