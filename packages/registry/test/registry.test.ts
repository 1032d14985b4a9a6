import { LANGUAGES } from '@guildhall/kernel';
import { describe, expect, it } from 'vitest';
import { listBoards, loadBoard } from '../src/boards.ts';
import { listGames, loadGame, UnknownGame } from '../src/index.ts';

describe('the registry', () => {
  it('loads every game it lists, under its own id and with a name in every language', async () => {
    expect(listGames()).toContain('brigade');
    for (const id of listGames()) {
      const game = await loadGame(id);
      expect(game.meta.id).toBe(id);
      for (const language of LANGUAGES) expect(game.text[language].title).not.toBe('');
      expect(game.rulebook().rules.length).toBeGreaterThan(0);
    }
  });

  it('has a board for every game that it lets the page offer, and no other', async () => {
    expect(listBoards()).toEqual(listGames().filter((id) => listBoards().includes(id)));
    expect(listBoards().slice(0, 2)).toEqual(['brigade', 'kobolds']);
    for (const id of listBoards()) expect((await loadBoard(id)).theme).toBe(`game-${id}`);
    await expect(loadBoard('chess')).rejects.toThrow(UnknownGame);
  });

  it.each(['chess', '', 'constructor', '__proto__'])('knows no game "%s", and says which there are', async (id) => {
    await expect(loadGame(id)).rejects.toThrow(UnknownGame);
    await expect(loadGame(id)).rejects.toThrow(`there is no game "${id}"; the games are brigade, kobolds`);
  });
});
