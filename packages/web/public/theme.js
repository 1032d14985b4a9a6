// Sets theme and language before the first paint. The page's preferences (src/hall/preferences.ts) write these keys.
(() => {
  const root = document.documentElement;
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('guildhall.preferences') || '{}');
  } catch {
    saved = {};
  }
  const dark = saved.theme ? saved.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.lang = saved.language || (navigator.language.startsWith('pl') ? 'pl' : 'en');
})();
