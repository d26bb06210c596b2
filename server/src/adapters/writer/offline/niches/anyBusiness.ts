import type { Niche } from './niche.ts';

/** A line of business that no words give away. */
export const anyNiche: Niche = {
  sign: /(?!)/u,
  noun: 'loja',
  sells: 'product',
  tags: ['ComércioLocal', 'CompreDoPequeno'],
  agir: 'fazer o seu pedido',
  missing: 'opções',
  angles: {
    benefit: ['Resolver perto de casa é outra coisa.', 'Você fala com quem faz e sabe com quem está tratando.'],
    scene: ['Rodou a cidade inteira e não achou?', 'Às vezes a resposta está na rua de trás.'],
    question: [
      'O que está faltando para o seu dia render?',
      'Conta para a gente, que pode ser mais simples do que parece.',
    ],
    backstage: ['Por trás do balcão tem gente caprichando.', 'Negócio pequeno se faz assim, um cliente de cada vez.'],
    occasion: ['Tem hora certa para cuidar disso?', 'A melhor costuma ser antes de virar urgência.'],
    objection: [
      'Ficou na dúvida se vale a pena?',
      'Pergunte o que quiser antes de decidir: a gente responde com calma.',
    ],
  },
  scenes: [
    'Você no balcão, falando com a câmera',
    'As mãos mostrando o detalhe, bem de perto',
    'A porta do negócio vista da calçada',
  ],
  tips: [{ tip: 'Antes de decidir, anote o que você precisa e para quando: a conversa fica bem mais rápida.' }],
};
