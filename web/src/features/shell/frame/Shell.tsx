import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, type Location } from 'react-router-dom';
import { OfflineBar } from '../../../ui/feedback/OfflineBar';
import { ComingPage } from './ComingPage';
import { Frame } from './Frame';
import { LoadedLocation } from '../page/LoadedLocation';
import { NavBar } from './NavBar';
import { Page } from '../page/Page';

/** An address that is typed has no visit before it: it starts at the top, not where the page before it was left. */
const visitOf = ({ key }: Location): string => (key === 'default' ? `load:${performance.timeOrigin}` : key);

/** The frame of every route of the application. */
export function Shell() {
  const location = useLocation();
  const [loaded] = useState(location);
  // Two addresses of one route are one page.
  const route = useMatches().at(-1)?.id ?? location.pathname;
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
        <LoadedLocation value={loaded}>
          <Outlet />
        </LoadedLocation>
      </Page>
      <ScrollRestoration getKey={visitOf} />
    </Frame>
  );
}
