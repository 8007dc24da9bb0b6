export { readShownBanners } from './banners.repo';
export { flushBannerViews, followBanner, noteBannerViews } from './count-banners';
