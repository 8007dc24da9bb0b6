import { bannersList, propertyBannersContract } from '@rawnaq/domain/property-banners/property-banners.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { bannerPicture } from './banner-picture';
import { bannerRows } from './banners.query';
import { addBanner, editBanner, removeBanner, setBannerStatus } from './change-banners';

const list = listUseCases(bannersList, bannerRows, { search: ['english_title', 'arabic_title'] });

const useCases: UseCases<typeof propertyBannersContract> = {
  get_records: list.page,
  export: list.file,
  add: addBanner,
  edit: editBanner,
  set_status: setBannerStatus,
  remove: removeBanner,
  picture: bannerPicture,
};

export const propertyBannersRoutes = { contract: propertyBannersContract, useCases };
