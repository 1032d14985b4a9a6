/** The theme follows the system, also when somebody asks for it in the very moment it changes. */
import { expect, test, vi } from 'vitest';

/** A browser's own: whoever is asked while it changes has said so, and does not tell of it any more. */
class SystemTheme extends EventTarget {
  private dark = false;
  private told = false;
  get matches(): boolean {
    this.told = this.dark;
    return this.dark;
  }
  change(dark: boolean, meanwhile: () => void): void {
    this.dark = dark;
    meanwhile();
    if (this.told === dark) return;
    this.told = dark;
    this.dispatchEvent(Object.assign(new Event('change'), { matches: dark }));
  }
}

const system = new SystemTheme();
const root = { dataset: {} as { theme?: string }, lang: '' };
vi.stubGlobal('document', { documentElement: root });
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', (query: string) => (query.includes('dark') ? system : new EventTarget()));
const { isDark, prefer } = await import('../src/hall/preferences.ts');

test('a page that asks while the system changes is shown in the new theme all the same', () => {
  prefer({});
  expect([isDark(), root.dataset.theme]).toEqual([false, 'light']);
  system.change(true, () => void isDark());
  expect([isDark(), root.dataset.theme]).toEqual([true, 'dark']);
  prefer({ theme: 'light' });
  system.change(false, () => void isDark());
  expect(root.dataset.theme).toBe('light');
  system.change(true, () => {});
  expect(root.dataset.theme).toBe('light');
  prefer({ theme: null });
  expect(root.dataset.theme).toBe('dark');
});
