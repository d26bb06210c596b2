/**
 * The script of a prerendered page. For visitors it attaches the behaviour of the page's elements, without React; in a
 * browser with an account it loads the application, which renders the same page for its owner.
 */
import { followConsent, followConsentAsBanner } from './features/shell/frame/consent';
import { showCancelledNotice } from './features/billing/showCancelledNotice';
import { rotateCarousel } from './features/site/landing/rotateCarousel';
import { registerOfflinePage } from './offlinePage';
import { startAnalytics } from './session/analytics';
import { hasStoredAccount } from './session/storedAccount';
import { keepFocusInMenu } from './ui/menu';

/** The behaviours by the `data-does` attribute of the elements that have them. */
const behaviours = {
  banner: followConsentAsBanner,
  cancelled: showCancelledNotice,
  carousel: rotateCarousel,
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
  // After Back from the application this page may be restored from the back/forward cache, as it was before the sign-in.
  addEventListener('pageshow', ({ persisted }) => persisted && hasStoredAccount() && location.reload());
}
