import { behaviour } from '../../ui/behaviour';

const shownMs = 5_000;

/** The payment provider sends back here with ?canceled: says so in `place` for 5 s and leaves the address clean. */
export const sayCancelled = behaviour((place) => {
  const url = new URL(location.href);
  if (!url.searchParams.has('canceled')) return undefined;
  url.searchParams.delete('canceled');
  history.replaceState(history.state, '', url);
  place.textContent = 'Pagamento cancelado. Nada foi cobrado.';
  setTimeout(() => (place.textContent = ''), shownMs);
  return undefined;
});
