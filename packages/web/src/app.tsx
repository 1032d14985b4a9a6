/** The pages and their addresses. Each is fetched when somebody goes there. */
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Boundary, NotFound } from './pages/problem.tsx';
import { Loading } from './parts/loading.tsx';
import { TurnToast } from './parts/turn-toast.tsx';

const Lobby = lazy(() => import('./pages/lobby.tsx'));
const Setup = lazy(() => import('./pages/setup.tsx'));
const TablePage = lazy(() => import('./table/page.tsx'));
const ReplayPage = lazy(() => import('./replay/page.tsx'));
const RulesPage = lazy(() => import('./pages/rules.tsx'));
const CardsPage = lazy(() => import('./pages/cards.tsx'));
const WorkshopPage = lazy(() => import('./pages/workshop.tsx'));
const MyTables = lazy(() => import('./pages/my-tables.tsx'));
const About = lazy(() => import('./pages/about.tsx'));

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
            <Route path="/" component={Lobby} />
            <Route path="/new/:game?">{({ game }) => <Setup game={game} />}</Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/table/:id/replay">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/tables" component={MyTables} />
            <Route path="/rules/:game/cards">{({ game }) => <CardsPage key={game} game={game} />}</Route>
            <Route path="/rules/:game?">{({ game }) => <RulesPage key={game} game={game} />}</Route>
            <Route path="/games/:game/workshop/:id">
              {({ game, id }) => <WorkshopPage key={`${game} ${id}`} game={game} id={id} />}
            </Route>
            <Route path="/about" component={About} />
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Boundary>
    </>
  );
}
