/** The client's business constants, in one place. Those of a single module live with the module. */
/** The platform itself is 0, so that merchants are all above this one. */
export const TRAINING_ACCOUNT_ID = 1;
export const CUSTOMER_TYPE_DAYS = 60;
export const CHECK_IN_RADIUS_METERS = 50;
export const CUSTOM_HOURS_MAX_DAYS = 30;
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const UPLOAD_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;
export const PROPERTY_EXTRA_IMAGES = 6;
/** Images, video or pdf. */
export const UPLOAD_EXTENSIONS = [...UPLOAD_IMAGE_EXTENSIONS, 'webp', 'mp4', 'webm', 'mov', 'pdf'] as const;
/** The client asks for a fixed beginning and does not show it; this one is TikTok's own for people's pages. */
export const TIKTOK_PREFIX = 'https://www.tiktok.com/@';
