import { jsErrorsContract, jsErrorsList } from '@rawnaq/domain/js-errors/js-errors.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addJsError } from './add-js-error';
import { jsErrorRows, jsErrorsHolding } from './js-errors.repo';
import { setJsErrorStatus } from './set-js-error-status';

const list = listUseCases(jsErrorsList, jsErrorRows, {
  search: ['message', 'route_name'],
  among: jsErrorsHolding,
});

const useCases: UseCases<typeof jsErrorsContract> = {
  add_js_error: addJsError,
  get_records: list.page,
  export: list.file,
  set_status: setJsErrorStatus,
};

export const jsErrorsRoutes = { contract: jsErrorsContract, useCases };
