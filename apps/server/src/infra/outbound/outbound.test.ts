import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { assertMailServer, assertWebAddress, ForbiddenAddress, isPublicAddress, resolvePublic } from './address-guard';
import { callHttp } from './call-http';

const strict = { allowsLocal: false };

describe('addresses that salons enter', () => {
  it.each([
    'http://api.example.com',
    'https://user:secret@api.example.com',
    'https://api.example.com:8080',
    'ftp://api.example.com',
    'https://localhost',
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://10.1.2.3',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'https://[fd00::1]',
    'https://[fe80::1]',
    'https://[64:ff9b::7f00:1]',
    'https://intranet',
    'https://１２７.０.０.１',
    'file:///etc/passwd',
    'not an address',
  ])('refuse %s', (text) => {
    expect(() => assertWebAddress(text, strict)).toThrow(ForbiddenAddress);
  });

  it('take what providers give', () => {
    expect(assertWebAddress('https://7103.api.greenapi.com', strict).hostname).toBe('7103.api.greenapi.com');
    expect(() => assertWebAddress('http://127.0.0.1:4000', { allowsLocal: true })).not.toThrow();
  });

  it.each([
    ['mail.example.com', 22],
    ['mail.example.com', 6379],
    ['127.0.0.1', 587],
    ['2130706433', 587],
    ['0x7f.1', 25],
    ['localhost', 25],
    ['::ffff:10.0.0.1', 465],
    ['mail.example.com\r\nRCPT TO', 25],
  ])('refuse the mail server %s:%i', (host, port) => {
    expect(() => assertMailServer(host, port, strict)).toThrow(ForbiddenAddress);
  });

  it('know the open internet from everything else', () => {
    for (const address of ['8.8.8.8', '2606:4700::1111']) expect(isPublicAddress(address)).toBe(true);
    for (const address of ['100.64.0.1', '224.0.0.1', '0.0.0.0', '2002:7f00:1::', '2001:db8::1', '::', 'x'])
      expect(isPublicAddress(address)).toBe(false);
  });
});

describe('names', () => {
  const answers = (...lists: string[][]) => {
    let asked = 0;
    return {
      outbound: {
        allowsLocal: false,
        resolve: async () => (lists[asked++] ?? lists.at(-1)!).map((address) => ({ address, family: 4 })),
      },
      asked: () => asked,
    };
  };

  it('that lead inside are refused, also when only one of their addresses does', async () => {
    await expect(resolvePublic('evil.example', answers(['10.0.0.1']).outbound)).rejects.toThrow(ForbiddenAddress);
    await expect(resolvePublic('evil.example', answers(['8.8.8.8', '127.0.0.1']).outbound)).rejects.toThrow(
      ForbiddenAddress,
    );
    await expect(resolvePublic('gone.example', answers([]).outbound)).rejects.toThrow(ForbiddenAddress);
  });

  it('are asked once: who answers otherwise the second time is not asked', async () => {
    const rebinding = answers(['192.0.66.1'], ['127.0.0.1']);
    await expect(
      callHttp({
        url: 'https://rebind.example/x',
        method: 'POST',
        body: '{}',
        timeoutMs: 200,
        outbound: rebinding.outbound,
      }),
    ).rejects.toMatchObject({ kind: 'never-sent' });
    expect(rebinding.asked()).toBe(1);
  });
});

describe('a call', () => {
  const local = { allowsLocal: true };
  let close: (() => void) | undefined;
  afterEach(() => close?.());
  const serve = async (answer: Parameters<typeof createServer>[1]): Promise<string> => {
    const server = createServer(answer as never);
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    close = () => {
      server.closeAllConnections();
      server.close();
    };
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const ask = (url: string, timeoutMs = 2_000) =>
    callHttp({ url, method: 'POST', body: '{}', timeoutMs, outbound: local });

  it('goes nowhere else when it is sent elsewhere', async () => {
    let visits = 0;
    const url = await serve((_request, response) => {
      visits += 1;
      response.writeHead(302, { location: '/inside' }).end();
    });
    expect(await ask(url)).toMatchObject({ status: 302 });
    expect(visits).toBe(1);
  });

  it('knows what surely did not arrive from what may have', async () => {
    await expect(ask('http://127.0.0.1:1')).rejects.toMatchObject({ kind: 'never-sent' });
    const silent = await serve(() => undefined);
    await expect(ask(silent, 150)).rejects.toMatchObject({ kind: 'no-answer' });
    close?.();
    const rude = await serve((request) => request.socket.destroy());
    await expect(ask(rude)).rejects.toMatchObject({ kind: 'no-answer' });
  });

  it('ends an answer without end, and one that drips', async () => {
    const endless = await serve((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(Buffer.alloc(64 * 1024, 32)), 1);
      response.on('close', () => clearInterval(drip));
    });
    expect(await ask(endless)).toEqual({ status: 200, json: undefined });
    close?.();
    const slow = await serve((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expect(ask(slow, 300)).rejects.toMatchObject({ kind: 'no-answer' });
  });
});
