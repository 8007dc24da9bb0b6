/**
 * The smaller drawings that are kept beside a picture, by their longest side: for lists, and for the width of a phone.
 */
export const PICTURE_SIDES = { thumb: 320, phone: 800 } as const;
export type PictureSize = keyof typeof PICTURE_SIDES;
export const PICTURE_SIZES = ['thumb', 'phone'] as const satisfies readonly PictureSize[];
