/** Ways to bring up a topic that is a thing ("bolo de cenoura", "a nova coleção"), whatever its gender and number. */
export const announcements: readonly string[] = [
  'O assunto é {topic}.',
  'Hoje a conversa é sobre {topic}.',
  'A gente veio falar sobre {topic}.',
  'É sobre {topic} que a gente quer falar.',
  'Pode anotar: {topic}.',
];

/** Words that make a topic a sentence of its own, which then stands alone. */
export const sentenceWords: ReadonlySet<string> = new Set(
  (
    'é são era está estão estamos estou foi vai vão vamos vou tem têm temos tenho há existe quero queremos ' +
    'queria preciso precisamos posso pode podem podemos faço faz fazemos fazem fiz fizemos chegou chegaram ' +
    'chega abriu abrimos abre começa começou acabou termina ganha ganhe leve leva pague paga compre venha vem ' +
    'traga aproveite agende siga marque peça confira conheça não hoje amanhã agora já se quem como quando ' +
    'onde qual quais você vocês eu nós'
  ).split(' '),
);

/** First words that keep their capital inside a sentence. */
export const properWords: ReadonlySet<string> = new Set(
  'Natal Páscoa Carnaval Réveillon Brasil Instagram WhatsApp Deus Jesus'.split(' '),
);
