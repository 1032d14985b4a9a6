/** What people made is never lost: not by bad data, a full browser, or another window. */
import { describe, expect, test } from 'vitest';
import { type Drawer, LONGEST_TEXT, openShelf } from '../src/shelf.ts';

const KEY = 'guildhall.kobolds.gangs';

function drawerWith(contents: { [key: string]: string } = {}): Drawer & { contents: Map<string, string> } {
  const map = new Map(Object.entries(contents));
  return { contents: map, getItem: (key) => map.get(key) ?? null, setItem: (key, value) => void map.set(key, value) };
}

describe('a shelf', () => {
  test('keeps works, the newest first, under ids that stay', () => {
    const drawer = drawerWith();
    const shelf = openShelf('kobolds.gangs', drawer);
    const one = shelf.keep('One', 'klacka');
    const two = shelf.keep('Two', 'barry');
    expect(one).not.toBe(two);
    expect(shelf.keep('One again', 'klacka; troll', one)).toBe(one);
    expect(openShelf('kobolds.gangs', drawer).list()).toEqual([
      { id: two, name: 'Two', text: 'barry' },
      { id: one, name: 'One again', text: 'klacka; troll' },
    ]);
  });

  test('gives back what was removed', () => {
    const shelf = openShelf('kobolds.gangs', drawerWith());
    const id = shelf.keep('One', 'klacka');
    shelf.keep('Two', 'barry');
    const gone = shelf.list().find((work) => work.id === id);
    shelf.remove(id);
    expect(shelf.list().map(({ name }) => name)).toEqual(['Two']);
    if (gone) shelf.putBack(gone);
    expect(shelf.list().map(({ name }) => name)).toEqual(['One', 'Two']);
  });

  test('tells those who listen, and no longer those who left', () => {
    const shelf = openShelf('kobolds.gangs', drawerWith());
    let heard = 0;
    const leave = shelf.hear(() => heard++);
    shelf.keep('One', 'klacka');
    leave();
    shelf.keep('Two', 'barry');
    expect(heard).toBe(1);
  });

  test('keeps kinds apart, and the bench apart from the shelf', () => {
    const drawer = drawerWith();
    const gangs = openShelf('kobolds.gangs', drawer);
    gangs.keep('One', 'klacka');
    gangs.leaveOnBench('barry');
    expect(openShelf('kobolds.layouts', drawer).list()).toEqual([]);
    expect(openShelf('kobolds.layouts', drawer).bench()).toBe('');
    expect(openShelf('kobolds.gangs', drawer).bench()).toBe('barry');
  });

  test('sees what another window kept meanwhile', () => {
    const drawer = drawerWith();
    const [here, there] = [openShelf('kobolds.gangs', drawer), openShelf('kobolds.gangs', drawer)];
    here.keep('Here', 'klacka');
    there.keep('There', 'barry');
    expect(there.list().map(({ name }) => name)).toEqual(['There', 'Here']);
    expect(new Set(there.list().map(({ id }) => id)).size).toBe(2);
  });
});

describe('bad data', () => {
  test.each(['{', 'null', '7', '"text"', '{"id":"w1"}'])('%s is set aside word for word, and the shelf works on', (raw) => {
    const drawer = drawerWith({ [KEY]: raw });
    const shelf = openShelf('kobolds.gangs', drawer);
    expect(shelf.list()).toEqual([]);
    shelf.keep('One', 'klacka');
    expect(
      openShelf('kobolds.gangs', drawer)
        .list()
        .map(({ name }) => name),
    ).toEqual(['One']);
    expect(drawer.contents.get(`${KEY}.aside`)).toContain(raw);
  });

  test('among good works only the bad ones are set aside', () => {
    const good = { id: 'w1', name: 'One', text: 'klacka' };
    const bad = [
      null,
      3,
      'x',
      {},
      { id: 4, name: '', text: '' },
      { id: 'w2', name: 'Long', text: 'x'.repeat(LONGEST_TEXT + 1) },
      { ...good },
    ];
    const drawer = drawerWith({ [KEY]: JSON.stringify([good, ...bad]) });
    const shelf = openShelf('kobolds.gangs', drawer);
    expect(shelf.list()).toEqual([good]);
    for (const each of bad) expect(drawer.contents.get(`${KEY}.aside`)).toContain(JSON.stringify(each));
  });

  test('what was set aside once is not set aside twice', () => {
    const drawer = drawerWith({ [KEY]: '{broken' });
    openShelf('kobolds.gangs', drawer);
    openShelf('kobolds.gangs', drawer);
    expect(drawer.contents.get(`${KEY}.aside`)).toBe('{broken');
  });
});

describe('a browser that does not keep things', () => {
  test('without storage the page still has its works, and says so', () => {
    const shelf = openShelf('kobolds.gangs', null);
    shelf.keep('One', 'klacka');
    shelf.keep('Two', 'barry');
    expect(shelf.list().map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(shelf.stores()).toBe(false);
  });

  test('a full or forbidden one loses nothing that is on the page', () => {
    const shelf = openShelf('kobolds.gangs', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('full');
      },
    });
    shelf.keep('One', 'klacka');
    shelf.keep('Two', 'barry');
    expect(shelf.list().map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(shelf.stores()).toBe(false);
    expect(shelf.bench()).toBe('');
  });
});
