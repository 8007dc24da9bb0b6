import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { keepPicture } from '../../modules/uploads';
import { propertyBannersRoutes } from '../../modules/property-banners/property-banners.routes';
import { act, onStage, type Demo } from '../stage';
import { drawSizes } from './draw-pictures';
import { scenes } from './pictures/places';
import { setBannerCounts } from './stays.repo';

const [PLATFORM, MANAGER, DAY] = [0, 'manager@rawnaq.demo', 86_400_000];

/** What is announced above the search now, what was, and what will be. Days are counted from today. */
const BANNERS = [
  {
    english_title: 'Winter weekends in the mountains',
    arabic_title: 'عطلات الشتاء في الجبال',
    english_text: 'Chalets with a fire pit from Hatta to Jebel Jais',
    arabic_text: 'شاليهات بجلسة نار من حتا إلى جبل جيس',
    link: '/search?type=chalet&amenities=fire_pit',
    days: [-6, 40],
    seen: { views: 4180, clicks: 236 },
    picture: scenes.aFrame({ hour: 'dusk', accent: '#6E3B4A', mirrored: false, hills: 1 }),
  },
  {
    english_title: 'Let your place with Rawnaq',
    arabic_title: 'اعرض مكانك مع رونق',
    english_text: 'Add it in five minutes, free of charge',
    arabic_text: 'أضفه في خمس دقائق مجانًا',
    link: '/merchant/stays-sign-in',
    days: [-20, 120],
    seen: { views: 9752, clicks: 311 },
    picture: null,
  },
  {
    english_title: 'Boats for National Day',
    arabic_title: 'قوارب لليوم الوطني',
    english_text: 'See the fireworks from the water',
    arabic_text: 'شاهد الألعاب النارية من البحر',
    link: '/search?type=mobile_boat',
    days: [9, 20],
    seen: { views: 0, clicks: 0 },
    picture: scenes.dhow({ hour: 'night', accent: '#8A2C6B', mirrored: false, hills: 0 }),
  },
  {
    english_title: 'Summer by the east coast',
    arabic_title: 'صيف الساحل الشرقي',
    english_text: 'Pools and sea in Fujairah',
    arabic_text: 'مسابح وبحر في الفجيرة',
    link: '/search?emirate=fujairah',
    days: [-120, -50],
    seen: { views: 12_408, clicks: 502 },
    picture: null,
  },
] as const;

export async function fillBanners(demo: Demo): Promise<void> {
  const today = todayIn(demo.now, 'Asia/Dubai');
  await onStage(demo, PLATFORM, async (stage) => {
    for (const { days, seen, picture, ...texts } of BANNERS) {
      const [from, to] = days;
      const ctx = stage.at(new Date(demo.now.getTime() + Math.min(from, -1) * DAY), MANAGER);
      const upload_id =
        picture === null
          ? null
          : await keepPicture(demo.services, demo.tx, {
              account_id: PLATFORM,
              created_by: stage.who(MANAGER).id,
              name: 'banner.jpg',
              mime: 'image/jpeg',
              drawn: await drawSizes(picture),
              is_shown: false,
              now: ctx.now,
            });
      const { id } = await act(ctx, propertyBannersRoutes, 'add', {
        ...texts,
        upload_id,
        starts_on: addDays(today, from),
        ends_on: addDays(today, to),
      });
      await setBannerCounts(demo.tx, id, seen);
    }
  });
}
