export {
  addedGroupRows,
  addedGroupsHolding,
  addedServiceRows,
  addedServicesHolding,
  lockAddedGroup,
  lockAddedService,
  setEntryCheck,
} from './added-entries.repo';
export { countSuggestions, suggestionJobs } from './count-suggestions.job';
export { assertServices } from './assert-services';
export { categoryOptions as listCategories, insertCategories } from './categories.repo';
export { renumberMenu } from './menu.repo';
export { insertServices, serviceOptions as listServices } from './services.repo';
export { serviceChoices } from './service-choices';
export { picturesOfServices } from './services.repo';
