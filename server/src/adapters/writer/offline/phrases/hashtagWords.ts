/** True of whoever uses the product. */
export const anyBusiness: readonly string[] = ['PequenosNegócios', 'CompreDoPequeno', 'ComércioLocal'];

/** Words that make no hashtag by themselves. */
export const emptyWords: ReadonlySet<string> = new Set(
  (
    'a o as os um uma uns umas de da do das dos e ou em no na nos nas com sem por para pra pro que se ao à às ' +
    'meu minha meus minhas nosso nossa nossos nossas seu sua seus suas este esta estes estas esse essa isso ' +
    'isto hoje amanhã agora semana mês ano dia dias hora horas novo nova novos novas todo toda todos todas ' +
    'mais muito muita promoção promo desconto descontos oferta ofertas lançamento novidade novidades divulgar ' +
    'anunciar vender temos tem ter estamos está estão é são vai vamos vou quero queria reais grátis só até ' +
    'chegou chegaram antes depois para the on of for and our my new'
  ).split(' '),
);

/** Words that may stand inside a hashtag: #BoloDeCenoura. */
export const joiningWords: ReadonlySet<string> = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'em', 'com', 'para']);
