/** Apart from the contract, because a public page that names them need not carry it. */
export const MOST_LETTERS = 2000;
