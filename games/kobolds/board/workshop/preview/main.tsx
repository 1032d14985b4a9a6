/** The workshops by themselves, for looking at: ?scene=gangs|layouts|gang-choice|layout-choice &lang=pl &theme=dark &gold=30 #work */
import type { Language } from '@guildhall/kernel';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@guildhall/table/tokens.css';
import '../../../../../packages/web/src/styles/fonts.css';
import '../../../../../packages/web/src/styles/base.css';
import { isRefusal } from '@guildhall/kernel';
import { whyNotLayout } from '../../../data/index.ts';
import { readGang } from '../../../rules/gangs.ts';
import { readLayout } from '../../../rules/layout.ts';
import { GangChoice, LayoutChoice, workshops } from '../index.tsx';

const asked = new URLSearchParams(location.search);
const language: Language = asked.get('lang') === 'pl' ? 'pl' : 'en';
const scene = asked.get('scene') ?? 'gangs';
const gold = Number(asked.get('gold') ?? 30);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
document.documentElement.dataset.game = 'kobolds';
document.documentElement.lang = language;

function Preview() {
  const [last, setLast] = useState('');
  const common = { language, answer: setLast, openRule: setLast };
  const workshop = workshops.find(({ id }) => id === scene);
  const Page = workshop?.Page;
  return (
    <main className="wide-column" id="content">
      <h1>{workshop?.title[language] ?? scene}</h1>
      <output>{last}</output>
      <Suspense fallback={null}>
        {Page && (
          <Page
            language={language}
            brought={decodeURIComponent(location.hash.slice(1))}
            link={(work) => `${location.origin}/games/kobolds/workshop/${scene}#${encodeURIComponent(work)}`}
            openRule={setLast}
            setUp={() => setLast('set up')}
          />
        )}
      </Suspense>
      {scene === 'gang-choice' && (
        <GangChoice
          {...common}
          gold={gold}
          whyNot={(text) => {
            const read = readGang(text, gold);
            return isRefusal(read) ? read : null;
          }}
        />
      )}
      {scene === 'layout-choice' && (
        <LayoutChoice
          {...common}
          whyNot={(text) => {
            const plan = readLayout(text);
            return isRefusal(plan) ? plan : whyNotLayout(plan, 'runaway-carriage');
          }}
        />
      )}
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Preview />);
