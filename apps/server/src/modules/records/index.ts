export { statusUseCase } from './status-use-case';
export { assertMayPick } from './records.routes';
