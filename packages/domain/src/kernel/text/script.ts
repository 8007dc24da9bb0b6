export const hasArabicLetters = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
