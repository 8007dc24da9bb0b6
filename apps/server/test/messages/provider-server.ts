import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Json = Record<string, unknown>;
/** `drop` takes the message and hangs up; `hang` takes it and never answers. */
export type Fault = { status?: number; body?: string; drop?: boolean; hang?: boolean };
export type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: Json };

export type ProviderServer = {
  url: string;
  asked: Asked[];
  /** What was taken, by recipient: what a customer's phone would show. */
  taken: Map<string, number>;
  /** The next sends go wrong in this way. */
  fail: (fault: Fault, times?: number) => void;
  /** What the state question is answered with. */
  state: (answer: Json, status?: number) => void;
  close: () => Promise<void>;
};

/**
 * Speaks like four providers at once: WhatsApp's own interface, a gateway in the shape of Green API, Unifonic and
 * Taqnyat. Which is meant shows in the path.
 */
export async function startProvider(): Promise<ProviderServer> {
  const asked: Asked[] = [];
  const taken = new Map<string, number>();
  const faults: Fault[] = [];
  let next = 1000;
  let state: { status: number; json: Json } | undefined;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '/';
    const body = bodyOf(request, Buffer.concat(chunks).toString());
    asked.push({ method: request.method ?? '', path, headers: request.headers, body });
    const send = (status: number, text: string): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    if (request.method === 'GET') {
      if (path.includes('/qr/')) return send(200, JSON.stringify({ type: 'qrCode', message: 'iVBORw0KGgo=' }));
      if (path.includes('/logout/')) return send(200, '{"isLogout":true}');
      const usual = path.includes('/waInstance')
        ? { stateInstance: 'authorized' }
        : { display_phone_number: '+971 4 123 4567', status: 'CONNECTED' };
      return send(state?.status ?? 200, JSON.stringify(state?.json ?? usual));
    }
    const fault = faults.shift();
    if (fault?.status !== undefined || fault?.body !== undefined) return send(fault.status ?? 200, fault.body ?? '');
    next += 1;
    const [to, accepted] = accept(path, body, next);
    taken.set(to, (taken.get(to) ?? 0) + 1);
    if (fault?.drop) return void request.socket.destroy();
    if (fault?.hang) return;
    send(path.includes('/v1/messages') ? 201 : 200, JSON.stringify(accepted));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    taken,
    fail: (fault, times = 1) => void faults.push(...Array.from({ length: times }, () => fault)),
    state(json, status = 200) {
      state = { json, status };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function bodyOf(request: IncomingMessage, text: string): Json {
  if (String(request.headers['content-type']).includes('urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  return text === '' ? {} : (JSON.parse(text) as Json);
}

function accept(path: string, body: Json, id: number): [string, Json] {
  if (path.includes('/waInstance')) return [String(body.chatId).replace('@c.us', ''), { idMessage: `3EB0${id}` }];
  if (path.endsWith('/rest/SMS/messages'))
    return [
      String(body.Recipient),
      { success: 'true', message: '', errorCode: 'ER-00', data: { MessageID: id, Status: 'Queued' } },
    ];
  if (path.endsWith('/v1/messages'))
    return [String((body.recipients as string[])[0]), { statusCode: 201, messageId: id, rejected: '[]' }];
  const to = String(body.to ?? body.recipient);
  return [
    to,
    {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: `wamid.${id}`, message_status: 'accepted' }],
    },
  ];
}
