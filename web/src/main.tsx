import { ApolloProvider } from '@apollo/client/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createApollo } from './apollo';
import { registerOfflinePage } from './offlinePage';
import { keepInstallPrompt } from './features/shell/installPrompt';
import { createRouter } from './router';
import { ConfigProvider } from './session/ConfigProvider';
import { prepareIdentity } from './session/identity';
import { SessionProvider } from './session/SessionProvider';
import { hasStoredAccount, renewForAnotherAccount, storedSession } from './session/storedAccount';
import { ViewerProvider } from './session/ViewerProvider';
import { DialogsProvider } from './ui/feedback/Dialogs';
import { Toaster } from './ui/feedback/Toaster';
import './ui/styles/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The content for visitors is removed at once; the skeleton of the application's pages stays until React has
// drawn the same.
if ('account' in document.documentElement.dataset) root.replaceChildren();
delete document.documentElement.dataset['account'];
renewForAnotherAccount();
registerOfflinePage();
keepInstallPrompt();
// On its way while React draws; who needs it says when it does not come.
if (hasStoredAccount() && !storedSession()) prepareIdentity().catch(() => {});

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

// In slices, between which the browser answers to who touches the page.
startTransition(() => createRoot(root).render(app));
