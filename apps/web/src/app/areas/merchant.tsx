import { SignedInArea } from './signed-in-area';

/** The salon: owner, administrator, manager, receptionist, cashier, employees with login. */
export const MerchantArea = () => <SignedInArea kind="merchant" />;
