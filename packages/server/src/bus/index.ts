/** Word between processes, for whoever measures it. */
export { Bus, type Carrier } from './bus.ts';
export { NatsCarrier } from './nats.ts';
export { PostgresCarrier } from './postgres.ts';
