import { expect, it } from 'vitest';
import { answerTimes } from './answer-times';

it('adds up by route and status, each end with all below it', () => {
  const times = answerTimes();
  for (const seconds of [0.001, 0.005, 0.02, 9]) times.observe('/api/a', 200, seconds);
  times.observe('/api/a', 404, 0.001);
  const text = times.text();
  expect(text).toContain('http_request_seconds_bucket{le="0.005",route="/api/a",status="200"} 2');
  expect(text).toContain('http_request_seconds_bucket{le="2.5",route="/api/a",status="200"} 3');
  expect(text).toContain('http_request_seconds_bucket{le="+Inf",route="/api/a",status="200"} 4');
  expect(text).toContain('http_request_seconds_count{route="/api/a",status="404"} 1');
  expect(text).toMatch(/_sum\{route="\/api\/a",status="200"\} 9\.026/);
});
