import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRefusal, LANGUAGES, type Options, optionsThatMatter } from '@guildhall/kernel';
import { begin } from '@guildhall/kernel/testing';
import { describe, expect, it } from 'vitest';
import {
  listCampaignCovers,
  listCampaigns,
  listCovers,
  listGames,
  loadBoard,
  loadCampaign,
  loadGame,
  UnknownGame,
} from '../src/index.ts';

describe('the registry', () => {
  it('loads every game it lists, under its own id and with a name in every language', async () => {
    expect(listGames()).toContain('brigade');
    for (const id of listGames()) {
      const game = await loadGame(id);
      expect(game.meta.id).toBe(id);
      for (const language of LANGUAGES) expect(game.text[language].title).not.toBe('');
      expect(game.rulebook.ids.length).toBeGreaterThan(0);
    }
  });

  it('shows covers that say what the games say, and pictures that are there', async () => {
    expect(listCovers().map(({ id }) => id)).toEqual(expect.arrayContaining(listGames()));
    for (const { id, title, blurb, seats, art } of listCovers()) {
      for (const language of LANGUAGES) expect(blurb[language], id).not.toBe('');
      if (art) expect(existsSync(fileURLToPath(art)), art).toBe(true);
      if (!listGames().includes(id)) continue;
      const { meta, text } = await loadGame(id);
      expect(seats).toEqual(meta.seats);
      for (const language of LANGUAGES) expect(title[language]).toBe(text[language].title);
    }
  });

  it('has the boards of those games that bring one', async () => {
    expect((await loadBoard('brigade'))?.dockName?.en).toBe('Firehouse');
    for (const id of listGames()) expect(await loadBoard(id)).not.toBeUndefined();
  });

  it('loads campaigns like games, and says of which game each is, but lists them apart', async () => {
    expect(listCampaigns()).toEqual(['kobolds-campaign']);
    expect(listGames()).not.toContain('kobolds-campaign');
    for (const { id, campaignOf, title } of listCampaignCovers()) {
      expect(listGames()).toContain(campaignOf);
      const [ledger, kind] = [await loadGame(id), await loadCampaign(id)];
      expect(ledger.meta.id).toBe(id);
      expect(kind.ledger).toBe(ledger);
      expect(kind.game.meta.id).toBe(campaignOf);
      expect(await loadBoard(id)).not.toBeUndefined();
      for (const language of LANGUAGES) expect(title[language]).toBe(ledger.text[language].title);
    }
    await expect(loadCampaign('kobolds')).rejects.toThrow(UnknownGame);
  });

  it('calls no option idle that changes how a game begins, and finds those that are', async () => {
    const idle = new Set<string>();
    for (const id of listGames()) {
      const game = await loadGame(id);
      const { options: all, seats } = game.meta;
      const dealt = (options: Options, count: number): string =>
        JSON.stringify(begin(game, { seats: count, options, seed: 5 }).told.map(({ fact }) => fact));
      for (let count = seats.min; count <= seats.max; count++)
        for (const changed of [
          null,
          ...all.flatMap(({ name, values }) => values.slice(0, 3).map((value) => ({ [name]: value }))),
        ]) {
          const base = game.options(changed ?? {}, count);
          if (isRefusal(base)) continue;
          const mattering = optionsThatMatter(game.meta, base, count);
          for (const { name, values } of all.filter((option) => !mattering.includes(option)))
            for (const value of values.slice(0, 3)) {
              const other = game.options({ ...base, [name]: value }, count);
              if (isRefusal(other)) continue;
              expect(dealt(other, count), `${id}, ${count} seats: ${name}=${value}`).toBe(dealt(base, count));
              idle.add(`${id} ${name}`);
            }
        }
    }
    expect([...idle]).toEqual(
      expect.arrayContaining(['brigade level', 'kobolds doublePoints', 'bulwark hero3', 'wolsung temper', 'wolsung hero6']),
    );
  });

  it.each(['chess', '', 'constructor', '__proto__'])('knows no game "%s", and says which there are', async (id) => {
    for (const load of [loadGame, loadBoard]) {
      await expect(load(id)).rejects.toThrow(UnknownGame);
      await expect(load(id)).rejects.toThrow(`there is no game "${id}"; the games are brigade, kobolds`);
    }
  });
});
