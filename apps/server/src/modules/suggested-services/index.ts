export { countSuggestions, suggestionJobs } from './count-suggestions.job';
export { fillStarterMenu } from './fill-starter-menu';
export { hasSuggestedGroup, suggestedGroupsFor, suggestedServicesFor } from './suggested-services.repo';
export { takeOverGroup, takeOverService } from './take-over';
