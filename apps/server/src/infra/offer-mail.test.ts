import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageDriver } from './message-drivers';
import { smtpDriver } from './message-drivers/smtp-driver';

const letters: Email[] = [];
let post: SMTPServer;
let driver: MessageDriver;

beforeAll(async () => {
  post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
            letters.push(mail);
            done();
          });
        });
    },
  });
  await new Promise<void>((ready) => {
    post.listen(0, '127.0.0.1', ready);
  });
  const { port } = post.server.address() as AddressInfo;
  driver = smtpDriver(
    { host: '127.0.0.1', port, encryption: 'none', user: undefined, password: undefined },
    'Rawnaq <no-reply@rawnaq.example>',
    'a secret of the tests',
  );
});
afterAll(
  () =>
    new Promise<void>((closed) => {
      post.close(closed);
    }),
);

it('gives mailboxes a button for no more offers, and no other letter has one', async () => {
  const letter = {
    channel: 'email' as const,
    recipient: 'noura@example.com',
    recipient_name: 'Noura',
    subject: 'For you',
    body: 'Hello',
    language: 'en',
    reference: '2001-1',
  };
  const unsubscribe_url = 'https://rawnaq.example/en/web-unsubscribe/1jl-abcdefghijklmnopqrstuvwx';
  await driver.send({
    ...letter,
    headers: { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  await driver.send({ ...letter, reference: '2001-2' });
  const header = (mail: Email, key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header(letters[0]!, 'list-unsubscribe')).toBe(`<${unsubscribe_url}>`);
  expect(header(letters[0]!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header(letters[1]!, 'list-unsubscribe')).toBeUndefined();
});
