import type { z } from 'zod';
import type { ErrorCode } from './error-catalogue';
import type { Permission } from './permissions';

/** Where an endpoint lives: `/api/{area}/{path}`. The same call may exist in several areas. */
export type Area = 'merchant' | 'manager' | 'properties' | 'public';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: anybody (`public`), whoever is signed in to the area (`signed-in`), or holders of a permission.
 * There is no default: an endpoint that does not say does not compile, and does not boot.
 */
export type Access = 'public' | 'signed-in' | Permission;

export type Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  areas: readonly [Area, ...Area[]];
  method: Method;
  /** Segments like `customers/get_records`; `:id` takes its value from the input. */
  path: string;
  access: Access;
  /** Rights that are needed on top of `access`. */
  alsoNeeds?: readonly Permission[];
  summary: string;
  /** Reaches beyond the salon, into the platform or to the login everybody shares: not from the training salon. */
  closedInTraining?: true;
  /** Path values, query (GET, DELETE) and body (POST, PUT) in one object. */
  input: Input;
  output: Output;
  errors: readonly ErrorCode[];
  /**
   * `json` unless the answer is a file (its name is in content-disposition), an event stream or a multipart upload;
   * `raw` takes a body as it came, for signatures.
   */
  kind?: 'json' | 'file' | 'stream' | 'upload' | 'raw';
  /** The media types of a file answer. */
  files?: readonly [string, ...string[]];
  /** What a list can be narrowed by (`f.{key}`) and sorted by, for whoever reads the description of the API. */
  list?: { filters: readonly { key: string; about: string }[]; sorts: readonly string[] };
  /** Writes are replayed by Idempotency-Key. `false` for answers that carry a secret and must never be stored. */
  idempotent?: boolean;
  /**
   * A page of one salon for everybody: `alias` in the input names it, and the request sees that salon's rows and no
   * others.
   */
  salon?: true;
  /** A long read that changes nothing: a replica may answer it, where there is one. */
  late?: true;
  /** `false` for the few endpoints that touch no table: they get no transaction. */
  transaction?: boolean;
};

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
export type Contract = Record<string, Endpoint>;

export const endpoint = <Input extends z.ZodType, Output extends z.ZodType>(
  entry: Endpoint<Input, Output>,
): Endpoint<Input, Output> => entry;

export const isWrite = (entry: Endpoint): boolean => entry.method !== 'GET';

/** The names in `:name` places of a path. */
export const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
