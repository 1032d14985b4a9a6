/** Somebody who answers every question of Defenders on the page itself: by its lists, its forms and its map. */
import type { Page } from 'playwright-core';
import { HANGS } from './visitors.ts';

/** What a page remembers of what was answered on it. */
export interface Diary {
  /** Every kind of question that was answered here. */
  answered: string[];
  given: number;
}

/** How somebody plays: what they press where they have the choice, and whether they fight. */
export interface Manner {
  /** Names of questions that are left to the test. */
  leave?: string[];
  /** Moves and activates; else passes, so that the siege is short. */
  fights?: boolean;
}

/** Sits somebody down at a page: from now on they answer whenever `go` is set. Done again after a reload. */
export async function sitDown(page: Page, manner: Manner = {}): Promise<void> {
  await page.evaluate((given) => {
    const { leave = [], fights = false } = given;
    const diary = { answered: new Set<string>(), given: 0, go: false, leave };
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    const reads = (words: RegExp, selector = '.answer'): HTMLElement | undefined =>
      all(selector).find(({ textContent }) => words.test(textContent.replace(/^\d|\d$/g, '').trim()));
    const change = (field: HTMLSelectElement, value: string): void => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };

    /** What is pressed first of all, by the question; else the first answer of the list. */
    const wishes: [RegExp, RegExp][] = [
      [/^world building\/wish/, /^(Ready|Gotowe)/],
      [/^agreement\//, /^(Yes|Tak)/],
      [/challenge$/, /^(Accept|Przyjmij)/],
      [/^battle\/vote/, /^(It stands|Broni)/],
      [/^(connections|entry points)\/propose/, /^(Pass|Spasuj)/],
      [/^entry points\/confirm/, /^(Confirm|Zatwierdź)/],
      ...(fights
        ? []
        : ([
            [/^(moves|individuals)\//, /^(Pass|Stop|Spasuj|Zatrzymaj)/],
            [/^activation\/unit/, /^(Nobody|Nikogo)/],
          ] as [RegExp, RegExp][])),
    ];
    /** Opens a group of the list; true if it is open. */
    const group = (words: RegExp): boolean => {
      const wanted = reads(words, '.answer-groups button');
      if (wanted?.getAttribute('aria-pressed') === 'false') {
        wanted.click();
        return false;
      }
      return wanted !== undefined;
    };
    /** Six locations and six defenders of two cards each, then everybody skips. */
    const create = (): HTMLElement | undefined => {
      const [places, people] = all('.df-finished > div').map((list) => list.querySelectorAll('.df-finished-item').length);
      if (places >= 6 && people >= 6) {
        const skip = reads(/^(Skip|Spasuj)/);
        if (!skip) group(/^(More|Inne)/);
        return skip;
      }
      if (all('.answer-groups button').length === 0) return all('.answer')[0];
      // Not always the same one finishes what others began.
      if (reads(/^(Finalise|Ukończ)/, '.answer-groups button') && (diary.given % 3 !== 1 || all('.df-stack').length > 3)) {
        return group(/^(Finalise|Ukończ)/) ? all('.answer')[0] : undefined;
      }
      const begun = all('.df-stack').length > 0 && reads(/^(Add|Dodaj)/, '.answer-groups button');
      const wanted = begun ? /^(Add|Dodaj)/ : places < 6 ? /^(New location|Nowe miejsce)/ : /^(New defender|Nowy)/;
      return group(wanted) ? all('.answer')[0] : undefined;
    };

    /** One step of a form: true once it is given. */
    const fill = (form: HTMLElement, question: string): boolean => {
      const submit = (): boolean => {
        form.querySelector<HTMLElement>('button[type="submit"]')?.click();
        return true;
      };
      if (/^reflection\/(play|join)/.test(question)) {
        const end = form.querySelector<HTMLElement>('.df-bench-foot .df-plain[data-legal]');
        end?.click();
        return end !== null;
      }
      if (question === 'nature/draw') {
        form.querySelector<HTMLElement>('.df-bench-foot .df-plain[data-legal]')?.click();
        return true;
      }
      if (question === 'map/draw') {
        const confirm = form.querySelector<HTMLElement>('button[type="submit"][data-legal]');
        (confirm ?? form.querySelector<HTMLElement>('.df-forme'))?.click();
        return confirm !== null;
      }
      if (question === 'city creation/word' && !form.querySelector('input[type="radio"]:checked')) {
        // The first card of a stack gives its type, the second a descriptor if it may.
        const stack =
          all('.df-stack').length > 0
            ? form.querySelectorAll<HTMLElement>('fieldset:nth-of-type(2) input[type="radio"]')[0]
            : null;
        const types = form.querySelectorAll<HTMLElement>('fieldset:first-of-type input[type="radio"]');
        (stack ?? types[(diary.given * 5) % types.length])?.click();
        return false;
      }
      if (question === 'reflection/frame' && !form.querySelector('.df-person')) {
        const select = form.querySelector<HTMLSelectElement>('.df-people select');
        if (select) change(select, select.options[1]?.value ?? '');
        return false;
      }
      if (question === 'threat acts/ruin' && !form.dataset.drawn) {
        form.dataset.drawn = 'yes';
        form.querySelector<HTMLElement>('.df-forme')?.click();
        return false;
      }
      if (question === 'world building/own setting') {
        for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
          if (field.value === '') {
            const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
            Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, 'A city on stilts');
            field.dispatchEvent(new Event('input', { bubbles: true }));
            return false;
          }
        }
        return submit();
      }
      const empty = [...form.querySelectorAll<HTMLElement>('.df-field')].find((field) => {
        const input = field.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
        return field.querySelector('.df-idea') && (input?.value === '' || input?.getAttribute('aria-invalid') === 'true');
      });
      if (empty) {
        empty.querySelector<HTMLElement>('.df-idea')?.click();
        return false;
      }
      return submit();
    };

    const answer = (): void => {
      const tray = one('.tray.asked');
      if (!diary.go || !tray || tray.getAttribute('aria-busy') === 'true' || one('.kept.reconnecting')) return;
      const question = tray.dataset.question ?? '';
      if (diary.leave.includes(question)) return;
      const form = tray.querySelector<HTMLElement>('form.df-bench');
      let done = false;
      if (form) done = fill(form, question);
      else {
        const words = wishes.find(([asked]) => asked.test(question))?.[1];
        const pressed = question === 'city creation/act' ? create() : ((words && reads(words)) ?? one('.answer'));
        pressed?.click();
        done = pressed !== undefined && pressed !== null;
      }
      if (!done) return;
      diary.answered.add(question);
      diary.given++;
    };
    Object.assign(window, { diary });
    setInterval(answer, 12);
  }, manner);
}

interface Sitting {
  diary: { answered: Set<string>; given: number; go: boolean; leave: string[] };
}

/** Lets them answer everything, or stop. */
export async function letPlay(pages: readonly Page[], go: boolean): Promise<void> {
  await Promise.all(
    pages.map((page) =>
      page.evaluate((on) => {
        Object.assign((window as unknown as Sitting).diary, { go: on, leave: [] });
      }, go),
    ),
  );
}

/** A fresh page of the diary. */
export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as Sitting).diary.answered.clear();
  });

export const diaryOf = (page: Page): Promise<Diary> =>
  page.evaluate(() => {
    const { answered, given } = (window as unknown as Sitting).diary;
    return { answered: [...answered], given };
  });

/** Who is asked one of these; everybody plays on until somebody is, then all leave it to the test. */
export async function until(pages: readonly Page[], questions: readonly string[]): Promise<Page> {
  await Promise.all(
    pages.map((page) =>
      page.evaluate((leave) => {
        Object.assign((window as unknown as Sitting).diary, { leave, go: true });
      }, questions),
    ),
  );
  const asked = questions.map((question) => `.tray.asked[data-question="${question}"][aria-busy="false"]`).join(', ');
  let [given, since] = [-1, Date.now()];
  for (;;) {
    for (const page of pages) {
      if ((await page.locator(asked).count()) === 0) continue;
      await letPlay(pages, false);
      return page;
    }
    const sum = (await Promise.all(pages.map(diaryOf))).reduce((all, diary) => all + diary.given, 0);
    if (sum !== given) [given, since] = [sum, Date.now()];
    if (Date.now() - since > HANGS) throw new Error(`nobody gets to ${questions}: ${await whereAll(pages)}`);
    await pages[0].waitForTimeout(60);
  }
}

const whereAll = async (pages: readonly Page[]): Promise<string> =>
  (await Promise.all(pages.map((page) => page.locator('.tray').textContent()))).join(' | ');
