import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawPicture, type PictureOrder } from './draw-picture';

/** The process pictures are drawn in, one after the other. It gives way to everything else on the machine. */
const GIVE_WAY = 5;
setPriority(GIVE_WAY);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (order: PictureOrder) => {
  void drawPicture(order).then((outcome) => process.send!(outcome));
});
// Those who stop the server from a terminal stop us too: we end when it does, and it may still wait for a picture.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit(0));
