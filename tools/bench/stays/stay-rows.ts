import { join } from 'node:path';
import type { ListingContent } from '@rawnaq/domain/property-listings/listing-content';
import { facetsOf } from '@rawnaq/domain/property-listings/listing-facets';
import { listingWords } from '@rawnaq/domain/property-listings/listing.rules';
import { amenities, emirates, propertyTypes } from '@rawnaq/domain/property-listings/property.states';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../../apps/server/src/db/embedded/embedded';
import { call } from '../../prove/client';
import { startServer, type ServerProcess } from '../../prove/server-process';
import { dropDatabase, filledDatabase, inDatabase } from '../filled-database';
import { median, type Effort, type Row } from '../row';
import { againstYardstick } from '../yardstick';

const LISTINGS = 100_000;
const CHUNK = 2_000;
const LIMIT_MS = 50;
const TURNS_IN_A_SLICE = 12;

/** Three filters and words of either script, rare and common; then dates, one filter, and nothing at all. */
const SEARCHES = [
  ['three filters and a name', 'q=Sidr&type=chalet&price=under_2000&people=to_15'],
  ['three filters and a common word', 'q=chalet&emirate=fujairah&price=under_2000&insurance=none'],
  ['three filters and two Arabic words', 'q=مسبح+الجبال&type=chalet,farm&people=to_15&insurance=none'],
  [
    'three filters, amenities and dates',
    'type=chalet&price=under_2000&people=to_15&amenities=pool&arrives=2027-01-07&leaves=2027-01-09',
  ],
  ['a word alone', 'q=شاليه'],
  ['nothing asked', ''],
] as const;

/** The first page and all counts of the public search over a hundred thousand places, as the server answers it. */
export async function* stayRows(dataDir: string, { pairs, sliceMs }: Effort): AsyncIterable<Row> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  let server: ServerProcess | undefined;
  try {
    const databaseUrl = await filledDatabase(postgres.url, 'bench_stays', 0, { tables: [] });
    await Promise.all(
      [0, 1].map((hand) => inDatabase(databaseUrl, (client) => fillListings(client, hand), '-c role=rawnaq_platform')),
    );
    await inDatabase(databaseUrl, fillNights, '-c role=rawnaq_platform');
    await inDatabase(databaseUrl, (client) =>
      client.query('vacuum analyze property_listings, property_listing_nights'),
    );
    server = await startServer({ dataDir, databaseUrl, env: { ROLE: 'web', DB_POOL: '4' } });
    for (const [title, query] of SEARCHES) {
      const name = `Stays among ${LISTINGS / 1000}k: ${title}, ms`;
      await middleOf(server, query, 0);
      yield {
        name,
        ...(await againstYardstick(pairs, () => middleOf(server!, query, sliceMs / TURNS_IN_A_SLICE), LIMIT_MS)),
      };
    }
  } finally {
    await server?.end('SIGTERM');
    await dropDatabase(postgres.url, 'bench_stays');
    await postgres.stop();
  }
}

async function middleOf(server: ServerProcess, query: string, ms: number): Promise<number> {
  const times: number[] = [];
  for (const began = performance.now(); performance.now() - began < ms || times.length < 5;) {
    const answer = await call(server.base, 'GET', `public/stays/search?${encodeURI(query)}`, {});
    if (answer.status !== 200) throw new Error(`${query}: ${answer.status} ${JSON.stringify(answer.body)}`);
    times.push(answer.ms);
  }
  return median(times);
}

/** Two hands, each every second chunk: rows are made here while the database writes those of the other. */
async function fillListings(client: pg.Client, hand: number): Promise<void> {
  for (let from = hand * CHUNK; from < LISTINGS; from += 2 * CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, index) => listing(from + index + 1));
    await client.query(
      `insert into property_listings
        (unique_id, tenant, property_id, type, emirate, capacity, bedrooms, bathrooms, weekday_price, weekend_price,
        lowest_price, insurance_amount, amenities, latitude, longitude, words, content, facets, published_at,
        updated_at)
      select 'bench-stay-' || r.n, 900000 + r.n, r.n, r.type, r.emirate, r.capacity, r.bedrooms, r.bathrooms,
        r.weekday_price, r.weekend_price, r.weekday_price, r.insurance_amount, r.amenities, r.latitude, r.longitude,
        r.words, r.content, r.facets, now() - r.n * interval '1 minute', now()
      from jsonb_to_recordset($1::jsonb) r (n bigint, type text, emirate smallint, capacity integer, bedrooms integer,
        bathrooms integer, weekday_price bigint, weekend_price bigint, insurance_amount bigint, amenities integer[],
        latitude float8, longitude float8, words text, content jsonb, facets bigint)`,
      [JSON.stringify(rows)],
    );
  }
}

const fillNights = (client: pg.Client) =>
  client.query(
    `insert into property_listing_nights (tenant, property_id, arrives_on, leaves_on)
    select tenant, property_id, day, day + 3
    from property_listings, lateral (select date '2027-01-01' + (property_id * 7 % 60)::int + 60 * n as day
      from generate_series(0, 2) n) taken`,
  );

const NAMES = [
  ['Al Sidr', 'السدر'],
  ['Al Nakheel', 'النخيل'],
  ['Wadi View', 'إطلالة الوادي'],
  ['Al Ghaf', 'الغاف'],
  ['Noor', 'نور'],
  ['Al Marsa', 'المرسى'],
  ['Rimal', 'رمال'],
  ['Al Reem', 'الريم'],
  ['Layali', 'ليالي'],
  ['Al Bahar', 'البحر'],
  ['Samra', 'سمرة'],
] as const;
const AREAS = [
  ['Hatta', 'حتا'],
  ['Al Aqah', 'العقة'],
  ['Shawka', 'شوكة'],
  ['Khor Fakkan', 'خورفكان'],
  ['Liwa', 'ليوا'],
  ['Dibba', 'دبا'],
  ['Masafi', 'مسافي'],
] as const;
const TEXTS = [
  [
    'A quiet place between the mountains with a heated pool, a majlis for guests and a fire pit under the stars.',
    'مكان هادئ بين الجبال فيه مسبح مدفأ ومجلس منفصل للضيوف وجلسة نار تحت النجوم، والخصوصية كاملة للعائلات.',
  ],
  [
    'Steps from the sea, with a wide yard for children, a barbecue corner and everything a large family needs.',
    'على بعد خطوات من البحر مع حوش واسع للأطفال وركن للشواء وكل ما تحتاجه العائلة الكبيرة من مرافق.',
  ],
] as const;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const bilingual = ([en, ar]: readonly [string, string]) => ({ en, ar });

/** Different in every way, and the same in every run. */
function listing(n: number) {
  const type = at(Object.values(propertyTypes.codes), n * 7 + (n >> 5));
  const emirate = at(Object.values(emirates.codes), n * 5 + (n >> 3));
  const name = at(NAMES, n * 3 + (n >> 4));
  const numbers = {
    capacity: 2 + ((n * 13) % 24),
    bedrooms: 1 + ((n * 11) % 7),
    bathrooms: 1 + ((n * 5) % 6),
    weekday_price: 30_000 + ((n * 7_919) % 1_200_000),
    weekend_price: 1_300_000,
    insurance_amount: n % 3 === 0 ? 0 : (n % 9) * 100_000,
  };
  const offered = Object.values(amenities.codes).filter((code) => (n * code * 31) % 7 < 3);
  const places = { latitude: 22.8 + ((n * 37) % 3_200) / 1_000, longitude: 52 + ((n * 53) % 4_300) / 1_000 };
  const content: ListingContent = {
    type,
    emirate,
    ...numbers,
    ...places,
    name: bilingual([`${name[0]} ${n}`, `${name[1]} ${n}`]),
    area: bilingual(at(AREAS, n * 3 + (n >> 6))),
    description: bilingual(at(TEXTS, n)),
    rules: { en: 'No loud music after midnight.', ar: 'بدون موسيقى عالية بعد منتصف الليل.' },
    map_link: null,
    check_in: '15:00:00',
    check_out: '12:00:00',
    amenities: offered,
    nearby_places: AREAS.slice(0, 4).map((area, index) => ({ name: bilingual(area), minutes: 5 + index })),
    activities: NAMES.slice(0, 3).map((one, index) => ({ name: bilingual(one), price: 5_000 * (index + 1) })),
    links: {},
    mobile: '+971501112233',
    whatsapp: null,
    owner_name: 'Saeed',
    images: Array.from({ length: 7 }, (_, index) => ({
      unique_id: `bench-picture-${n}-${index}`,
      width: 1600,
      height: 1600,
    })),
  };
  const facets = String(facetsOf({ ...content, lowest_price: numbers.weekday_price }));
  return { n, type, emirate, ...numbers, ...places, amenities: offered, words: listingWords(content), content, facets };
}
