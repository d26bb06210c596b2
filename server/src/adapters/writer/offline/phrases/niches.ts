/** Hashtags that a niche searches for, by words that give it away in the profile or the topic. */
export const niches: readonly { readonly sign: RegExp; readonly tags: readonly string[] }[] = [
  { sign: /confeit|\bbolos?\b|brigadeiro|doceria|\bdoces?\b/iu, tags: ['Confeitaria', 'AmoDoces'] },
  { sign: /padaria|\bpão\b|\bpães\b/iu, tags: ['Padaria', 'PãoQuentinho'] },
  { sign: /hamb[uú]rg|burger|lanchonete|lanches?\b/iu, tags: ['Hamburgueria', 'Lanche'] },
  { sign: /pizza/iu, tags: ['Pizzaria', 'Pizza'] },
  { sign: /restaurante|marmita|almoço|comida/iu, tags: ['Restaurante', 'ComidaBoa'] },
  { sign: /\bcafé\b|cafeteria/iu, tags: ['Cafeteria', 'HoraDoCafé'] },
  { sign: /salão|cabel|escova|mechas/iu, tags: ['SalãoDeBeleza', 'Cabelo'] },
  { sign: /barbe/iu, tags: ['Barbearia', 'Barba'] },
  { sign: /manicure|unhas?\b|esmalt/iu, tags: ['Manicure', 'Unhas'] },
  { sign: /estética|massagem|limpeza de pele|sobrancelha/iu, tags: ['Estética', 'Autocuidado'] },
  { sign: /\bpet\b|petshop|cachorr|\bgatos?\b|banho e tosa/iu, tags: ['PetShop', 'BanhoETosa'] },
  { sign: /oficina|mecânic|\bcarros?\b|pneu|troca de óleo/iu, tags: ['OficinaMecânica', 'CuidadosComOCarro'] },
  { sign: /roupa|moda|vestido|coleção|brechó|bijuteria/iu, tags: ['Moda', 'LojaDeRoupa'] },
  { sign: /sapat|sandália|tênis|calçado/iu, tags: ['Calçados', 'LojaDeCalçados'] },
  { sign: /personal|academia|treino|pilates|yoga/iu, tags: ['VidaAtiva', 'Treino'] },
  { sign: /flor(?:es|icultura)?\b|buquê|planta/iu, tags: ['Floricultura', 'Flores'] },
  { sign: /livr(?:o|aria)|papelaria/iu, tags: ['Papelaria', 'Livros'] },
  { sign: /artesanat|crochê|feito à mão/iu, tags: ['Artesanato', 'FeitoÀMão'] },
  { sign: /dentist|odonto/iu, tags: ['Dentista', 'SaúdeBucal'] },
  { sign: /fotógraf|fotografia|ensaio/iu, tags: ['Fotografia', 'EnsaioFotográfico'] },
  { sign: /aulas?\b|curso|escola|professor/iu, tags: ['Aulas', 'Aprender'] },
];

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
    'chegou chegaram the on of for and our my new'
  ).split(' '),
);

/** Words that may stand inside a hashtag: #BoloDeCenoura. */
export const joiningWords: ReadonlySet<string> = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'em', 'com', 'para']);
