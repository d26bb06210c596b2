/**
 * Everything that the language model is given of an owner, by its key in the request, as the privacy policy tells of it.
 * The compiler asks for a line here for each key that the prompt sends.
 */
export const modelData = {
  topico: 'O assunto que você escreveu, e o tipo de conteúdo e o objetivo que você escolheu.',
  produtos: 'Dos seus produtos, só os que o assunto cita: nome, preço e detalhe.',
  voz: 'Nos planos pagos, a voz da loja: os textos que você colou, como você fala com o cliente, quantos emojis você quer, as frases favoritas e as palavras proibidas. Com a opção ligada, também os últimos três textos que você editou.',
  link_da_campanha: 'O link da campanha, se você colocou um.',
  hoje: 'A data de hoje.',
  datas_do_varejo: 'As datas comemorativas que o assunto cita.',
  aberturas_recentes: 'Como começaram os seus últimos textos, para não repetir.',
  negocio: 'Do seu ninho: nome, descrição, público, cidade, bairro e os links.',
  correcoes: 'Quando um texto é refeito ou ajustado, esse texto e o que mudar nele.',
  textos: 'Quando um modelo confere os textos depois de escritos, os próprios textos.',
  duvidas: 'Junto com eles, as dúvidas do nosso programa sobre cada um.',
} as const;

/** A key of the data that a request to the model carries. */
export type ModelDataKey = keyof typeof modelData;
