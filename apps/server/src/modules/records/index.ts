export { statusUseCase } from './status-use-case';
