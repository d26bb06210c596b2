/** What an owner fills in: a description without these sells nothing, and only the owner knows them. */
export const details = {
  price: 'Preço: [preencher: preço]',
  options: [
    'Opções: [preencher: tamanhos, cores ou sabores]',
    'O que está incluído: [preencher: itens]',
    'Medidas ou duração: [preencher: medidas ou duração]',
  ],
  delivery: [
    'Entrega ou retirada: [preencher: como recebe]',
    'Prazo: [preencher: prazo]',
    'Pagamento: [preencher: formas de pagamento]',
  ],
} as const;

export const benefitLeads: readonly string[] = [
  'O que muda para você: [preencher: principal benefício].',
  'Por que vale a pena: [preencher: principal benefício].',
  'O melhor de tudo: [preencher: principal benefício].',
];

export const detailLeads: readonly string[] = ['Detalhes:', 'Para você decidir:', 'O que é bom saber:'];
