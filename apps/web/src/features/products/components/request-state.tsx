import { productRequestStates } from '@rawnaq/domain/products/product-request.states';
import { StateText } from '../../../ui/marks/status-badge';
import type { ProductRequest } from '../api';
import styles from './products.module.css';

/** A refusal without its reason would leave the salon guessing. */
export function RequestState({ request }: { request: Pick<ProductRequest, 'status' | 'reason'> }) {
  const state = productRequestStates.choices.find((choice) => choice.value === request.status);
  return (
    <span className={styles.state}>
      <StateText state={state} />
      {request.reason && <small dir="auto">{request.reason}</small>}
    </span>
  );
}
