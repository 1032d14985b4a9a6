/** A push service on this machine: it takes letters, and the devices that are registered there open them as browsers do. */
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { DeviceBody, TurnLetter } from '@guildhall/wire';

export interface Posted {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const sum = createHmac('sha256', key);
  for (const part of parts) sum.update(part);
  return sum.digest();
};

/** Opens a letter by RFC 8291 and RFC 8188, which stand here once more so that the library is not asked about itself. */
export function opened(body: Buffer, secret: { privateKey: string; auth: string }): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret.privateKey, 'base64url');
  const salt = body.subarray(0, 16);
  const from = body.subarray(21, 21 + body[20]);
  const text = body.subarray(21 + body[20]);
  const pair = hmac(Buffer.from(secret.auth, 'base64url'), curve.computeSecret(from));
  const key = hmac(pair, 'WebPush: info\0', curve.getPublicKey(), from, '\x01');
  const both = hmac(salt, key);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    hmac(both, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16),
    hmac(both, 'Content-Encoding: nonce\0\x01').subarray(0, 12),
  );
  cipher.setAuthTag(text.subarray(-16));
  const plain = Buffer.concat([cipher.update(text.subarray(0, -16)), cipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** What the sender says of itself, if its signature holds. */
export function senderOf({ headers }: Posted): { aud: string; sub: string; exp: number; key: string } {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url')))
    throw new Error('a signature that does not hold');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

export class Device {
  readonly posted: Posted[] = [];
  private readonly curve = createECDH('prime256v1');
  private readonly auth = randomBytes(16).toString('base64url');
  /** What this device's letters are answered with. */
  answer: { status: number; headers?: Record<string, string>; hangs?: boolean } = { status: 201 };

  constructor(
    readonly endpoint: string,
    readonly path: string,
  ) {
    this.curve.generateKeys();
  }

  get body(): DeviceBody {
    return { endpoint: this.endpoint, keys: { p256dh: this.curve.getPublicKey('base64url'), auth: this.auth } };
  }

  get letters(): TurnLetter[] {
    const secret = { privateKey: this.curve.getPrivateKey('base64url'), auth: this.auth };
    return this.posted.map(({ body }) => JSON.parse(opened(body, secret)) as TurnLetter);
  }
}

export class PostOffice {
  private readonly devices = new Map<string, Device>();
  /** All that came, known or not. */
  readonly paths: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(): Promise<PostOffice> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    const office = new PostOffice(server, `http://127.0.0.1:${port}`);
    server.on('request', async (request, response) => {
      const path = request.url ?? '';
      office.paths.push(path);
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const device = office.devices.get(path);
      device?.posted.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      if (device?.answer.hangs) return;
      response.writeHead(device?.answer.status ?? 410, device?.answer.headers);
      response.end('answered');
    });
    return office;
  }

  register(): Device {
    const path = `/send/${randomBytes(24).toString('base64url')}`;
    const device = new Device(this.origin + path, path);
    this.devices.set(path, device);
    return device;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
