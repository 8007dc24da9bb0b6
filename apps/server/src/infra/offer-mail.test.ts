import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostOffice, type Letter, type PostOffice } from '../../test/servers/post-office';
import type { MessageDriver } from './message-drivers';
import { smtpDriver } from './message-drivers/smtp-driver';

let post: PostOffice;
let driver: MessageDriver;

beforeAll(async () => {
  post = await openPostOffice();
  driver = smtpDriver(
    { host: '127.0.0.1', port: post.port, encryption: 'none', user: undefined, password: undefined },
    'Rawnaq <no-reply@rawnaq.example>',
    'a secret of the tests',
  );
});
afterAll(() => post.close());

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
  const header = ({ mail }: Letter, key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header(post.letters[0]!, 'list-unsubscribe')).toBe(`<${unsubscribe_url}>`);
  expect(header(post.letters[0]!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header(post.letters[1]!, 'list-unsubscribe')).toBeUndefined();
});
