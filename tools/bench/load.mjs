// A small load client in a process of its own: keep-alive connections, one request under way on each, for a given time.
// Speaks just enough HTTP to count whole answers, so that it costs much less than any server it measures.
import { connect } from 'node:net';

/** @typedef {{ port: number, request: string, connections: number, ms: number }} Order */
/** @typedef {{ answers: number, failures: number, seconds: number, latencies: number[] }} Outcome */

process.on('message', async (/** @type {Order} */ order) => process.send?.(await load(order)));

/**
 * @param {Order} order
 * @returns {Promise<Outcome>}
 */
async function load({ port, request, connections, ms }) {
  const bytes = Buffer.from(request);
  const outcome = { answers: 0, failures: 0, seconds: 0, latencies: /** @type {number[]} */ ([]) };
  const began = performance.now();
  const end = began + ms;
  await Promise.all(Array.from({ length: connections }, () => oneConnection(port, bytes, end, outcome)));
  outcome.seconds = (performance.now() - began) / 1000;
  return outcome;
}

/**
 * @param {number} port
 * @param {Buffer} request
 * @param {number} end
 * @param {Outcome} outcome
 * @returns {Promise<void>}
 */
function oneConnection(port, request, end, outcome) {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let missing = 0;
    let head = '';
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const send = () => {
      sentAt = performance.now();
      if (sentAt >= end) return void socket.end(resolve);
      socket.write(request);
    };
    socket.on('connect', send).on('error', reject);
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head += chunk.latin1Slice(0, chunk.length);
        const bodyAt = head.indexOf('\r\n\r\n');
        if (bodyAt < 0) return;
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
        if (Number.isNaN(length)) return void socket.destroy(new Error(`No length in ${head}`));
        if (!head.startsWith('HTTP/1.1 200')) outcome.failures += 1;
        missing = length - (head.length - bodyAt - 4);
        head = '';
      }
      if (missing > 0) return;
      missing = 0;
      outcome.answers += 1;
      if (outcome.answers % 16 === 0) outcome.latencies.push(performance.now() - sentAt);
      send();
    });
  });
}
