import documentation from '../../../docs/api.md?raw';

/** A part of the page: words, and code that a test runs from docs/api.md. */
export interface Step {
  readonly title: string;
  readonly words: readonly string[];
  readonly code: readonly string[];
}

/** The code blocks after the words in docs/api.md, in order. */
function codeAfter(words: string, count = 1): string[] {
  const [, after] = documentation.split(words);
  const blocks = [...(after ?? '').matchAll(/^```(?:bash|js)\n(.*?)^```$/gms)].map(([, code = '']) => code.trim());
  if (blocks.length < count) throw new Error(`docs/api.md has no code after "${words}"`);
  return blocks.slice(0, count);
}

export const developersLead =
  'Peça textos por um programa seu: a planilha, a loja virtual, o robô do WhatsApp. Do nada ao primeiro texto em cinco minutos, só com curl.';

/** From nothing to a text, and what else an integrator asks. */
export const developerSteps: readonly Step[] = [
  {
    title: 'Antes de começar',
    words: [
      'Você precisa de curl e bash. Diga em API o endereço do servidor; o resto ele mesmo informa, seja o Firebase de verdade ou o emulador que vem junto.',
    ],
    code: codeAfter('## From nothing to a text'),
  },
  {
    title: '1. Crie a conta',
    words: ['O token de identidade vale uma hora. O de renovação vale até a senha mudar.'],
    code: codeAfter('**1. Sign up**'),
  },
  {
    title: '2. Confirme o e-mail',
    words: [
      'O Firebase de verdade manda um e-mail com um link para abrir. Com o emulador, o e-mail fica em /dev/mailbox.',
    ],
    code: codeAfter('**2. Verify the address.**'),
  },
  {
    title: '3. Renove o token',
    words: ['Agora, porque o novo já diz que o e-mail foi confirmado, e depois antes de cada hora acabar.'],
    code: codeAfter('**3. Refresh the token**'),
  },
  {
    title: '4. Aceite os termos e monte o ninho',
    words: ['Os textos saem do que você conta do negócio aqui.'],
    code: codeAfter('**4. Register**', 2),
  },
  {
    title: '5. Peça um texto',
    words: [
      'Cada pedido que vira texto gasta um crédito. O requestId é um UUID novo por pedido: repetir o mesmo devolve o mesmo texto e não gasta nada.',
    ],
    code: codeAfter('**5. Ask for a text.**'),
  },
  {
    title: 'O mesmo por GraphQL',
    words: [
      'Os erros esperados vêm na própria resposta, com uma mensagem em português que você pode mostrar como está. Abra /graphql no navegador para ver tudo o que existe.',
    ],
    code: codeAfter('The same over GraphQL.'),
  },
  {
    title: 'A conta ao vivo',
    words: [
      'viewerChanged manda a conta na hora e a cada mudança, por WebSocket (graphql-transport-ws). O código 4403 pede um token novo; com o 4401, a conta foi excluída ou a chave foi revogada.',
    ],
    code: codeAfter('## The live account', 2),
  },
  {
    title: 'Chaves de API',
    words: [
      'Nos planos pagos, seu programa usa uma chave no lugar do token. Crie no seu perfil: ela aparece uma vez só, são cinco no máximo, e uma chave revogada para de funcionar em um segundo.',
      'Para fazer tudo por programa: compre o plano, entre de novo (só dá para criar uma chave até cinco minutos depois de entrar) e crie a chave.',
      'A chave faz tudo o que você faz no site, menos pagar, mexer na assinatura ou nas chaves, mudar nome ou e-mail, aceitar os termos, exportar os dados da conta e excluir a conta.',
    ],
    code: codeAfter('## API keys', 3),
  },
  {
    title: 'Erros',
    words: [
      'No REST, todo erro traz error, para pessoas, e code, para programas, com o status certo: 401 sem entrar, 402 sem créditos, 403 sem permissão, 409 em conflito, 422 no que não dá para usar, 429 no limite, 503 quando uma parte está fora do ar. No GraphQL, o código vem em extensions.code.',
    ],
    code: codeAfter('## Errors'),
  },
  {
    title: 'Limites',
    words: [
      'São 10 textos por minuto e 3 ao mesmo tempo por conta, e 60 chamadas por minuto por chave. Os cabeçalhos RateLimit dizem quanto resta; o 429 diz em Retry-After quando voltar.',
    ],
    code: codeAfter('## Limits'),
  },
  {
    title: 'Páginas do histórico',
    words: ['Os mais novos primeiro. Um texto novo não empurra a página seguinte.'],
    code: codeAfter('## Pagination'),
  },
  {
    title: 'Versões',
    words: [
      'A API tem uma só versão, que ganha campos com o tempo. Antes de mudar ou tirar algo que você usa, avisamos no registro de mudanças.',
    ],
    code: [],
  },
];
