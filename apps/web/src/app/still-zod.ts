/**
 * zod compiles validators with `new Function` when it may; the content security policy forbids even the attempt. Its
 * own `config()` would bring 4 KB of it into what is loaded before the first page, so the settings that zod shares
 * among its copies stand before the first of them comes.
 */
export function keepZodFromCompiling(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
