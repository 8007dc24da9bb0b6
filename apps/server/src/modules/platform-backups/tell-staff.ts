import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { can } from '@rawnaq/domain/kernel/permissions';
import { backupFaults, type BackupFault } from '@rawnaq/domain/platform-backups/platform-backup.states';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import type { Tx } from '../../db/database';
import { PLATFORM_ACCOUNT, type Services } from '../../services';
import { queueMessage } from '../messages';
import { notify } from '../notifications';
import { platformZone, staffWithRights } from './platform-backups.repo';

type News = { code: 'failed' | 'broken' | 'drill-failed'; made_at: string; fault: BackupFault } | { code: 'none' };

const WHAT = {
  failed: { en: 'A backup could not be created', ar: 'تعذّر إنشاء نسخة احتياطية' },
  broken: { en: 'A backup can no longer be restored', ar: 'لم تعد إحدى النسخ الاحتياطية صالحة للاستعادة' },
  'drill-failed': { en: 'A restore drill failed', ar: 'فشلت تجربة استعادة' },
  none: {
    en: 'There has been no good backup for two days',
    ar: 'لا توجد نسخة احتياطية سليمة منذ يومين',
  },
} as const;

/** Nobody looks at a page that always was green: a line in the menu, and a letter to everybody who has the backups. */
export async function tellStaff(services: Services, tx: Tx, news: News): Promise<void> {
  const date = news.code === 'none' ? '' : todayIn(news.made_at, await platformZone(tx));
  if (news.code === 'none') await notify(tx, PLATFORM_ACCOUNT, { type: 'platform-backups', code: 'none', values: {} });
  else
    await notify(tx, PLATFORM_ACCOUNT, {
      type: 'platform-backups',
      code: news.code,
      values: { date, fault: news.fault },
    });
  for (const person of await staffWithRights(tx)) {
    if (person.email === null || !can(person.permissions, 'platform-settings.backups')) continue;
    const language = person.language === 'en' ? 'en' : 'ar';
    const why = news.code === 'none' ? '' : `${backupFaults.rows[news.fault].label[language]}, ${date}`;
    await queueMessage(tx, {
      account_id: PLATFORM_ACCOUNT,
      channel: 'email',
      recipient: person.email,
      recipient_name: person.name,
      language,
      template: 'platform-backup-trouble',
      values: {
        what: WHAT[news.code][language],
        why,
        page: services.config.publicUrl + pathTo('manager-technical-backups', language),
      },
    });
  }
}
