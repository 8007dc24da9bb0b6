/** What other features may embed: the setup wizard asks the same questions. */
export { ServiceSelect } from './components/service-select';
export { ServiceDrawer } from './components/service-drawer';
export { SuggestedList } from './components/suggested-list';
export { useSuggestions } from './components/use-suggestions';
export { useCategories, useNames, useServices, type ServiceOption } from './api';
