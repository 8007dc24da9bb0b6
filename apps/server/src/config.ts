import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CannotStart } from './cannot-start';
import { assertSandboxMeant } from './sandbox-channels';

const postgresAddress = z.string().regex(/^postgres(ql)?:\/\//, 'it must begin with postgres://');

/** The environment is read here, once, and nowhere else. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  DATABASE_URL: postgresAddress.optional(),
  /** The server itself, where DATABASE_URL is a pooler that gives a connection to each transaction. */
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  /** Does that pooler keep prepared statements (PgBouncer from 1.21 on, with max_prepared_statements)? */
  DATABASE_PREPARED: z.stringbool().default(false),
  /** A streaming replica, straight and not through a pooler: reports and exports are read there. */
  DATABASE_REPLICA_URL: postgresAddress.optional(),
  DATA_DIR: z.string().default('.data'),
  /** Address people reach us at; links in messages are made from it, never from a request's Host header. */
  PUBLIC_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Addresses of reverse proxies whose X-Forwarded-For is believed, comma separated. */
  TRUST_PROXY: z.string().optional(),
  APP_SECRET: z.string().min(32, 'it must have at least 32 characters').optional(),
  /** What backups of the platform are sealed with; without one, APP_SECRET. Without it no backup can be opened. */
  BACKUP_SECRET: z.string().min(32, 'it must have at least 32 characters').optional(),
  /** A folder for backups, best on another disk; without one they lie in the bucket of uploads, or beside the data. */
  BACKUP_DIR: z.string().optional(),
  DEMO: z.stringbool().optional(),
  /** The first platform manager of an empty production database; the start prints a link to set the password. */
  FIRST_MANAGER_EMAIL: z.email().optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number().int().default(587),
  SMTP_ENCRYPTION: z.enum(['none', 'ssl', 'tls']).default('tls'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  /**
   * Channels that may go without a provider in production, comma separated: their messages stay in the sandbox inbox.
   */
  SANDBOX_CHANNELS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((channel) => channel.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(['whatsapp', 'sms', 'email']))),
  /** Who runs this installation and where people write to: named in the terms and the privacy policy. */
  OPERATOR_NAME: z.string().trim().min(2).max(100).optional(),
  CONTACT_EMAIL: z.email().default('hello@rawnaq.example'),
  MAIL_FROM: z.string().default('Rawnaq <no-reply@rawnaq.example>'),
  /** Other addresses than the gateways' own, for tests against servers that speak like them. */
  MYFATOORAH_URL: z.url().optional(),
  TAP_URL: z.url().optional(),
  MOYASAR_URL: z.url().optional(),
  /** WhatsApp's own interface, with its version; the others are for tests against servers that speak like them. */
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v24.0'),
  UNIFONIC_URL: z.url().default('https://el.cloud.unifonic.com'),
  TAQNYAT_URL: z.url().default('https://api.taqnyat.sa'),
  /** For tests: addresses that salons enter may lead to this machine, without TLS. Never in production. */
  LOCAL_PROVIDERS: z.stringbool().default(false),
  /** Uploads in a bucket of a store that speaks S3, instead of a folder. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'it is no name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)*$/, 'it must be folders, each with a slash behind it')
    .default(''),
  DB_POOL: z.coerce.number().int().min(2).max(200).default(12),
});

type Environment = z.output<typeof environment>;
export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const parsed = parse(env);
  const dataDir = path.resolve(parsed.DATA_DIR);
  const production = parsed.NODE_ENV === 'production';
  const sandboxChannels = (['whatsapp', 'sms', 'email'] as const).filter(
    (channel) => channel !== 'email' || !parsed.SMTP_HOST,
  );
  if (production) assertSandboxMeant(sandboxChannels, parsed.SANDBOX_CHANNELS);
  return {
    production,
    port: parsed.PORT,
    host: parsed.HOST,
    role: parsed.ROLE,
    databaseUrl: parsed.DATABASE_URL,
    /** Never a pooler: for migrations, jobs, LISTEN and moving data. */
    directUrl: parsed.DATABASE_DIRECT_URL ?? parsed.DATABASE_URL,
    pooler: poolerOf(parsed),
    replicaUrl: replicaOf(parsed),
    s3: bucketOf(parsed),
    dataDir,
    publicUrl:
      parsed.PUBLIC_URL?.replace(/\/$/, '') ??
      (production ? missing('PUBLIC_URL', 'links in messages are made from it') : `http://localhost:${parsed.PORT}`),
    logLevel: parsed.LOG_LEVEL,
    trustProxy: parsed.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    /** Demo data, printed logins and a skippable second factor: never in production. */
    demo: !production && (parsed.DEMO ?? true),
    secret:
      parsed.APP_SECRET ??
      (production
        ? missing('APP_SECRET', 'at least 32 characters; it seals stored secrets and codes')
        : keptSecret(dataDir)),
    backups: { secret: parsed.BACKUP_SECRET, folder: parsed.BACKUP_DIR },
    smtp: parsed.SMTP_HOST
      ? {
          host: parsed.SMTP_HOST,
          port: parsed.SMTP_PORT,
          encryption: parsed.SMTP_ENCRYPTION,
          user: parsed.SMTP_USER,
          password: parsed.SMTP_PASSWORD,
        }
      : undefined,
    mailFrom: parsed.MAIL_FROM,
    operator: { name: parsed.OPERATOR_NAME, email: parsed.CONTACT_EMAIL },
    /** Without a provider: what is sent there reaches nobody. */
    sandboxChannels,
    firstManagerEmail: parsed.FIRST_MANAGER_EMAIL,
    gatewayUrls: {
      myfatoorah: parsed.MYFATOORAH_URL?.replace(/\/$/, ''),
      tap: parsed.TAP_URL?.replace(/\/$/, ''),
      moyasar: parsed.MOYASAR_URL?.replace(/\/$/, ''),
    },
    providerUrls: {
      whatsapp: parsed.WHATSAPP_URL.replace(/\/$/, ''),
      unifonic: parsed.UNIFONIC_URL.replace(/\/$/, ''),
      taqnyat: parsed.TAQNYAT_URL.replace(/\/$/, ''),
    },
    outbound: { allowsLocal: !production && parsed.LOCAL_PROVIDERS },
    poolSize: parsed.DB_POOL,
  };
}

/** An address of its own for the server says that the other one is a pooler's. */
function poolerOf({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_PREPARED }: Environment) {
  if (DATABASE_DIRECT_URL === undefined || DATABASE_DIRECT_URL === DATABASE_URL) return undefined;
  if (DATABASE_URL === undefined)
    throw new CannotStart('DATABASE_DIRECT_URL is set and DATABASE_URL is not: set the address of the pooler there.');
  return { prepares: DATABASE_PREPARED };
}

function replicaOf({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL }: Environment): string | undefined {
  if (DATABASE_REPLICA_URL === undefined) return undefined;
  if (DATABASE_URL === undefined)
    throw new CannotStart(
      'DATABASE_REPLICA_URL is set and DATABASE_URL is not: set the server it is a replica of there.',
    );
  if ([DATABASE_URL, DATABASE_DIRECT_URL].includes(DATABASE_REPLICA_URL))
    throw new CannotStart(
      'DATABASE_REPLICA_URL names the server itself: set the address of its replica, or leave it out.',
    );
  return DATABASE_REPLICA_URL;
}

function bucketOf(env: Environment) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (endpoint === undefined && bucket === undefined) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new CannotStart(
      'Uploads in a bucket need all of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
    );
  return { endpoint, bucket, accessKeyId, secretAccessKey, region: env.S3_REGION, prefix: env.S3_PREFIX };
}

/** A sentence for each value that does not fit, and nothing of the value itself: it may be a secret. */
function parse(env: NodeJS.ProcessEnv): Environment {
  const result = environment.safeParse(env);
  if (result.success) return result.data;
  throw new CannotStart(
    result.error.issues.map(({ path: [name], message }) => `${String(name)} does not fit: ${message}.`).join('\n'),
  );
}

function missing(name: string, why: string): never {
  throw new CannotStart(`${name} must be set in production: ${why}.`);
}

/** Outside production the secret is made once and kept beside the data, so that sealed values survive a restart. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'app-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

const CLOCK = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/**
 * Tests may run at another moment (`npm test -- --at`); what they start in an environment of its own lives at the same
 * one.
 */
export const shiftedClock = (env: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  env.FAKETIME === undefined ? {} : Object.fromEntries(CLOCK.map((name) => [name, env[name] ?? '']));

/** A run of the tests that is killed ends its databases by this name (`tools/lib/guard.mjs`). */
export const nameOfRun = (env: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  env.RAWNAQ_RUN === undefined ? {} : { RAWNAQ_RUN: env.RAWNAQ_RUN };

/** Places at which the process is to die, named by tests that look at what is left behind. */
export const armedCrashPoints = (env: NodeJS.ProcessEnv = process.env): readonly string[] =>
  (env['RAWNAQ_CRASH_POINTS'] ?? '').split(',').filter((name) => name !== '');
