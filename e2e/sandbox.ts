import type { BrowserContext, Page } from 'playwright-core';
import { baseUrl, ownAddress, PASSWORD, type Language } from './visit';

export type Area = 'merchant' | 'manager' | 'properties';
export type SandboxMessage = {
  recipient: string;
  template: string;
  language: string;
  body: string;
  created_at: string;
};

/** A call past the screens, for what a test needs to know or to put back. */
export async function ask<Answer>(
  area: Area | 'public',
  path: string,
  { token, body, language = 'en' }: { token?: string; body?: unknown; language?: Language } = {},
): Promise<Answer> {
  const answer = await fetch(`${baseUrl}/api/${area}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...ownAddress(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export async function tokenOf(area: Area, username: string, password = PASSWORD): Promise<string> {
  const { user } = await ask<{ user: { api_token: string } }>(area, 'login', {
    body: { username, password, end_other_session: true },
  });
  return user.api_token;
}

const KEYS = {
  merchant: 'rawnaq.merchant.token',
  manager: 'rawnaq.manager.token',
  properties: 'rawnaq.property.token',
} as const;

/** Somebody is signed in before the first page opens. Once in a tab: whoever goes out by a button stays out. */
export async function carry(where: Page | BrowserContext, area: Area, token: string): Promise<void> {
  await where.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem(`carried ${key}`)) return;
      sessionStorage.setItem(`carried ${key}`, 'yes');
      localStorage.setItem(key!, value!);
    },
    [KEYS[area], token],
  );
}

/** The same by name, past the door. */
export async function comeIn(where: Page | BrowserContext, area: Area, username: string): Promise<string> {
  const token = await tokenOf(area, username);
  await carry(where, area, token);
  return token;
}

/**
 * The newest message of a kind to somebody since a moment; messages are sent by a worker, and those of a change when it
 * has settled, so it may take a little.
 */
export async function messageTo(recipient: string, template: string, since: Date): Promise<SandboxMessage> {
  const token = await tokenOf('manager', 'manager@rawnaq.demo');
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const query = new URLSearchParams({ search: recipient, per_page: '50' });
    const { records } = await ask<{ records: SandboxMessage[] }>(
      'manager',
      `trackers/sandbox_inbox/get_records?${query}`,
      { token },
    );
    const found = records.find(
      (message) =>
        message.recipient === recipient && message.template === template && new Date(message.created_at) >= since,
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No ${template} to ${recipient} arrived in the sandbox`);
}

export const codeIn = (message: SandboxMessage): string => /\b\d{6}\b/.exec(message.body)![0];
