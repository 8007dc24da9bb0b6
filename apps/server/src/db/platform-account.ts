/** Account 0 is the platform itself. */
export const PLATFORM_ACCOUNT = 0;
