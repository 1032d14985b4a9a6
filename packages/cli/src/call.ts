/** How this program is called again, as somebody may type it after it has ended. */
import type { Language } from '@guildhall/kernel';
import { usualLanguage } from './text/index.ts';

/** Whoever started it with npx has no command "guildhall"; whoever chose a language wants it again. */
export function callOf(rest: string, language: Language, env: NodeJS.ProcessEnv = process.env): string {
  const byNpx = env.npm_command === 'exec' && /^['"]?guildhall\b/.test(env.npm_lifecycle_script ?? '');
  const chosen = language === usualLanguage(env) ? '' : ` --lang ${language}`;
  return `${byNpx ? 'npx ' : ''}guildhall ${rest}${chosen}`;
}
