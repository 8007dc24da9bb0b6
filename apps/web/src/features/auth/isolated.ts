/**
 * Addresses and numbers inside an Arabic sentence keep their own direction (Unicode's signs for an isolated run from
 * left to right).
 */
export const isolated = (text: string): string => `\u2066${text}\u2069`;
