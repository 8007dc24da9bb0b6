import { hostname } from 'node:os';
import type { CallWatch } from '../../http/calls/call-watch';
import { newUniqueId } from '../../infra/crypto';
import { apart, type Services } from '../../services';
import { insertSlowCalls, putHeartbeat, removeHeartbeat } from './operations.repo';

const BEAT_MS = 10_000;
type Pulse = { beat: () => Promise<void>; stop: () => Promise<void> };

/** Every process says now and then that it is there, how much it needs and what was slow. */
export function startPulse(services: Services, calls: CallWatch): Pulse {
  const process_id = newUniqueId();
  const started_at = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  let before = { at: process.hrtime.bigint(), used: process.cpuUsage() };
  const beat = async (): Promise<void> => {
    const at = process.hrtime.bigint();
    const used = process.cpuUsage();
    const micros = used.user + used.system - before.used.user - before.used.system;
    const passed = Number(at - before.at) / 1_000;
    before = { at, used };
    const seen = calls.take();
    await apart(services, async (tx) => {
      await putHeartbeat(tx, {
        process_id,
        role: services.config.role,
        host: hostname().slice(0, 100),
        started_at,
        seen_at: services.clock().toISOString(),
        memory_bytes: process.memoryUsage.rss(),
        processor_percent: passed > 0 ? Math.round((100 * micros) / passed) : 0,
        calls: seen.calls,
        slowest_ms: seen.slowest_ms,
      });
      await insertSlowCalls(tx, seen.slow);
    });
  };
  const quietly = (): void =>
    void beat().catch((error: unknown) => services.log.warn({ err: error }, 'the heartbeat of a process failed'));
  quietly();
  const timer = setInterval(quietly, BEAT_MS).unref();
  return {
    beat,
    async stop() {
      clearInterval(timer);
      await apart(services, (tx) => removeHeartbeat(tx, process_id)).catch(() => {});
    },
  };
}
