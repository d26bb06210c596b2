/** Words that make a topic a sentence of its own, which then stands alone. */
export const sentenceWords: ReadonlySet<string> = new Set(
  (
    'é são era está estão estamos estou foi vai vão vamos vou tem têm temos tenho há existe quero queremos ' +
    'queria preciso precisamos posso pode podem podemos faço faz fazemos fazem fiz fizemos chegou chegaram ' +
    'chega abriu abrimos abre começa começou acabou termina ganha ganhe pague paga compre venha vem ' +
    'traga aproveite agende marque peça confira conheça já você vocês eu nós mudou voltou voltaram ' +
    'reabriu agora entregamos atendemos'
  ).split(' '),
);

/** First words that keep their capital inside a sentence. */
export const properWords: ReadonlySet<string> = new Set(
  'Natal Páscoa Carnaval Réveillon Brasil Instagram WhatsApp Deus Jesus Black Dia'.split(' '),
);
