#!/usr/bin/env node
// The command line runs straight from its TypeScript sources; nothing needs to be built.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2));
