import { useKind } from '../../lib/session';
import { SignedInArea } from './signed-in-area';

/**
 * The salon: owner, administrator, manager, receptionist, cashier, employees with login. Property owners share its
 * profile page.
 */
export function MerchantArea() {
  return <SignedInArea kind={useKind()} />;
}
