import { listingCountsContract } from '@rawnaq/domain/property-listings/listings.contract';
import { propertiesContract } from '@rawnaq/domain/properties/properties.contract';
import {
  activePropertiesList,
  addedPropertiesList,
  editedPropertiesList,
  propertyChecksContract,
} from '@rawnaq/domain/properties/property-checks.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { hideProperty, removeProperty, sendProperty, showProperty } from './change-property';
import { checkedImage, getChecked } from './check-property';
import { activePropertyRows, addedPropertyRows, editedPropertyRows, searched } from './checked-properties.query';
import { countVisit } from './count-visit';
import { approveProperty, refuseProperty } from './decide-property';
import { getBeginning, getProperties, getProperty, getStatistics } from './get-properties';
import { addProperty, editProperty } from './save-property';

const useCases: UseCases<typeof propertiesContract> = {
  get_records: getProperties,
  get_record: getProperty,
  beginning: getBeginning,
  statistics: getStatistics,
  add: addProperty,
  edit: editProperty,
  send: sendProperty,
  hide: hideProperty,
  show: showProperty,
  remove: removeProperty,
};
export const propertiesRoutes = { contract: propertiesContract, useCases };

const added = listUseCases(addedPropertiesList, addedPropertyRows, searched);
const edited = listUseCases(editedPropertiesList, editedPropertyRows, searched);
const active = listUseCases(activePropertiesList, activePropertyRows, searched);

const checks: UseCases<typeof propertyChecksContract> = {
  added_records: added.page,
  export_added: added.file,
  edited_records: edited.page,
  export_edited: edited.file,
  active_records: active.page,
  export_active: active.file,
  get_record: getChecked,
  image: checkedImage,
  approve: approveProperty,
  refuse: refuseProperty,
};
export const propertyChecksRoutes = { contract: propertyChecksContract, useCases: checks };

const counts: UseCases<typeof listingCountsContract> = { count: countVisit };
export const listingCountsRoutes = { contract: listingCountsContract, useCases: counts };
