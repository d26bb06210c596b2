// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage, mockAccount, restoreAccount } from '../../tests/accountPage';
import type { CreditStatement } from './CreditStatement';

beforeEach(mockAccount);
afterEach(restoreAccount);

const text = { __typename: 'StatementText', id: 'g1', contentType: 'POST_INSTAGRAM', topic: 'Pão na chapa' };

/** The only line of a statement. */
const aLine = async (entry: object): Promise<HTMLElement> => (await linesOf([entry]))[0]!;

/** The lines of a statement of these entries. */
async function linesOf(entries: readonly object[]): Promise<readonly HTMLElement[]> {
  const node = {
    __typename: 'CreditEntry',
    id: 'e1',
    at: '2026-03-10T15:00:00.000Z',
    kind: 'USE',
    credits: -1,
    balance: 4,
    plan: null,
    generationId: null,
    wroteText: true,
    text: null,
  };
  const creditStatement = {
    __typename: 'CreditEntryConnection',
    edges: entries.map((entry, at) => ({ __typename: 'CreditEntryEdge', node: { ...node, id: `e${at}`, ...entry } })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false },
  };
  await renderPage(
    async () => {
      const statement = await import('./CreditStatement');
      const user = { currentPlan: 'PLANO_NINHO', textCredits: 4 } as unknown as ComponentProps<
        typeof CreditStatement
      >['user'];
      return () => <statement.CreditStatement user={user} />;
    },
    { answers: { CreditStatement: () => ({ viewer: { __typename: 'User', id: 'u1', creditStatement } }) } },
  );
  return screen.getAllByRole('listitem');
}

it.each([
  [{ text }, 'Post de Instagram: Pão na chapa'],
  [{ text: { ...text, contentType: 'CARTAZ' } }, 'CARTAZ: Pão na chapa'],
  [{}, 'Texto gerado, já excluído do histórico'],
  [{ wroteText: false }, 'Texto pedido'],
  [{ kind: 'GRANT', plan: 'PLANO_NINHO', credits: 5 }, 'Créditos do mês, Plano Ninho'],
  [{ kind: 'UPGRADE', plan: 'PLANO_NINHO', credits: 5 }, 'Diferença pela mudança para o Plano Ninho'],
  [{ kind: 'RETURN', credits: 1, generationId: 'g1' }, 'Pedido que não saiu: crédito devolvido'],
  [{ kind: 'EXPIRY', credits: -3 }, 'Créditos que sobraram e venceram'],
  [
    { kind: 'REPLACEMENT', plan: 'PLANO_NINHO', credits: -3 },
    'Créditos grátis que sobraram, trocados pelos do Plano Ninho',
  ],
  [{ kind: 'REFUND', credits: -93 }, 'Créditos do plano reembolsado'],
  [{ kind: 'DEDUCTION', credits: -3 }, 'Desconto: créditos usados em um período reembolsado ou depois dele'],
])('the line of %j says %j', async (entry, words) => {
  expect((await aLine(entry)).firstElementChild?.textContent).toBe(words);
});

it.each([
  [-1, '−1 crédito', 'minus'],
  [1, '+1 crédito', 'plus'],
  [-3, '−3 créditos', 'minus'],
  [30, '+30 créditos', 'plus'],
])('%i credits are shown as %j, with the balance after them', async (credits, words, sign) => {
  const line = await aLine({ credits });
  const amount = line.querySelector('strong')!;
  expect([amount.textContent, amount.dataset['sign']]).toEqual([words, sign]);
  expect(line.textContent).toContain('Saldo 4');
});

it('the line of a stored text links to it', async () => {
  await aLine({ text });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/generate/g1');
});

const use = (generationId: string, balance: number) => ({ generationId, balance, wroteText: false });
const returned = (generationId: string, balance: number) => ({
  ...use(generationId, balance),
  kind: 'RETURN',
  credits: 1,
});
const grant = { kind: 'GRANT', plan: 'PLANO_NINHO', credits: 30, balance: 30 };

it.each([
  [
    'a kit of three texts of which one did not come',
    [returned('g1', 28), use('g3', 27), use('g2', 28), use('g1', 29), grant],
    ['0 créditos, Saldo 28', '−1 crédito, Saldo 28', '−1 crédito, Saldo 29', '+30 créditos, Saldo 30'],
  ],
  [
    'a kit of which no text came',
    [returned('g1', 30), returned('g2', 29), use('g2', 28), use('g1', 29), grant],
    ['0 créditos, Saldo 30', '0 créditos, Saldo 30', '+30 créditos, Saldo 30'],
  ],
  [
    'a generation that was refused at first and written then',
    [use('g1', 29), returned('g1', 30), use('g1', 29), grant],
    ['−1 crédito, Saldo 29', '0 créditos, Saldo 30', '+30 créditos, Saldo 30'],
  ],
  [
    'a return whose use is not among the entries that were asked for',
    [returned('g1', 28), use('g3', 27), use('g2', 28)],
    ['0 créditos, Saldo 28', '−1 crédito, Saldo 28', '−1 crédito, Saldo 29'],
  ],
])(
  'in the statement of %s each balance is the one below it plus the credits of its line',
  async (_, entries, lines) => {
    const shown = (await linesOf(entries)).map((line) =>
      [...line.children].slice(2).map(({ textContent }) => textContent),
    );
    expect(shown.map((parts) => parts.join(', '))).toEqual(lines);
  },
);

it('a credit that was taken and returned is one line, which says that it was returned', async () => {
  const lines = await linesOf([returned('g1', 30), use('g1', 29), grant]);
  expect(lines.map(({ firstElementChild }) => firstElementChild?.textContent)).toEqual([
    'Pedido que não saiu: crédito devolvido',
    'Créditos do mês, Plano Ninho',
  ]);
});
