// Issues bills without pause on several connections, each for a customer of its own, every bill with a key of its own.
// A process of its own, so that asking does not slow the answering down more than it must.
import { connect } from 'node:net';

/** @typedef {{ port: number, token: string, bills: object[], ms: number }} Order */
/** @typedef {{ issued: number, refused: string[], seconds: number, latencies: number[] }} Outcome */

let keys = 0;

process.on('message', async (/** @type {Order} */ order) => process.send?.(await load(order)));

/**
 * @param {Order} order
 * @returns {Promise<Outcome>}
 */
async function load(order) {
  const outcome = {
    issued: 0,
    refused: /** @type {string[]} */ ([]),
    seconds: 0,
    latencies: /** @type {number[]} */ ([]),
  };
  const began = performance.now();
  await Promise.all(order.bills.map((bill) => oneTill(order, JSON.stringify(bill), began + order.ms, outcome)));
  outcome.seconds = (performance.now() - began) / 1000;
  return outcome;
}

/**
 * @param {Order} order
 * @param {string} body
 * @param {number} end
 * @param {Outcome} outcome
 * @returns {Promise<void>}
 */
function oneTill({ port, token }, body, end, outcome) {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const send = () => {
      sentAt = performance.now();
      if (sentAt >= end) {
        socket.destroy();
        return void resolve();
      }
      keys += 1;
      socket.write(
        `POST /api/merchant/till/issue HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n` +
          `idempotency-key: bench-${process.pid}-${keys}\r\ncontent-type: application/json\r\ncontent-length: ` +
          `${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    };
    socket
      .on('connect', send)
      .on('error', reject)
      .on('data', (chunk) => {
        text += chunk.toString('latin1');
        const bodyAt = text.indexOf('\r\n\r\n') + 4;
        if (bodyAt < 4 || text.length < bodyAt + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1])) return;
        if (text.startsWith('HTTP/1.1 200')) outcome.issued += 1;
        else outcome.refused.push(text.slice(bodyAt, bodyAt + 200));
        outcome.latencies.push(performance.now() - sentAt);
        text = '';
        send();
      });
  });
}
