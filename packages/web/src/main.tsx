/** Where the page begins. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './app.tsx';
import { preferences } from './hall/preferences.ts';
import { findServer } from './tables/api.ts';
import { fetchWords } from './words/index.ts';

const server = findServer();

// Most begin in the lobby: it comes beside the words.
const lobby = location.pathname === '/' ? import('./pages/lobby.tsx') : null;
await Promise.all([fetchWords(preferences.get().language), lobby]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

if (preferences.get().tellPush) void server.then(() => import('./hall/push.ts')).then(({ watchPush }) => watchPush());
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
