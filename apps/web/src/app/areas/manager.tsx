import { SignedInArea } from './signed-in-area';

/** The platform's own staff: another token, another API base, visibly another world. */
export const ManagerArea = () => <SignedInArea kind="manager" />;
