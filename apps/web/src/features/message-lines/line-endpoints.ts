import { messageLinesContract as lines } from '@rawnaq/domain/message-lines/message-lines.contract';

/** A salon's own WhatsApp, and the platform's: the same page, each with its own endpoints. */
export const ownLine = {
  get: lines.get,
  connect: lines.connect,
  code: lines.code,
  refresh: lines.refresh,
  disconnect: lines.disconnect,
  pause: lines.pause,
  resume: lines.resume,
  test: lines.test,
};
export const mainLine: LineEndpoints = {
  get: lines.main_get,
  connect: lines.main_connect,
  code: lines.main_code,
  refresh: lines.main_refresh,
  disconnect: lines.main_disconnect,
  pause: lines.main_pause,
  resume: lines.main_resume,
  test: lines.main_test,
};
export type LineEndpoints = typeof ownLine;
