import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, type Location } from 'react-router-dom';
import { OfflineBar } from '../../../ui/feedback/OfflineBar';
import { NavigationProgress } from './NavigationProgress';
import { Frame } from './Frame';
import { InitialLocation } from '../page/InitialLocation';
import { NavBar } from './NavBar';
import { Page } from '../page/Page';

/** The key of a scroll position. The first location of a document gets a key of its own: it always starts at the top. */
const scrollKey = ({ key }: Location): string => (key === 'default' ? `load:${performance.timeOrigin}` : key);

/** The frame of every route of the application. */
export function Shell() {
  const location = useLocation();
  const [initialLocation] = useState(location);
  // Two addresses of one route are one page.
  const route = useMatches().at(-1)?.id ?? location.pathname;
  return (
    <Frame
      top={
        <>
          <OfflineBar />
          <NavBar />
          <NavigationProgress />
        </>
      }
    >
      <Page key={route}>
        <InitialLocation value={initialLocation}>
          <Outlet />
        </InitialLocation>
      </Page>
      <ScrollRestoration getKey={scrollKey} />
    </Frame>
  );
}
