import { PICTURE_SIDES, PICTURE_SIZES, type PictureSize } from '@rawnaq/domain/uploads/picture-sizes';
import sharp, { type Sharp } from 'sharp';

export type PictureOrder = { bytes: Uint8Array; mime: string; square: boolean };
/** `smaller`: only sizes that the picture itself exceeds. */
export type DrawnPicture = {
  bytes: Uint8Array;
  smaller: { size: PictureSize; bytes: Uint8Array }[];
  width: number;
  height: number;
};
export type PictureOutcome = { drawn: DrawnPicture } | { problem: 'not square' | 'unreadable' };

/** 40 million points: more than a phone's camera makes of a picture under 5 MB, and little enough to hold in memory. */
const MOST_POINTS = 40_000_000;
const LONGEST_SIDE = 2048;
const QUALITY = 85;
/** This encoder needs less for the same look, and a quarter fewer bytes reach a phone. */
const JPEG = { quality: 80, mozjpeg: true };

/**
 * Decodes a picture and draws it anew: what comes out holds points and nothing else, so places (GPS), comments and
 * anything hidden behind the picture are gone. It is decoded once, whatever it is drawn as.
 */
export async function drawPicture({ bytes, mime, square }: PictureOrder): Promise<PictureOutcome> {
  try {
    const given = open(bytes);
    // The head alone: how large it claims to be is judged before a point of it is decoded.
    const { width, height, pages = 1 } = await given.metadata();
    if (width * height > MOST_POINTS || pages > 1) return { problem: 'unreadable' };
    if (square && width !== height) return { problem: 'not square' };
    const points = await shrink(given.autoOrient(), LONGEST_SIDE).raw().toBuffer({ resolveWithObject: true });
    const drawing = (): Sharp => sharp(points.data, { raw: points.info });
    const exceeded = PICTURE_SIZES.filter((size) => Math.max(width, height) > PICTURE_SIDES[size]);
    const smaller: DrawnPicture['smaller'] = [];
    for (const size of exceeded)
      smaller.push({ size, bytes: await encode(shrink(drawing(), PICTURE_SIDES[size]), mime) });
    return {
      drawn: {
        bytes: await encode(drawing(), mime),
        smaller,
        width: points.info.width,
        height: points.info.height,
      },
    };
  } catch {
    return { problem: 'unreadable' };
  }
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_POINTS, failOn: 'error', sequentialRead: true });

const shrink = (image: Sharp, side: number): Sharp =>
  image.resize(side, side, { fit: 'inside', withoutEnlargement: true });

function encode(image: Sharp, mime: string): Promise<Buffer> {
  if (mime === 'image/jpeg') return image.jpeg(JPEG).toBuffer();
  return (mime === 'image/webp' ? image.webp({ quality: QUALITY }) : image.png()).toBuffer();
}
