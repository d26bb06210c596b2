import { html, type Html } from '../../html.ts';
import type { ControlContext } from '../control/api.ts';
import type { Provider } from '../engine/provider.ts';
import { action, moment } from './layout.ts';

const requestFaults = {
  lose: 'fazer e perder a resposta',
  cut: 'derrubar a conexão antes de fazer',
  mute: 'fazer e não responder',
  hang: 'não fazer e não responder',
  refuse: 'responder com erro 500',
  slow: 'demorar 5 segundos',
} as const;

const deliveryFaults = {
  twice: 'entregar duas vezes',
  reverse: 'entregar fora de ordem',
  late: 'entregar um minuto depois',
  never: 'não entregar',
} as const;

const options = (table: Readonly<Record<string, string>>): Html[] =>
  Object.entries(table).map(([value, label]) => html`<option value="${value}">${label}</option>`);

/** The forms that make the next requests and deliveries fail. */
export function faultsPart({ requestFaults: requests, deliveryFaults: deliveries }: ControlContext): Html {
  const waiting = [...requests.pending(), ...deliveries.pending()];
  return html`<section>
    <h2>Mau comportamento</h2>
    <p class="soft">${waiting.length === 0 ? 'Tudo funciona como deve.' : `Ainda por acontecer: ${waiting.length}.`}</p>
    ${faultForm('requests', 'Nas próximas chamadas', requestFaults)}
    ${faultForm('deliveries', 'Nos próximos avisos', deliveryFaults)}
    ${waiting.length === 0 ? '' : html`<div class="actions">${action('/controle/clearFaults', 'Voltar ao normal')}</div>`}
  </section>`;
}

const faultForm = (side: 'requests' | 'deliveries', label: string, table: Readonly<Record<string, string>>): Html =>
  html`<form method="post" action="/controle/injectFault" class="fault">
    <input type="hidden" name="side" value="${side}" />
    <div class="fields">
      <label
        >${label}<select name="what">
          ${options(table)}
        </select></label
      >
      <label>Quantas vezes<input name="times" type="number" min="1" max="50" value="1" required /></label>
      <button class="button quiet" type="submit">Aplicar</button>
    </div>
  </form>`;

const shown = 30;
const states = { delivered: 'entregue', failed: 'desistiu', dropped: 'não enviado', waiting: 'a caminho' } as const;

/** The newest deliveries to the product, and the answers to them. */
export function deliveryPart(provider: Provider): Html {
  const rows = [...provider.state.all('deliveries'), ...provider.state.all('outgoing')].slice(-shown).toReversed();
  const url = provider.settings().webhookUrl;
  return html`<section>
    <h2>Avisos ao Bem-te-vi</h2>
    <p class="soft">Para <code>${url ?? 'lugar nenhum'}</code></p>
    <ul class="rows">
      ${rows.map(({ id, type, state, attempts }) => {
        const event = provider.state.get('events', id);
        const answers = attempts.map(({ answer }) => answer).join(', ');
        return html`<li>
          <div class="row">
            <span><code>${type}</code></span>
            <span>${states[state]}${answers === '' ? '' : ` (${answers})`}</span>
          </div>
          <div class="row">
            <span class="soft">${event ? moment(event.created) : ''}</span>
            ${state === 'waiting' ? '' : action('/controle/resend', 'Enviar de novo', { values: { event: id } })}
          </div>
        </li>`;
      })}
    </ul>
  </section>`;
}
