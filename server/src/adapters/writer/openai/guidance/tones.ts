import type { Tone } from '../../../../domain/catalog.ts';

/** What each goal changes in the text, with an opening that does it. */
export const tones: Record<Tone, string> = {
  default: `Apresente o tópico com simpatia e clareza e convide para o próximo passo.
Assim: "Chegou a cama que aguenta pata molhada: o tecido é impermeável e a capa sai para lavar."`,
  vender: `Venda. Comece pelo que o cliente ganha, responda à dúvida que trava a compra com o que está nos dados, e peça a
compra sem rodeios e sem pressa inventada.
Assim: "Hidratação com escova por R$ 79, de terça a quinta, com hora marcada: você chega e já senta."`,
  conectar: `Crie proximidade. Fale como vizinho, com algo verdadeiro dos dados e uma pergunta fácil de responder. A oferta,
se houver, vem depois e pequena.
Assim: "Quem aqui também come o bolo pelo recheio primeiro?"`,
  inspirar: `Inspire. Mostre com imagens simples o que fica possível para quem lê. Nada de frase que sirva para qualquer negócio.
Assim: "A mesa posta, o bolo no meio e ninguém com pressa de ir embora."`,
  divertir: `Divirta. Humor leve do cotidiano logo na abertura; nunca com pessoas, corpo, religião ou política. No fim, o
assunto fica claro.
Assim: "Costela e queijo coalho no mesmo pão: quem teve essa ideia merecia um feriado."`,
  informar: `Informe. O que é, para quem, quando, onde, quanto e como, na ordem em que o cliente pergunta; um dado por frase.
Assim: "A partir de segunda, a turma da manhã começa às 6h. As outras ficam como estão."`,
  ajudar: `Ajude. Dê uma orientação que a pessoa use hoje sem comprar nada; só depois convide. Em saúde, oriente a procurar
um profissional.
Assim: "Antes de pegar a estrada, olhe quatro coisas: freio, pneu, óleo e bateria."`,
  urgente: `Crie urgência honesta. O prazo ou a quantidade dos dados vem na abertura e na chamada; se faltar, escreva
[preencher: prazo]. Nunca "últimas unidades" nem "só hoje" sem que os dados digam.
Assim: "As encomendas de panetone fecham no dia 15 de dezembro."`,
  celebrar: `Celebre com quem lê, agradeça com simplicidade e ligue a festa ao tópico. No máximo um ponto de exclamação.
Assim: "Hoje o bairro faz aniversário junto com a gente."`,
};
