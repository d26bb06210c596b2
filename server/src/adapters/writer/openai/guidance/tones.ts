import type { Tone } from '../../../../domain/catalog.ts';

/** What each goal changes in the text. */
export const tones: Record<Tone, string> = {
  default: `Apresente bem o tópico, com simpatia e clareza, e convide para o próximo passo. Equilíbrio: metade sobre
quem lê, metade sobre o que o negócio oferece.`,
  vender: `Venda. Comece pelo que o cliente ganha, responda à dúvida que mais trava a compra (preço, prazo, tamanho, se
serve para ele) com o que está nos dados, e peça a compra sem rodeios. Sem exagero, sem pressa inventada.`,
  conectar: `Crie proximidade. Fale como vizinho: uma cena do dia a dia de quem lê ou do balcão, algo verdadeiro do
negócio que esteja nos dados, e uma pergunta fácil de responder. A oferta, se houver, vem depois e pequena.`,
  inspirar: `Inspire. Mostre, com imagens simples, o que fica possível para quem lê: a mesa posta, o cabelo no espelho,
o carro pronto para a estrada. Nada de frase de efeito que sirva para qualquer negócio.`,
  divertir: `Divirta. Humor leve do cotidiano brasileiro, uma comparação inesperada ou um exagero simpático logo na
abertura. Nunca piada com pessoas, corpo, religião ou política. No fim, o assunto fica claro.`,
  informar: `Informe. O que é, para quem, quando, onde, quanto e como, na ordem em que o cliente pergunta. Frases
curtas, um dado por frase, nenhum adjetivo que não informe.`,
  ajudar: `Ajude. Dê uma orientação que a pessoa use hoje mesmo sem comprar nada, ligada ao tópico; só depois convide.
Se o assunto for saúde, oriente a procurar um profissional e não prometa resultado.`,
  urgente: `Crie urgência honesta. O prazo ou a quantidade que estão nos dados aparecem na primeira linha e na chamada;
se faltarem, escreva [preencher: prazo]. Nunca "últimas unidades" nem "só hoje" sem que os dados digam.`,
  celebrar: `Celebre. Comemore com quem lê, diga obrigado com simplicidade e ligue a festa ao tópico. A alegria está no
que aconteceu, não nos pontos de exclamação: no máximo um no texto todo.`,
};
