export { readShownBanners } from './banners.repo';
export { followBanner, noteBannerViews } from './count-banners';
