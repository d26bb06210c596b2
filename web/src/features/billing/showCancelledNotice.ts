import { behaviour } from '../../ui/behaviour';

const shownMs = 5_000;

/** After a return from the payment provider with ?canceled: shows a notice in `element` for 5 s and removes the parameter. */
export const showCancelledNotice = behaviour((element) => {
  const url = new URL(location.href);
  if (!url.searchParams.has('canceled')) return undefined;
  url.searchParams.delete('canceled');
  history.replaceState(history.state, '', url);
  element.textContent = 'Pagamento cancelado. Nada foi cobrado.';
  setTimeout(() => (element.textContent = ''), shownMs);
  return undefined;
});
