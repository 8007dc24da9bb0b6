import type { Endpoint, InputOf } from '@rawnaq/domain/kernel/contract';
import { send, type CallOptions } from './request';

/** A file of the server as the browser keeps it, for showing in place. An `img` can't send the token itself. */
export async function openFile<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<Blob> {
  return (await send(endpoint, input, options)).blob();
}
