/**
 * The script of a prerendered page. Readers get what its elements do and nothing else; who has an account in this
 * browser gets the application, which renders the same page for its owner.
 */
import { followConsent, followConsentAsBanner } from './features/shell/frame/consent';
import { sayCancelled } from './features/billing/cancelled';
import { rotate } from './features/site/landing/rotate';
import { registerOfflinePage } from './offlinePage';
import { startAnalytics } from './session/analytics';
import { hasStoredAccount } from './session/storedAccount';
import { keepFocusInMenu } from './ui/menu';

/** By the `data-does` of an element. */
const behaviours = {
  banner: followConsentAsBanner,
  cancelled: sayCancelled,
  carousel: rotate,
  consent: followConsent,
  menu: keepFocusInMenu,
};

if (hasStoredAccount()) {
  void import('./main');
} else {
  for (const [name, attach] of Object.entries(behaviours)) {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-does="${name}"]`)) attach(element);
  }
  startAnalytics(document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content);
  registerOfflinePage();
  // Back from the application, this page may come from the browser's memory: as it was before the sign-in.
  addEventListener('pageshow', ({ persisted }) => persisted && hasStoredAccount() && location.reload());
}
