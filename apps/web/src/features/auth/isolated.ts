/** Addresses and numbers inside an Arabic sentence keep their own direction (the signs of Unicode for an isolated run). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
