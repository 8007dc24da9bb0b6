import type { Endpoint } from '@rawnaq/domain/kernel/contract';

/** What the client itself needs of an endpoint. A contract entry has all of it. */
export type BareEndpoint = Pick<Endpoint, 'areas' | 'method' | 'path' | 'access' | 'kind' | 'idempotent'>;

/** An endpoint without its schemas that still knows the types of its contract entry. */
export type BareOf<E extends Endpoint> = BareEndpoint & { readonly contract?: E };

/** Either the contract entry itself or its bare form. */
export type Callable<E extends Endpoint> = E | BareOf<E>;
