import type { Tone } from '../../../../domain/catalog.ts';

/** What a goal changes in the text, and a sentence that does it. Where the text begins is the angle's to say. */
interface Goal {
  readonly does: string;
  readonly example: string;
}

export const tones: Record<Tone, Goal> = {
  default: {
    does: 'Apresente o tópico com simpatia e clareza e convide para o próximo passo.',
    example: 'Chegou a cama que aguenta pata molhada: o tecido é impermeável e a capa sai para lavar.',
  },
  vender: {
    does: 'Venda. Mostre o que o cliente ganha, responda com os dados à dúvida que trava a compra e peça a compra sem rodeios e sem pressa inventada.',
    example: 'Hidratação com escova por R$ 79, de terça a quinta, com hora marcada: você chega e já senta.',
  },
  conectar: {
    does: 'Crie proximidade. Fale como vizinho, com algo verdadeiro dos dados e uma pergunta fácil de responder. A oferta, se houver, vem depois e pequena.',
    example: 'Quem aqui também come o bolo pelo recheio primeiro?',
  },
  inspirar: {
    does: 'Inspire. Mostre com imagens simples o que fica possível para quem lê. Nada que sirva para qualquer negócio.',
    example: 'A mesa posta, o bolo no meio e ninguém com pressa de ir embora.',
  },
  divertir: {
    does: 'Divirta. Humor leve do cotidiano desde o começo; nunca com pessoas, corpo, religião ou política. No fim, o assunto fica claro.',
    example: 'Costela e queijo coalho no mesmo pão: quem teve essa ideia merecia um feriado.',
  },
  informar: {
    does: 'Informe. O que é, para quem, quando, onde, quanto e como; um dado por frase.',
    example: 'A partir de segunda, a turma da manhã começa às 6h. As outras ficam como estão.',
  },
  ajudar: {
    does: 'Ajude. Dê uma orientação que a pessoa use hoje sem comprar nada; só depois convide. Em saúde, oriente a procurar um profissional.',
    example: 'Antes de pegar a estrada, olhe quatro coisas: freio, pneu, óleo e bateria.',
  },
  urgente: {
    does: 'Crie urgência honesta. O prazo ou a quantidade dos dados vem logo e volta na chamada; se faltar, [preencher: prazo]. "Últimas unidades" e "só hoje", só se os dados disserem.',
    example: 'As encomendas de panetone fecham no dia 15 de dezembro.',
  },
  celebrar: {
    does: 'Celebre com quem lê, agradeça com simplicidade e ligue a festa ao tópico. No máximo um ponto de exclamação.',
    example: 'Hoje o bairro faz aniversário junto com a gente.',
  },
};
