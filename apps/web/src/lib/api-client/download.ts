import type { Endpoint, InputOf } from '@rawnaq/domain/kernel/contract';
import { dialogTexts } from '@rawnaq/domain/kernel/text/dialog-texts';
import { currentLanguage } from '../language/language';
import { toastSuccess } from '../toast';
import { send, type CallOptions } from './request';

/** Fetches a file and hands it to the browser under the name the server gave it. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<void> {
  const response = await send(endpoint, input, options);
  const fallback = endpoint.path.split('/').at(-1) ?? 'file';
  offerFile(await response.blob(), fileNameOf(response.headers.get('content-disposition')) ?? fallback);
  toastSuccess(dialogTexts.downloaded[currentLanguage()]);
}

/** Fetches a file to be shown on the page. An `img` alone could not: it sends no token. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Blob> {
  return (await send(endpoint, input, options)).blob();
}

/** The name in a content-disposition header. The extended form (`filename*`) carries Arabic names and wins. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined;
  const extended = /filename\*\s*=\s*(?:UTF-8|utf-8)''([^;]+)/.exec(disposition)?.[1];
  if (extended) return safeName(decodeName(extended));
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/.exec(disposition);
  const name = plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  return name === undefined ? undefined : safeName(name);
}

function decodeName(text: string): string {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return text.trim();
  }
}

const safeName = (name: string): string | undefined => name.replace(/[/\\]/g, '-').trim() || undefined;

function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
