/** By which keys push services know the hall: made once and kept in its store, unless the one that signs is set. */
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Db } from '../store/schema.ts';
import { lasting } from '../store/tables.ts';
import { publicKeyOf } from './curve.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** How those who keep a push service reach those who keep the hall. */
  subject: string;
}

/** Nobody's: the protocol wants one, and whoever keeps the hall has named none. */
const NOBODY = 'mailto:nobody@guildhall.invalid';

/** All processes on one store have the same. */
export async function pushKeys(db: Db, { push, origin }: Pick<Config, 'push' | 'origin'>): Promise<PushKeys> {
  const privateKey = push.key ?? (await lasting(db, 'push key', () => webPush.generateVAPIDKeys().privateKey));
  const publicKey = publicKeyOf(privateKey);
  if (publicKey === null) throw new Error('the key for push services that is kept in the store is none');
  const subject = push.contact ?? (origin?.startsWith('https:') ? origin : NOBODY);
  return { publicKey, privateKey, subject };
}
