import { Outlet, ScrollRestoration, useLocation, useMatches, type Location } from 'react-router-dom';
import { OfflineBar } from '../../ui/OfflineBar';
import { ComingPage } from './ComingPage';
import { Frame } from './Frame';
import { NavBar } from './NavBar';
import { Page } from './Page';

/** An address that is typed has no visit before it: it starts at the top, not where the page before it was left. */
const visitOf = ({ key }: Location): string => (key === 'default' ? `load:${performance.timeOrigin}` : key);

/** The frame of every route of the application. */
export function Shell() {
  const { pathname } = useLocation();
  // Two addresses of one route are one page.
  const route = useMatches().at(-1)?.id ?? pathname;
  return (
    <Frame
      top={
        <>
          <OfflineBar />
          <NavBar />
          <ComingPage />
        </>
      }
    >
      <Page key={route}>
        <Outlet />
      </Page>
      <ScrollRestoration getKey={visitOf} />
    </Frame>
  );
}
