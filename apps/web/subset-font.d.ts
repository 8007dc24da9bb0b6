declare module 'subset-font' {
  /** The font with the letters of a text only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, number>;
      noHinting: boolean;
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
}
