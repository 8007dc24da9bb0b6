export { fillStarterMenu } from './fill-starter-menu';
export {
  hasSuggestedGroup,
  storeTaken,
  suggestedGroupsFor,
  suggestedServicesFor,
  type Taken,
} from './suggested-services.repo';
export { takeOverGroup, takeOverService } from './take-over';
