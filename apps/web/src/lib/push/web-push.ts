/**
 * Notifications of the device, asked for by the person and kept by the browser. The worker has a place of its own for
 * each kind of user, and no page under it.
 */
import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { readStored, writeStored } from '../storage';

export type PushAddress = { endpoint: string; p256dh: string; auth: string };
type Owner = { kind: UserKind; accountId: number; userId: number };

const WORKER = '/assets-app/push-worker.js';
const placeOf = (kind: UserKind): string => `/assets-app/push/${kind}/`;
/** Who turned it on here. Whoever signs in later is not told before she asks for it herself. */
const ownerKey = (kind: UserKind): string => `rawnaq.${kind}.push`;
const nameOf = ({ accountId, userId }: Owner): string => `${accountId}.${userId}`;

export const isPushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Undefined where this person has not turned it on in this browser, or the server has another key by now. */
export async function pushAddress(owner: Owner, key?: string): Promise<PushAddress | undefined> {
  if (!isPushPossible() || Notification.permission !== 'granted') return undefined;
  if (readStored(ownerKey(owner.kind)) !== nameOf(owner)) return undefined;
  const subscription = await subscriptionOf(owner.kind);
  if (!subscription || (key !== undefined && keyOf(subscription) !== key)) return undefined;
  return addressOf(subscription);
}

/** Asks the person, then the browser. Undefined: the person said no. */
export async function turnPushOn(owner: Owner, key: string): Promise<PushAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER, { scope: placeOf(owner.kind) });
  const registration = await activeIn(owner.kind);
  const former = await registration.pushManager.getSubscription();
  // Made for somebody else, or with another key: a new one has another address.
  if (former) await former.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  writeStored(ownerKey(owner.kind), nameOf(owner));
  return addressOf(subscription);
}

export async function turnPushOff(kind: UserKind): Promise<void> {
  writeStored(ownerKey(kind), undefined);
  if (!isPushPossible()) return;
  const registration = await navigator.serviceWorker.getRegistration(placeOf(kind));
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

/** A touched notification opens its page in the window that is there. */
export function followPush(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const follow = ({ data }: MessageEvent<{ opens?: unknown } | undefined>) => {
    if (typeof data?.opens === 'string' && data.opens.startsWith('/')) open(data.opens);
  };
  navigator.serviceWorker.addEventListener('message', follow);
  navigator.serviceWorker.startMessages();
  return () => navigator.serviceWorker.removeEventListener('message', follow);
}

async function subscriptionOf(kind: UserKind): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(placeOf(kind));
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** A browser subscribes for a worker that runs; a new one takes a moment. */
async function activeIn(kind: UserKind): Promise<ServiceWorkerRegistration> {
  for (let tries = 0; tries < 100; tries += 1) {
    const registration = await navigator.serviceWorker.getRegistration(placeOf(kind));
    if (registration?.active) return registration;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error('The worker for notifications did not start');
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

function keyOf({ options }: PushSubscription): string {
  const letters = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
