import { asked, type Labelled } from './labelled.ts';

const mug = asked('descricao_produto', 'moda', 'vestido midi de algodão, R$ 189 em até 3x sem juros');
const cheese = asked('descricao_produto', 'queijaria', 'queijo canastra meia cura 1 kg por R$ 95');
const linked = asked('descricao_produto', 'confeitaria', 'kit festa para 20 pessoas', {
  link: 'https://docemel.com.br/kit',
});

export const product: readonly Labelled[] = [
  mug(`Vestido midi de algodão

Leve no calor e comportado no vento, ele vai do trabalho ao almoço de domingo sem pedir troca.

Detalhes:
- Tecido: algodão
- Tamanhos: do PP ao G4
- Preço: R$ 189, em até 3x sem juros

Fale com a gente no Instagram: https://www.instagram.com/flordechita`),
  mug(`Um vestido que não aperta e não escorrega do ombro. Você coloca e esquece dele.

- Cores: [preencher: cores]
- Comprimento: midi
- Pagamento: 3x sem juros no cartão

Chame no nosso Instagram e diga seu tamanho: instagram.com/flordechita`),
  cheese(`Queijo Canastra meia cura

Casca fina, miolo macio e aquele sabor que pede café coado. Deixamos o queijo curar devagar, virando peça por peça.

- Peso: 1 kg
- Preço: R$ 95
- Conservação: [preencher: conservação]

Encomende com a gente: [preencher: contato]`),
  cheese(`Para a tábua, para o pão quente, para comer em pé na cozinha.

O queijo sai da nossa sala de cura com a casca lavada.

- Leite cru de vaca
- Peça de 1 kg por R$ 95,00

Peça o seu: [preencher: contato]`),
  linked(`Kit festa para 20 pessoas

A mesa pronta sem você entrar na cozinha: é só montar e chamar os convidados.

- Serve: 20 pessoas
- O que vem: [preencher: itens]
- Preço: [preencher: preço]

Escolha o seu em https://docemel.com.br/kit`),
  mug(
    `Vestido midi que abraça o corpo.

- Tamanhos do PP ao G4
- R$ 189

#VestidoMidi #Algodão`,
    'hashtag-in-description',
  ),
  cheese('Queijo firme por fora e cremoso por dentro.\n\n- 1 kg\n- R$ 95 #queijo', 'hashtag-in-description'),
  linked(
    'Kit festa completo.\n\n- Serve 20 pessoas\n\nhttps://docemel.com.br/kit\n\n#KitFesta #Campinas',
    'hashtag-in-description',
  ),
  mug('Vestido midi de algodão, leve e comportado, do PP ao G4. Custa R$ 189 em até 3x sem juros.', 'details-missing'),
  cheese('Queijo meia cura de 1 kg por R$ 95. Casca fina e miolo macio. Encomende o seu.', 'details-missing'),
  linked(
    'O kit festa serve 20 pessoas e chega pronto. Veja em https://docemel.com.br/kit e escolha o seu.',
    'details-missing',
  ),
  linked(
    'Mesa pronta sem trabalho.\n\n- Serve 20 pessoas\n- Preço: [preencher: preço]\n\nChame a gente.',
    'missing-link',
  ),
  linked('Festa sem louça.\n\n- Serve 20 pessoas\n\nVeja em https://docemel.com.br/', 'missing-link'),
  mug('**Vestido midi**\n\nLeve e comportado.\n\n- Do PP ao G4\n- R$ 189', 'markup'),
  cheese('## Queijo canastra\n\nCasca fina.\n\n- 1 kg\n- R$ 95', 'markup'),
  cheese('Queijo *meia cura* de verdade.\n\n- 1 kg\n- R$ 95', 'markup'),
  mug('Vestido <b>midi</b> de algodão.\n\n- Do PP ao G4\n- R$ 189', 'markup'),
  linked('Kit festa.\n\n- Serve 20 pessoas\n\n[Peça aqui](https://docemel.com.br/kit)', 'markup'),
  // Signs that are no formatting.
  mug('Vestido midi, nota 10 * de conforto.\n\n- Do PP ao G4\n- 1 + 1 = 2 motivos: cor e corte'),
  cheese('Queijo de 1 kg (peso aproximado) ~ R$ 95.\n\n- Meia cura\n- Leite cru'),
];
