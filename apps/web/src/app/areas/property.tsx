import { SignedInArea } from './signed-in-area';

/** Owners and renters of vacation properties: the merchant's looks, but a token and API base of their own. */
export const PropertyArea = () => <SignedInArea kind="property" />;
