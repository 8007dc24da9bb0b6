import type { SecretState, Setting, SettingValues } from '@rawnaq/domain/settings/define-setting';
import type { Ctx } from '../../http/context';
import { uploadUrl } from '../uploads';
import { sectionOf } from './read-setting';
import { findPictures, findSection } from './settings.repo';

type Shown<S extends Setting> = {
  values: SettingValues<S>;
  secrets: Record<string, SecretState>;
  picture_urls: Record<string, string>;
};

/** A section as its form shows it: of a secret only whether it is set, and its last four letters. */
export const getSetting =
  <S extends Setting>(setting: S) =>
  async (ctx: Ctx): Promise<Shown<S>> => {
    const { values, secrets } = sectionOf(setting, await findSection(ctx, setting.id));
    return {
      values,
      secrets: Object.fromEntries(
        Object.keys(setting.secrets).map((name) => [
          name,
          { is_set: Object.hasOwn(secrets, name), last_four: secrets[name]?.last_four ?? null },
        ]),
      ),
      picture_urls: await pictureUrls(
        ctx,
        (setting.pictures?.(values) ?? []).flatMap(({ upload_id }) => upload_id ?? []),
      ),
    };
  };

async function pictureUrls(ctx: Ctx, ids: readonly number[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  return Object.fromEntries(
    (await findPictures(ctx, ids)).map(({ id, unique_id }) => [id, uploadUrl(ctx.area, unique_id)]),
  );
}
