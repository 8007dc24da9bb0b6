/** Beside an answer to a question: the tables it was read from. */
export const SHOWS_HEADER = 'x-shows';
/** Beside the answer to a write: the name of the change, and the tables that were written. */
export const CHANGED_HEADER = 'x-changed';
