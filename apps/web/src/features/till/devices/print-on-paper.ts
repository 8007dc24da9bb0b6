import styles from './print-on-paper.module.css';

/** The browser's own print dialog, with nothing on the sheet but the picture. */
export async function printOnPaper(canvas: HTMLCanvasElement): Promise<void> {
  const picture = new Image();
  picture.className = styles.receipt ?? '';
  picture.src = canvas.toDataURL('image/png');
  await picture.decode();
  document.body.append(picture);
  document.documentElement.dataset['receipt'] = 'yes';
  try {
    // Returns when the dialog was answered.
    window.print();
  } finally {
    picture.remove();
    delete document.documentElement.dataset['receipt'];
  }
}
