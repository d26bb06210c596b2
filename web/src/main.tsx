import { ApolloProvider } from '@apollo/client/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createApollo } from './apollo';
import { registerOfflinePage } from './offlinePage';
import { deferInstallPrompt } from './features/shell/installPrompt';
import { createRouter } from './router';
import { ConfigProvider } from './session/ConfigProvider';
import { preloadIdentity } from './session/identity';
import { SessionProvider } from './session/SessionProvider';
import { hasStoredAccount, reloadForAnotherAccount, storedSession } from './session/storedAccount';
import { ViewerProvider } from './session/ViewerProvider';
import { DialogsProvider } from './ui/feedback/Dialogs';
import { Toaster } from './ui/feedback/Toaster';
import './ui/styles/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// In a browser with an account the prerendered content for visitors is removed at once. The prerendered skeleton of an
// application page stays until React has rendered the same one.
if ('account' in document.documentElement.dataset) root.replaceChildren();
delete document.documentElement.dataset['account'];
reloadForAnotherAccount();
registerOfflinePage();
deferInstallPrompt();
// Loaded while React renders; a failure is reported by the code that needs it.
if (hasStoredAccount() && !storedSession()) preloadIdentity().catch(() => {});

const apollo = createApollo();

const app = (
  <StrictMode>
    <ApolloProvider client={apollo.client}>
      <ConfigProvider>
        <SessionProvider forgetAccount={apollo.forgetAccount}>
          <ViewerProvider>
            <DialogsProvider>
              <RouterProvider router={createRouter(apollo.client)} />
              <Toaster />
            </DialogsProvider>
          </ViewerProvider>
        </SessionProvider>
      </ConfigProvider>
    </ApolloProvider>
  </StrictMode>
);

// As a transition, so that React renders in slices and the page answers to input between them.
startTransition(() => createRoot(root).render(app));
