import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { OfflineBar } from '../ui/OfflineBar';
import { Frame } from './Frame';
import { NavBar } from './NavBar';
import { Page } from './Page';

/** The frame of every route of the application. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <Frame
      top={
        <>
          <OfflineBar />
          <NavBar />
        </>
      }
    >
      <Page key={pathname}>
        <Outlet />
      </Page>
      <ScrollRestoration />
    </Frame>
  );
}
