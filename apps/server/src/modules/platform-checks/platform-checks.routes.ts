import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import {
  addedGroupsList,
  addedProductsList,
  addedServicesList,
  editedProductsList,
  platformChecksContract,
} from '@rawnaq/domain/platform-checks/platform-checks.contract';
import { addedPicturesContract, addedPicturesList } from '@rawnaq/domain/platform-checks/added-pictures.contract';
import { toProductSearch } from '@rawnaq/domain/products/product.rules';
import type { ShownPicture } from '../../db/statements/shown-picture';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addedProductRows, editedProductRows, productRequestsHolding } from '../products';
import { addedGroupRows, addedGroupsHolding, addedServiceRows, addedServicesHolding } from '../services';
import { markSeen, openPicture, removePicture } from './added-pictures';
import { addedPictureRows, picturesHolding, statusOfPicture } from './added-pictures.query';
import { decideAddedProduct } from './decide-added-product';
import { decideEditedProduct } from './decide-edited-product';
import { decideGroup } from './decide-group';
import { decideService } from './decide-service';

// A check state is never missing here: the rows are those that have one.
const groups = listUseCases(addedGroupsList, addedGroupRows as never, {
  search: ['search_key'],
  fold: toSearchKey,
  among: addedGroupsHolding,
});
const services = listUseCases(addedServicesList, addedServiceRows as never, {
  search: ['search_key'],
  fold: toSearchKey,
  among: addedServicesHolding,
});
const addedProducts = listUseCases(addedProductsList, addedProductRows, {
  search: ['search_key'],
  fold: toProductSearch,
  among: productRequestsHolding,
});
const editedProducts = listUseCases(editedProductsList, editedProductRows, {
  search: ['search_key'],
  fold: toProductSearch,
  among: productRequestsHolding,
});

const useCases: UseCases<typeof platformChecksContract> = {
  group_records: groups.page,
  export_groups: groups.file,
  decide_group: decideGroup,
  service_records: services.page,
  export_services: services.file,
  decide_service: decideService,
  added_product_records: addedProducts.page,
  export_added_products: addedProducts.file,
  decide_added_product: decideAddedProduct,
  edited_product_records: editedProducts.page,
  export_edited_products: editedProducts.file,
  decide_edited_product: decideEditedProduct,
};

/** Where pictures are shown is known on top. */
export function addedPicturesRoutes(places: readonly ShownPicture[]) {
  const pictures = listUseCases(addedPicturesList, addedPictureRows(places), {
    search: ['salon', 'file_name'],
    among: picturesHolding,
    means: { status: statusOfPicture },
  });
  const ofPictures: UseCases<typeof addedPicturesContract> = {
    get_records: pictures.page,
    export: pictures.file,
    file: openPicture,
    mark_seen: markSeen,
    remove: removePicture(places),
  };
  return { contract: addedPicturesContract, useCases: ofPictures };
}

export const platformChecksRoutes = { contract: platformChecksContract, useCases };
