/** Letters of neither language; those with an accent are among them. */
export const hasForeignLetters = (text: string): boolean => /(?![A-Za-z]|\p{Script=Arabic}|\u0640)\p{L}/u.test(text);

export const hasArabicLetters = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
