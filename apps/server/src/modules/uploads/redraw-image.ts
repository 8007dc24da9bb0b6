import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { FileType } from '@rawnaq/domain/uploads/file-type.rules';
import { PICTURE_SIDES, PICTURE_SIZES, type PictureSize } from '@rawnaq/domain/uploads/picture-sizes';
import sharp, { type Sharp } from 'sharp';

/** `smaller`: only sizes that the picture itself exceeds. */
export type Drawn = {
  bytes: Uint8Array;
  smaller: { size: PictureSize; bytes: Uint8Array }[];
  width: number | null;
  height: number | null;
};

/** 40 million points: more than a phone's camera makes of a picture under 5 MB, and little enough to hold in memory several times. */
const MOST_POINTS = 40_000_000;
const LONGEST_SIDE = 2048;
const QUALITY = 85;
/** This encoder needs less for the same look, and a quarter fewer bytes reach a phone. */
const JPEG = { quality: 80, mozjpeg: true };

/**
 * Decodes a picture and draws it anew: what comes out holds points and nothing else, so places (GPS), comments and anything
 * hidden behind the picture are gone.
 */
export async function redrawImage(bytes: Uint8Array, type: FileType, square: boolean): Promise<Drawn> {
  const size = await sizeOf(bytes);
  if (square && size.width !== size.height) throw new AppError('IMAGE_NOT_SQUARE', { field: 'file' });
  try {
    const upright = open(bytes).autoOrient();
    const exceeded = PICTURE_SIZES.filter((name) => Math.max(size.width, size.height) > PICTURE_SIDES[name]);
    const [full, ...smaller] = await Promise.all([
      encode(shrink(upright, LONGEST_SIDE), type),
      ...exceeded.map((name) => encode(shrink(upright, PICTURE_SIDES[name]), type)),
    ]);
    return {
      bytes: full.data,
      smaller: exceeded.map((name, place) => ({ size: name, bytes: smaller[place]!.data })),
      width: full.info.width,
      height: full.info.height,
    };
  } catch {
    throw unreadable();
  }
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const {
    width,
    height,
    pages = 1,
  } = await open(bytes)
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > MOST_POINTS || pages > 1) throw unreadable();
  return { width, height };
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_POINTS, failOn: 'error', sequentialRead: true });

const shrink = (image: Sharp, side: number): Sharp =>
  image.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true });

function encode(image: Sharp, type: FileType) {
  const encoded =
    type.mime === 'image/jpeg'
      ? image.jpeg(JPEG)
      : type.mime === 'image/webp'
        ? image.webp({ quality: QUALITY })
        : image.png();
  return encoded.toBuffer({ resolveWithObject: true });
}

const unreadable = (): AppError => new AppError('UPLOAD_UNREADABLE', { field: 'file' });
