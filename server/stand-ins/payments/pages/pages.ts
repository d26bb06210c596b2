import type { ApiRequest } from '../api/handle.ts';
import type { ControlContext } from '../control/api.ts';
import type { PageResponse, Pages } from '../http.ts';
import { checkoutAction, checkoutPage } from './checkoutPage.ts';
import { controlAction, controlOutcomes } from './controlActions.ts';
import { controlPage } from './controlPage.ts';
import { redirect, notice, style } from './layout.ts';
import { portalAction } from './portalActions.ts';
import { portalPage } from './portalPage.ts';

/** The pages of the stand-in: checkout, portal and control. */
export const createPages =
  ({ context, publicUrl }: { context: ControlContext; publicUrl: string }): Pages =>
  (request) => {
    if (request.method === 'GET') return read(request, context, publicUrl);
    if (request.method !== 'POST') return null;
    if (!isOwnForm(request)) return notice('Este pedido veio de outra página e não foi aceito.', null, 403);
    return write(request, context);
  };

function read({ path, query }: ApiRequest, context: ControlContext, publicUrl: string): PageResponse | null {
  const { provider } = context;
  const outcome = new URLSearchParams(query).get('aviso');
  const [, first, second, id = ''] = path.split('/');
  if (path === '/') return redirect('/controle');
  if (path === '/controle') return controlPage(context, publicUrl, controlOutcomes[outcome ?? ''] ?? null);
  if (path === '/pagamentos.css')
    return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: style };
  if (first === 'c' && second === 'pay') return checkoutPage(provider, id);
  if (first === 'p' && second === 'session') return portalPage(provider, id, outcome);
  return null;
}

function write({ path, body }: ApiRequest, context: ControlContext): PageResponse | null {
  const form = new URLSearchParams(body);
  const [, first, second = '', id = '', act = ''] = path.split('/');
  if (first === 'c' && second === 'pay') return checkoutAction(context.provider, id, form.get('do'));
  if (first === 'p' && second === 'session') return portalAction(context.provider, id, act, form);
  if (first === 'controle') return controlAction(context, second, form);
  return null;
}

/** Whether the form was sent by one of these pages; browsers send their origin along. */
const isOwnForm = ({ headers }: ApiRequest): boolean =>
  headers['origin'] === undefined || headers['origin'] === `http://${headers['host']}`;
