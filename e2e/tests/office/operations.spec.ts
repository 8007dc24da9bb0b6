import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comeIn } from '../../sandbox';
import { expectSound } from '../../soundness';
import { inTurn, settled, visit, type Language } from '../../visit';

const words = {
  retry: { en: 'Retry', ar: 'إعادة' },
  again: { en: 'Jobs that run again now: 1', ar: 'المهام التي تُنفَّذ الآن من جديد: 1' },
} as const;

describe('the page of operations', () => {
  it.each(inTurn('ar'))('shows what failed, and lets it run again in %s', (language) =>
    asManager(language, async (screen) => {
      const asked: unknown[] = [];
      await screen.route('**/api/manager/technical/operations/get*', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { failed_jobs: unknown[] };
        await route.fulfill({ response: answer, json: { ...body, failed_jobs: asked.length ? [] : [FAILED] } });
      });
      await screen.route('**/api/manager/technical/operations/retry_jobs', async (route) => {
        asked.push(route.request().postDataJSON());
        await route.fulfill({ json: { jobs: 1 } });
      });
      await screen.goto(`/${language}/manager/technical/operations`);
      await settled(screen);
      const row = screen.getByRole('row', { name: /send-message/ });
      await row.getByText('No answer within 30 s').waitFor();
      await expectSound(screen, language);
      await row.getByRole('button', { name: words.retry[language] }).first().click();
      await screen.getByText(words.again[language]).first().waitFor();
      expect(asked).toEqual([{ ids: [FAILED.id] }]);
    }),
  );
});

/** What the server's own test really lets fail; here it is only shown. */
const FAILED = {
  id: 4711,
  task: 'send-message',
  merchant: { id: 1001, name: { en: 'Glow Beauty Lounge', ar: 'جلو بيوتي لاونج' } },
  why: 'No answer within 30 s',
  attempts: 25,
  max_attempts: 25,
  last_at: new Date(Date.now() - 720_000).toISOString(),
  is_given_up: true,
};

async function asManager(language: Language, work: (page: Page) => Promise<void>): Promise<void> {
  await visit(language, async (screen, context) => {
    await comeIn(context, 'manager', 'manager@rawnaq.demo');
    await work(screen);
  });
}
