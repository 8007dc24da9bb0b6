import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;
export type Fault = { status?: number; body?: string; delayMs?: number; drop?: boolean };
export type Asked = { step: string; authorization: string; body: Json | undefined };
/** What a gateway answers to a step (`POST charges`), or nothing when it does not know it. */
type Answers = (step: string, body: Json) => { status: number; json: Json };

export type GatewayServer = {
  url: string;
  asked: Asked[];
  /** The next calls go wrong in this way. */
  fail: (fault: Fault) => void;
  close: () => Promise<void>;
};

/** A gateway that knows one authorization, and answers as its steps say. */
export async function startGateway(authorization: string, answers: Answers): Promise<GatewayServer> {
  const asked: Asked[] = [];
  const faults: Fault[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = text ? (JSON.parse(text) as Json) : undefined;
    const step = `${request.method} ${request.url!.replace(/^\/v\d\//, '')}`;
    const shown = String(request.headers.authorization);
    asked.push({ step, authorization: shown, body });
    const fault = faults.shift();
    if (fault?.delayMs) await new Promise((resume) => setTimeout(resume, fault.delayMs));
    if (fault?.drop) return void request.socket.destroy();
    const send = (status: number, said: string): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(said);
    if (fault?.status || fault?.body !== undefined)
      return send(fault.status ?? 200, fault.body ?? '{"message":"echo-canary"}');
    if (shown !== authorization) return send(401, '{"message":"Unauthorized echo-canary"}');
    const { status, json } = answers(step, body ?? {});
    send(status, JSON.stringify(json));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (fault) => void faults.push(fault),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}
