// A small load client in a process of its own: keep-alive connections, one request under way on each, for a given time.
// It learns the size of the answer once and then counts bytes, so that it costs much less than any server it measures.
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
  const size = await sizeOfAnswer(port, bytes);
  const outcome = { answers: 0, failures: 0, seconds: 0, latencies: /** @type {number[]} */ ([]) };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, () => oneConnection(port, bytes, size, began + ms, outcome)));
  outcome.seconds = (performance.now() - began) / 1000;
  return outcome;
}

/**
 * @param {number} port
 * @param {Buffer} request
 * @returns {Promise<number>}
 */
function sizeOfAnswer(port, request) {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
    socket.on('error', reject).on('data', (chunk) => {
      text += chunk.toString('latin1');
      const bodyAt = text.indexOf('\r\n\r\n') + 4;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
      if (bodyAt < 4 || text.length < bodyAt + length) return;
      socket.destroy();
      resolve(bodyAt + length);
    });
  });
}

/**
 * Every answer must have the learned size and begin with "HTTP/1.1 200"; the first that does not ends the run as a
 * failure.
 * @param {number} port
 * @param {Buffer} request
 * @param {number} size
 * @param {number} end
 * @param {Outcome} outcome
 * @returns {Promise<void>}
 */
function oneConnection(port, request, size, end, outcome) {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let received = 0;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const send = () => {
      sentAt = performance.now();
      if (sentAt < end) return void socket.write(request);
      socket.destroy();
      resolve();
    };
    socket.on('connect', send).on('error', reject);
    socket.on('data', (chunk) => {
      // Place 9 of the status line: 2 for a good answer.
      if (received === 0 && chunk[9] !== 0x32) outcome.failures += 1;
      received += chunk.length;
      if (received < size) return;
      if (received > size) return void reject(new Error(`An answer of ${received} bytes instead of ${size}`));
      received = 0;
      outcome.answers += 1;
      if ((outcome.answers & 15) === 0) outcome.latencies.push(performance.now() - sentAt);
      send();
    });
  });
}
