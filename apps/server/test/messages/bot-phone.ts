import { botContract } from '@rawnaq/domain/bot/bot.contract';
import { rowsOf } from '../people';
import { runJob } from '../run-job';
import { newKey, type World } from '../world';

type Answer = { id: number; body: string; language: string; options: { id: string; title: string }[] };

/** A simulated phone that writes to a salon, and waits for the worker. */
export function botPhone(world: World, manager: string, accountId: number, mobile: string, name = '') {
  const answers = async (): Promise<Answer[]> =>
    (
      await rowsOf<{ id: number; body: string; language: string; content: { options?: Answer['options'] } | null }>(
        world,
        "select id, body, language, content from messages where recipient = $1 and template = 'bot' order by id",
        [mobile],
      )
    ).map(({ content, ...one }) => ({ ...one, options: content?.options ?? [] }));
  const say = async (text: string, more: object = {}): Promise<void> => {
    const { status, body } = await world.call(
      botContract.phone_write,
      { account_id: accountId, mobile, name, text, ...more } as never,
      { as: manager, key: newKey() },
    );
    if (status !== 200) throw new Error(`not taken: ${JSON.stringify(body)}`);
  };
  const work = async (): Promise<void> => {
    const open = await rowsOf<{ account_id: number; id: number }>(
      world,
      'select account_id, id from incoming_messages where handled_at is null and sender = $1 order by id',
      [mobile],
    );
    for (const one of open) await runJob(world.services, 'handle-incoming', one);
  };
  /** Answers the last thing the bot said. */
  const write = async (text: string, more: object = {}): Promise<Answer> => {
    await say(text, more);
    await work();
    const last = (await answers()).at(-1);
    if (!last) throw new Error('no answer');
    return last;
  };
  const press = async (title: string, more: object = {}): Promise<Answer> => {
    const last = (await answers()).at(-1);
    const option = last?.options.find((one) => one.title === title);
    if (!option) throw new Error(`no "${title}" in ${JSON.stringify(last)}`);
    return write(option.title, { payload: option.id, ...more });
  };
  return { mobile, say, work, write, press, answers };
}
