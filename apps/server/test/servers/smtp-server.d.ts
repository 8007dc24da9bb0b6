/** What the tests use of a package that brings no types. */
declare module 'smtp-server' {
  import type { Readable } from 'node:stream';
  import type { Server } from 'node:net';

  type Done = (error?: (Error & { responseCode?: number }) | null) => void;
  type Session = { envelope: { mailFrom: { address: string }; rcptTo: { address: string }[] } };
  type Options = {
    authOptional?: boolean;
    disabledCommands?: string[];
    logger?: boolean;
    onRcptTo?: (address: { address: string }, session: Session, done: Done) => void;
    onData?: (stream: Readable, session: Session, done: Done) => void;
  };
  export class SMTPServer {
    constructor(options: Options);
    server: Server;
    listen(port: number, host: string, ready: () => void): void;
    close(done: () => void): void;
    on(event: 'error', listener: (error: Error) => void): void;
  }
}
