/** Keys of the curve P-256, in base64url, as push services and browsers use them. */
import { createECDH, ECDH } from 'node:crypto';
import type { DeviceBody } from '@guildhall/wire';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const PRIVATE_BYTES = 32;
const SECRET_BYTES = 16;

/** Whether letters can be sealed by what a browser gave: its public key must be a point of the curve. */
export function canSealBy({ p256dh, auth }: DeviceBody['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false;
  try {
    return ECDH.convertKey(point, CURVE).length === POINT_BYTES;
  } catch {
    return false;
  }
}

/** The public key that goes with a private one; null: that is none. */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== PRIVATE_BYTES) return null;
  try {
    const curve = createECDH(CURVE);
    curve.setPrivateKey(bytes);
    return curve.getPublicKey('base64url');
  } catch {
    return null;
  }
}
