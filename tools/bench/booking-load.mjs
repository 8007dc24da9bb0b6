// Books without pause on several connections, each for an employee and a customer of its own, one time after the other.
// A process of its own, so that asking does not slow the answering down more than it must.
import { connect } from 'node:net';

/**
 * @typedef {{ employee_id: number, customer_id: number }} Pair
 * @typedef {{ port: number, token: string, serviceId: number, pairs: Pair[], firstDay: string, run: number, ms: number
 *   }} Order
 */
/** @typedef {{ booked: number, refused: string[], seconds: number, latencies: number[] }} Outcome */

const TIMES_A_DAY = 40;
const DAY_MS = 86_400_000;
let keys = 0;

process.on('message', async (/** @type {Order} */ order) => process.send?.(await load(order)));

/**
 * @param {Order} order
 * @returns {Promise<Outcome>}
 */
async function load(order) {
  const outcome = {
    booked: 0,
    refused: /** @type {string[]} */ ([]),
    seconds: 0,
    latencies: /** @type {number[]} */ ([]),
  };
  const began = performance.now();
  await Promise.all(order.pairs.map((pair) => oneDesk(order, pair, began + order.ms, outcome)));
  outcome.seconds = (performance.now() - began) / 1000;
  return outcome;
}

/**
 * @param {Order} order
 * @param {Order['pairs'][number]} pair
 * @param {number} end
 * @param {Outcome} outcome
 * @returns {Promise<void>}
 */
function oneDesk({ port, token, serviceId, firstDay, run }, { employee_id, customer_id }, end, outcome) {
  return new Promise((resolve, reject) => {
    let turn = 0;
    let sentAt = 0;
    let text = '';
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const send = () => {
      sentAt = performance.now();
      if (sentAt >= end) {
        socket.destroy();
        return void resolve();
      }
      // Each run has a year of its own.
      const day = new Date(Date.parse(firstDay) + (run * 366 + Math.floor(turn / TIMES_A_DAY)) * DAY_MS)
        .toISOString()
        .slice(0, 10);
      const body = JSON.stringify({
        customer_id,
        date: day,
        outside_hours: true,
        tell_customer: true,
        lines: [{ service_id: serviceId, employee_id, start: 480 + (turn % TIMES_A_DAY) * 15, minutes: 15 }],
      });
      turn += 1;
      keys += 1;
      socket.write(
        `POST /api/merchant/appointments/add HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n` +
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
        if (text.startsWith('HTTP/1.1 200')) outcome.booked += 1;
        else outcome.refused.push(text.slice(bodyAt, bodyAt + 200));
        outcome.latencies.push(performance.now() - sentAt);
        text = '';
        send();
      });
  });
}
