import type { ApiRequest } from '../api/answer.ts';
import type { Controls } from '../control/api.ts';
import type { PageAnswer, Pages } from '../http.ts';
import { checkoutAction, checkoutPage } from './checkoutPage.ts';
import { controlAction, controlOutcomes } from './controlActions.ts';
import { controlPage } from './controlPage.ts';
import { goTo, notice, style } from './layout.ts';
import { portalAction } from './portalActions.ts';
import { portalPage } from './portalPage.ts';

/** The pages of the stand-in: checkout, portal and control. */
export const createPages =
  ({ all, publicUrl }: { all: Controls; publicUrl: string }): Pages =>
  (request) => {
    if (request.method === 'GET') return read(request, all, publicUrl);
    if (request.method !== 'POST') return null;
    if (!isOwnForm(request)) return notice('Este pedido veio de outra página e não foi aceito.', null, 403);
    return write(request, all);
  };

function read({ path, query }: ApiRequest, all: Controls, publicUrl: string): PageAnswer | null {
  const { world } = all;
  const said = new URLSearchParams(query).get('aviso');
  const [, first, second, id = ''] = path.split('/');
  if (path === '/') return goTo('/controle');
  if (path === '/controle') return controlPage(all, publicUrl, controlOutcomes[said ?? ''] ?? null);
  if (path === '/pagamentos.css')
    return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: style };
  if (first === 'c' && second === 'pay') return checkoutPage(world, id);
  if (first === 'p' && second === 'session') return portalPage(world, id, said);
  return null;
}

function write({ path, body }: ApiRequest, all: Controls): PageAnswer | null {
  const form = new URLSearchParams(body);
  const [, first, second = '', id = '', act = ''] = path.split('/');
  if (first === 'c' && second === 'pay') return checkoutAction(all.world, id, form.get('do'));
  if (first === 'p' && second === 'session') return portalAction(all.world, id, act, form);
  if (first === 'controle') return controlAction(all, second, form);
  return null;
}

/** Browsers say where a form was sent from. */
const isOwnForm = ({ headers }: ApiRequest): boolean =>
  headers['origin'] === undefined || headers['origin'] === `http://${headers['host']}`;
