// The peer of every HTTP row: node:http and nothing else, answering the very bytes it was given.
import { createServer } from 'node:http';

process.on('message', (/** @type {{ headers: Record<string, string>, body: string }} */ { headers, body }) => {
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () =>
    process.send?.({ port: /** @type {import('node:net').AddressInfo} */ (server.address()).port }),
  );
});
