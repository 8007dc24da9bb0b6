/**
 * What a transaction began with is no longer true: whoever opened it rolls back and begins anew. Requests do so by
 * themselves, jobs by their own next try.
 */
export class TryAgain extends Error {}
