/** Something that the product stores in a browser, as the privacy policy lists it (LGPD, art. 9). */
export interface BrowserEntry {
  readonly place: 'cookie' | 'localStorage' | 'sessionStorage' | 'IndexedDB' | 'cache';
  /** pt-BR: what it is and what for. */
  readonly purpose: string;
  /** pt-BR: until when it stays. */
  readonly until: string;
}

const untilSignOut = 'até você sair da conta';
const untilTabCloses = 'até você fechar a aba';
const untilCleared = 'até você limpar os dados do navegador';

/** What is stored for an account and removed when it signs out; `accountKey` makes the full key. */
export const accountEntries = {
  pedido: { place: 'localStorage', purpose: 'Rascunho do pedido que você está escrevendo', until: untilSignOut },
  ninho: {
    place: 'localStorage',
    purpose: 'Rascunho do cadastro do seu negócio',
    until: 'até você terminar o cadastro',
  },
  preenchidos: { place: 'localStorage', purpose: 'O que você preencheu nos seus textos', until: untilSignOut },
  ultimo: { place: 'localStorage', purpose: 'Qual foi o seu último texto', until: untilSignOut },
  clique: { place: 'sessionStorage', purpose: 'Qual texto está sendo escrito nesta aba', until: untilTabCloses },
  reenvio: { place: 'localStorage', purpose: 'Quando o e-mail de confirmação foi reenviado', until: untilSignOut },
  compras: {
    place: 'localStorage',
    purpose: 'Quais compras já foram contadas na medição de visitas',
    until: untilSignOut,
  },
} satisfies Record<string, BrowserEntry>;

/** What is stored for whoever uses the browser, by its full key. */
export const deviceEntries = {
  'bemtevi-cookie-consent': {
    place: 'cookie',
    purpose: 'Que você aceitou os cookies',
    until: '150 dias',
  },
  'bemtevi:ver': {
    place: 'localStorage',
    purpose: 'Se você prefere ver o texto ou como ele vai ficar',
    until: untilCleared,
  },
  'bemtevi:historico-explicado': {
    place: 'localStorage',
    purpose: 'Se você já fechou a explicação do histórico',
    until: untilCleared,
  },
  'bemtevi:instalar': {
    place: 'localStorage',
    purpose: 'Se você já fechou o convite para instalar o aplicativo, e se já gerou dois textos',
    until: untilCleared,
  },
  'bemtevi:origem': {
    place: 'sessionStorage',
    purpose: 'Para que página voltar depois do login',
    until: untilTabCloses,
  },
} satisfies Record<string, BrowserEntry>;

/** What libraries that we use store, by the prefix of the key. */
export const libraryEntries = {
  'firebase:': {
    place: 'localStorage',
    purpose: 'O seu login, guardado pelo Firebase, do Google',
    until: untilSignOut,
  },
  'firebase-heartbeat-database': {
    place: 'IndexedDB',
    purpose: 'Em que dias o Firebase foi usado, que o Google recebe para as próprias estatísticas',
    until: untilCleared,
  },
  'react-router-scroll-positions': {
    place: 'sessionStorage',
    purpose: 'Em que altura de cada página você estava',
    until: untilTabCloses,
  },
  'bemtevi-offline': {
    place: 'cache',
    purpose: 'A página que aparece quando você está sem internet',
    until: untilCleared,
  },
  _ga: {
    place: 'cookie',
    purpose: 'Medição de visitas do Google Analytics, só se você aceitar',
    until: 'até 2 anos, ou até você retirar a permissão',
  },
} satisfies Record<string, BrowserEntry>;

/** The name of an entry that is stored for an account. */
export type AccountEntry = keyof typeof accountEntries;
/** The key of an entry that is stored for whoever uses the browser. */
export type DeviceEntry = keyof typeof deviceEntries;

/** All entries, in the order in which the privacy policy lists them. */
export const browserEntries: readonly BrowserEntry[] = [accountEntries, deviceEntries, libraryEntries].flatMap(
  (entries) => Object.values<BrowserEntry>(entries),
);
