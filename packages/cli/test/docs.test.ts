import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FIELDS } from '../src/protocol/requests.ts';
import { run, talk } from './desk.ts';

const PAGE = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));
/** UPDATE_DOCS=1 writes the session anew instead of comparing it. */
const UPDATE = process.env.UPDATE_DOCS === '1';
const SESSION = /```session\n([\s\S]*?)```/;
const LONG_LIST = 6;
const LONG_OBJECT = 8;
/** Affairs of the rules that no reader of the page needs. */
const INSIDES = new Set(['table', 'vars', 'used']);
const LONG_TEXT = 120;

/** A reply as the page shows it: long lists, objects and texts are cut. */
function cut(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    if (/^[0-9a-f]{64}$/.test(value)) return '…';
    return value.length > LONG_TEXT ? `${value.slice(0, LONG_TEXT)}…` : value;
  }
  if (Array.isArray(value)) {
    const shown = value.slice(0, LONG_LIST).map((item) => cut(item, depth + 1));
    return value.length > LONG_LIST ? [...shown, '…'] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (depth > 1 && entries.length > LONG_OBJECT) return '{…}';
  return Object.fromEntries(entries.map(([key, inside]) => [key, INSIDES.has(key) ? '{…}' : cut(inside, depth + 1)]));
}

describe('docs/protocol.md', () => {
  it('shows a session that really happens like that', async () => {
    const page = readFileSync(PAGE, 'utf8');
    const [block, session] = SESSION.exec(page) ?? ['', ''];
    const requests = session
      .split('\n')
      .filter((line) => line.startsWith('→ '))
      .map((line) => line.slice(2));
    expect(requests.length).toBeGreaterThan(8);
    const replies = await talk(requests);
    expect(replies).toHaveLength(requests.length);
    const lines = requests.map((request, i) => `→ ${request}\n← ${JSON.stringify(cut(replies[i]))}\n`);
    const real = `\`\`\`session\n${lines.join('')}\`\`\``;
    if (UPDATE)
      writeFileSync(
        PAGE,
        page.replace(block, () => real),
      );
    else expect(block, 'write it anew with UPDATE_DOCS=1').toBe(real);
  });

  it('describes every request there is, with its fields', () => {
    const page = readFileSync(PAGE, 'utf8');
    for (const [request, fields] of Object.entries(FIELDS)) {
      const [, columns] = new RegExp(`^\\| \`${request}\` \\| ([^|]*)\\|`, 'm').exec(page) ?? [];
      expect(columns, request).toBeDefined();
      expect([...columns.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual([...fields].sort());
    }
  });
});

describe('README.md', () => {
  it('names only commands that exist', async () => {
    const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');
    const commands = new Set([...readme.matchAll(/npx guildhall ([a-z]+)/g)].map(([, command]) => command));
    expect(commands.size).toBeGreaterThan(1);
    for (const command of commands) {
      const { code, out } = await run([command, '--help']);
      expect(code, command).toBe(0);
      expect(out).toContain(`Usage: guildhall ${command}`);
    }
  });
});
