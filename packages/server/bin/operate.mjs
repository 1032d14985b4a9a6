#!/usr/bin/env node
// Runs straight from its TypeScript sources; nothing needs to be built. The last word is the language.
import { register } from 'tsx/esm/api';

register();
const { operate } = await import('../src/operate.ts');
const words = process.argv.slice(2);
const language = words.pop() === 'pl' ? 'pl' : 'en';
process.exitCode = await operate(words, language);
