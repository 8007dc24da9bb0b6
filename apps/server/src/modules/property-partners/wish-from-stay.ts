import { AppError } from '@rawnaq/domain/kernel/app-error';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { MOST_PARTNER_SERVICES } from '@rawnaq/domain/property-partners/partners.contract';
import { stayNote } from '@rawnaq/domain/property-partners/stay-note';
import type { Ctx } from '../../http/context';
import { throttle } from '../../http/throttle';
import { asAccount, type Services } from '../../services';
import { customerOfMobile } from '../customers';
import { notify } from '../notifications';
import { salonMenu, salonPage, type Visitor } from '../online-booking';
import { confirmedStay } from '../property-stays';
import { wishOnce } from '../waitlist';
import { aliasesOf } from './partners.repo';
import { visitSalon } from './visit-salon';

/** A stay asks each of a few salons once or twice; more is somebody who plays. */
const WISHES = { bucket: 'stay-wishes', limit: 12, seconds: 86_400 };

type Wish = { alias: string; service_ids: readonly number[]; note: string };
type Origin = { ip: string; id: string };
type Stay = NonNullable<Awaited<ReturnType<typeof confirmedStay>>>;

/**
 * Somebody whose stay is confirmed asks a salon its owner recommends: she waits there for her days, as if the desk had
 * written it down, and the salon is told. Once, however often it is sent.
 */
export async function wishFromStay(
  services: Services,
  uniqueId: string,
  { alias, service_ids, note }: Wish,
  origin: Origin,
): Promise<'wished' | 'not-wished' | null> {
  const stay = await confirmedStay(services, uniqueId);
  if (!stay) return null;
  await throttle(services, WISHES, { of: uniqueId });
  const partners = await asAccount(services, stay.account_id, (tx) => aliasesOf(tx, stay));
  if (!partners.includes(alias)) return null;
  const isKept = await visitSalon(services, alias, (salon) => keepWish(salon, stay, { service_ids, note }, origin));
  return isKept ? 'wished' : 'not-wished';
}

async function keepWish(
  salon: Visitor,
  stay: Stay,
  { service_ids, note }: Omit<Wish, 'alias'>,
  origin: Origin,
): Promise<boolean> {
  const [page, menu] = [await salonPage(salon), await salonMenu(salon)];
  const offered = new Set(menu.categories.flatMap(({ services }) => services.map(({ id }) => id)));
  const wanted = [...new Set(service_ids)].filter((id) => offered.has(id)).slice(0, MOST_PARTNER_SERVICES);
  const today = todayIn(salon.now, page.time_zone);
  if (wanted.length === 0 || stay.leaves_on < today) return false;
  const language = stay.language === 'en' ? 'en' : 'ar';
  const ctx = ofVisitor(salon, language, origin);
  const customer = await customerOfMobile(ctx, { name: stay.renter_name, mobile: stay.mobile, language });
  if (!customer.is_active) return false;
  const wish = {
    customer_id: customer.id,
    service_ids: wanted,
    from_date: stay.arrives_on < today ? today : stay.arrives_on,
    to_date: stay.leaves_on,
    from_quarter: 0,
    to_quarter: 96,
    note: stayNote({ place: stay.place[language], people: stay.people, note }, language),
  };
  try {
    if (!(await wishOnce(ctx, wish))) return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
  await notify(ctx.tx, ctx.accountId, {
    type: 'stay-wishes',
    code: 'wished',
    values: { customer: stay.renter_name, place: stay.place, date: wish.from_date },
  });
  return true;
}

/** A visitor of the salon's page, who is nobody of it. */
const ofVisitor = ({ tx, accountId, now, services }: Visitor, language: Ctx['language'], origin: Origin): Ctx => ({
  area: 'public',
  accountId,
  session: null,
  permissions: {},
  language,
  now,
  tx,
  log: services.log,
  request: { ...origin, userAgent: '' },
  services,
  afterCommit: () => {},
});
