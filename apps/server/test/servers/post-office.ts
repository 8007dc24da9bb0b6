import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Letter = { from: string; to: string; mail: Email; raw: string };
type Manners = {
  /** What it says to a receiver it does not take. */
  refuses?: (address: string) => { code: number; text: string } | undefined;
  /** It has this letter, and is gone before it says so. */
  hangsUpOn?: (letter: Letter) => boolean;
};

/** A mail server of the tests, which keeps what it is given. */
export async function openPostOffice({ refuses, hangsUpOn }: Manners = {}) {
  const letters: Letter[] = [];
  const sockets = new Set<Socket>();
  const hangUp = (): void => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const no = refuses?.(address);
      done(no ? Object.assign(new Error(no.text), { responseCode: no.code }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const raw = Buffer.concat(parts).toString('utf8');
          void PostalMime.parse(raw).then((mail) => {
            const letter = { from: envelope.mailFrom.address, to: envelope.rcptTo[0]!.address, mail, raw };
            letters.push(letter);
            if (hangsUpOn?.(letter)) hangUp();
            else done();
          });
        });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    letters,
    port: (server.server.address() as AddressInfo).port,
    // Drivers keep their line open for the next letter; closing waits half a minute for them to leave.
    close: () =>
      new Promise<void>((closed) => {
        server.close(closed);
        hangUp();
      }),
  };
}
export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>;
