import type { Endpoint, InputOf, OutputOf } from '@rawnaq/domain/kernel/contract';
import type { Callable } from './bare-endpoint';
import { ApiFailure } from './failure';
import { areaFor, originOf, send, type CallOptions } from './request';

/** Calls an endpoint of the contract. Input and answer are typed by it; whatever goes wrong is an `ApiFailure`. */
export async function call<E extends Endpoint>(
  endpoint: Callable<E>,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  const response = await send(endpoint, input, options);
  try {
    // The server serialises by the same contract, so the answer is not parsed a second time here.
    const answer = (await response.json()) as OutputOf<E>;
    options.onAnswer?.(response.headers);
    return answer;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiFailure({
      ...originOf(endpoint, options.area ?? areaFor(endpoint)),
      status: response.status,
      code: 'UNREADABLE_ANSWER',
      message: '',
      errors: {},
    });
  }
}
