import { AppError } from '@rawnaq/domain/kernel/app-error';
import { TRAINING_ACCOUNT_ID } from '@rawnaq/domain/kernel/input/limits';
import { settingProblems, type Setting, type SettingValues } from '@rawnaq/domain/settings/define-setting';
import { announce } from '../../db/announce';
import type { Ctx } from '../../http/context';
import { inputErrors } from '../../http/input-errors';
import { audit } from '../audit';
import { assertOwnPictures } from '../uploads';
import { secretPlace } from './open-secrets';
import { sectionOf, type Section } from './read-setting';
import { lockSection, type StoredSecrets } from './settings.repo';
import { storeSetting } from './store-setting';

type Sent = Record<string, unknown>;
/** What only one section asks of its values, beyond the rules it shares with its form. */
type Extra<S extends Setting> = (
  values: SettingValues<S>,
  secrets: StoredSecrets,
  more: { before: SettingValues<S>; replaced: StoredSecrets; ctx: Ctx },
) => void;

/**
 * Saves a whole section. Fields of the account itself go to the account, secrets are sealed for this place, the history
 * tells what changed.
 */
export const saveSetting =
  <S extends Setting>(setting: S, extra?: Extra<S>) =>
  async (ctx: Ctx, input: Sent): Promise<{ done: true }> => {
    const values = Object.fromEntries(
      Object.keys(setting.shape).map((name) => [name, input[name]]),
    ) as SettingValues<S>;
    const before = sectionOf(setting, await lockSection(ctx, setting.id));
    const taken = (setting.keptInTraining ?? []).find((name) => values[name as never] !== before.values[name as never]);
    if (taken !== undefined && ctx.accountId === TRAINING_ACCOUNT_ID)
      throw new AppError('TRAINING_CLOSED', { field: taken });
    const problems = settingProblems(setting, values, before.salon);
    if (problems) throw inputErrors(problems);
    await assertOwnPictures(ctx, setting.pictures?.(values) ?? []);
    const replaced = sealedSecrets(ctx, setting, input);
    const secrets = { ...before.secrets, ...replaced };
    extra?.(values, secrets, { before: before.values, replaced, ctx });
    await storeSetting(ctx, setting, values, secrets, ctx.now);
    await tell(ctx, setting, before, { values, secrets });
    return { done: true };
  };

function sealedSecrets(ctx: Ctx, setting: Setting, input: Sent): StoredSecrets {
  const sealed: StoredSecrets = {};
  for (const name of Object.keys(setting.secrets)) {
    const plain = input[name];
    if (typeof plain !== 'string' || plain === '') continue;
    // Four letters of a short secret would be the secret.
    sealed[name] = {
      sealed: ctx.services.sealer.seal(plain, secretPlace(ctx.accountId, setting.id, name)),
      last_four: plain.length >= 12 ? plain.slice(-4) : '',
    };
  }
  return sealed;
}

async function tell(
  ctx: Ctx,
  setting: Setting,
  before: Section<Sent>,
  after: { values: Sent; secrets: StoredSecrets },
): Promise<void> {
  const changed = Object.keys(after.values).filter(
    (name) => JSON.stringify(before.values[name]) !== JSON.stringify(after.values[name]),
  );
  const replaced = Object.keys(after.secrets).filter(
    (name) => before.secrets[name]?.sealed !== after.secrets[name]?.sealed,
  );
  if (changed.length + replaced.length > 0)
    await audit(ctx, {
      action: 'settings.save',
      entity: 'account_settings',
      entity_id: setting.id,
      before: {
        ...pick(before.values, changed),
        ...Object.fromEntries(replaced.map((name) => [name, before.secrets[name] ? 'set' : null])),
      },
      after: { ...pick(after.values, changed), ...Object.fromEntries(replaced.map((name) => [name, 'replaced'])) },
    });
  if (setting.columns) tellSessions(ctx);
}

/** Names and zone of the account are part of what every screen knows. */
export function tellSessions(ctx: Ctx): void {
  announce(ctx.tx, { channel: 'session', account_id: ctx.accountId });
}

const pick = (values: Sent, names: readonly string[]): Sent =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
