// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient, refreshTopic, topicsOf } from './query';

beforeEach(() => queryClient.clear());

describe('live topics', () => {
  it.each([
    ['customers/get_records', ['customers']],
    ['technical/js_errors/get_records', ['technical', 'js_errors']],
    ['customers/:id/visits', ['customers']],
    ['ping', ['ping']],
  ])('%s is about %o', (path, topics) => expect(topicsOf({ path })).toEqual(topics));

  it('make what is on screen about them ask again, and nothing else', async () => {
    const asked: string[] = [];
    const watch = (name: string, topics: string[]) =>
      new QueryObserver(queryClient, { queryKey: [name], queryFn: () => asked.push(name), meta: { topics } }).subscribe(
        () => undefined,
      );
    const stop = [watch('errors', ['technical', 'js_errors']), watch('customers', ['customers'])];
    await expect.poll(() => asked).toEqual(['errors', 'customers']);
    await refreshTopic('js-errors');
    expect(asked).toEqual(['errors', 'customers', 'errors']);
    stop.forEach((end) => end());
  });
});
