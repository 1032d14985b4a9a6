#!/usr/bin/env node
// Runs straight from its TypeScript sources; nothing needs to be built. The last word is the language.
import { register } from 'tsx/esm/api';

register();
await import('../src/bots/main.ts');
