/** The pages and their addresses. Each is fetched when somebody goes there. */
import { Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary, NotFound } from './pages/problem.tsx';
import { Fetched, fetchable } from './parts/fetched.tsx';
import { Loading } from './parts/loading.tsx';
import { TurnToast } from './parts/turn-toast.tsx';

const lobby = fetchable(() => import('./pages/lobby.tsx'));
const setup = fetchable(() => import('./pages/setup.tsx'));
const tablePage = fetchable(() => import('./table/page.tsx'));
const replayPage = fetchable(() => import('./replay/page.tsx'));
const rulesPage = fetchable(() => import('./pages/rules.tsx'));
const cardsPage = fetchable(() => import('./pages/cards.tsx'));
const workshopPage = fetchable(() => import('./pages/workshop.tsx'));
const myTables = fetchable(() => import('./pages/my-tables.tsx'));
const about = fetchable(() => import('./pages/about.tsx'));

export function App() {
  const [path] = useLocation();
  // A new page begins at its top, unless the address names a place in it.
  useEffect(() => {
    if (path && !location.hash) scrollTo(0, 0);
  }, [path]);
  return (
    <>
      <TurnToast />
      <Boundary key={path}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <Fetched page={lobby} given={{}} />
            </Route>
            <Route path="/new/:game?">{({ game }) => <Fetched page={setup} given={{ game }} />}</Route>
            <Route path="/table/:id">{({ id }) => <Fetched key={id} page={tablePage} given={{ id }} />}</Route>
            <Route path="/table/:id/replay">{({ id }) => <Fetched key={id} page={replayPage} given={{ id }} />}</Route>
            <Route path="/tables">
              <Fetched page={myTables} given={{}} />
            </Route>
            <Route path="/rules/:game/cards">{({ game }) => <Fetched key={game} page={cardsPage} given={{ game }} />}</Route>
            <Route path="/rules/:game?">{({ game }) => <Fetched key={game} page={rulesPage} given={{ game }} />}</Route>
            <Route path="/games/:game/workshop/:id">
              {({ game, id }) => <Fetched key={`${game} ${id}`} page={workshopPage} given={{ game, id }} />}
            </Route>
            <Route path="/about">
              <Fetched page={about} given={{}} />
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
    </>
  );
}
