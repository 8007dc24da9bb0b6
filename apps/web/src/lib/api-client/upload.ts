import type { Endpoint, OutputOf } from '@rawnaq/domain/kernel/contract';
import { FILE_TIMEOUT } from '../timing';
import { failureFromAnswer, noResponse } from './failure';
import { toFormPayload } from './payload';
import { addressFor, areaFor, headersFor, originOf, withRetries, type CallOptions } from './request';

export type UploadOptions = Omit<CallOptions, 'keepalive'> & {
  /** From 0 to 1, while the file travels. */
  onProgress?: (share: number) => void;
};

/**
 * Sends files as multipart. XMLHttpRequest, because fetch does not tell how much has been sent.
 * A refused file is a 422 whose message names the allowed extensions.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: Record<string, unknown>,
  options: UploadOptions = {},
): Promise<OutputOf<E>> {
  const area = options.area ?? areaFor(endpoint);
  const origin = originOf(endpoint, area);
  const { path, form } = toFormPayload(endpoint, input);
  const headers = headersFor(endpoint, area, options.idempotencyKey);

  const attempt = () =>
    new Promise<OutputOf<E>>((resolve, reject) => {
      if (options.signal?.aborted) return reject(options.signal.reason);
      const request = new XMLHttpRequest();
      const stop = () => request.abort();
      request.open(endpoint.method, addressFor(area, path));
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.timeout = FILE_TIMEOUT;
      request.upload.onprogress = (event) => event.lengthComputable && options.onProgress?.(event.loaded / event.total);
      request.onerror = request.ontimeout = () => reject(noResponse(origin));
      request.onabort = () => reject(options.signal?.reason);
      request.onload = () => {
        if (request.status < 200 || request.status >= 300)
          return reject(failureFromAnswer(request.status, request.responseText, origin));
        try {
          resolve(JSON.parse(request.responseText) as OutputOf<E>);
        } catch {
          reject(failureFromAnswer(request.status, '', origin));
        }
      };
      request.onloadend = () => options.signal?.removeEventListener('abort', stop);
      options.signal?.addEventListener('abort', stop, { once: true });
      request.send(form);
    });
  return withRetries(attempt, options.signal);
}
