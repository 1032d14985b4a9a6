/** Where others find this hall: the address it is called by, or that of the network if that one means only this machine. */
import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** A name that leads every machine to itself. */
function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || name.startsWith('127.');
}

/** This machine's addresses in its network, by which friends on other machines reach it. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** null: the hall listens to this machine alone. */
export function reachableAt(request: FastifyRequest, { origin, host }: Pick<Config, 'origin' | 'host'>): string | null {
  if (origin !== null) return origin;
  const called = request.headers.host ?? '';
  if (called !== '' && !isLoopback(called)) return `${request.protocol}://${called}`;
  if (!EVERYWHERE.has(host)) return null;
  const [address] = networkAddresses();
  return address === undefined ? null : `http://${address}:${request.raw.socket.localPort}`;
}
