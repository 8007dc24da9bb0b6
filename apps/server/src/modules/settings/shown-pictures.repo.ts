import { sql } from 'kysely';
import { generalSetting } from '@rawnaq/domain/settings/general-setting';
import { onlineSetting } from '@rawnaq/domain/settings/online-setting';
import type { ShownPicture } from '../../db/statements/shown-picture';

/** The salon's own pictures stand inside its settings. */
export const picturesOfSettings: ShownPicture[] = [
  {
    column: 'account_settings.logo_upload_id',
    place: 'logo',
    holds: sql<boolean>`(
      select true
      from account_settings s
      where s.account_id = u.account_id and s.section = ${generalSetting.id}
        and s."values" -> 'logo_upload_id' = to_jsonb(u.id))`,
    forget: (tx, accountId, uploadId) =>
      sql`update account_settings set "values" = jsonb_set("values", '{logo_upload_id}', 'null')
        where account_id = ${accountId} and section = ${generalSetting.id}
          and "values" -> 'logo_upload_id' = to_jsonb(${uploadId}::bigint)`.execute(tx),
  },
  {
    column: 'account_settings.picture_upload_ids',
    place: 'online',
    holds: sql<boolean>`(
      select true
      from account_settings s
      where s.account_id = u.account_id and s.section = ${onlineSetting.id}
        and s."values" -> 'picture_upload_ids' @> to_jsonb(u.id))`,
    forget: (tx, accountId, uploadId) =>
      sql`update account_settings
        set "values" = jsonb_set("values", '{picture_upload_ids}', (
          select coalesce(jsonb_agg(one order by place), '[]')
          from jsonb_array_elements("values" -> 'picture_upload_ids') with ordinality as all_of (one, place)
          where one <> to_jsonb(${uploadId}::bigint)))
        where account_id = ${accountId} and section = ${onlineSetting.id}
          and "values" -> 'picture_upload_ids' @> to_jsonb(${uploadId}::bigint)`.execute(tx),
  },
];
