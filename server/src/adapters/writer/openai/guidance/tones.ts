import type { Tone } from '../../../../domain/catalog.ts';

/** What each goal asks of the text. */
export const tones: Record<Tone, string> = {
  default: 'Apresente bem o tópico, com simpatia e clareza, e convide para o próximo passo.',
  vender: 'Venda: mostre o que o cliente ganha, tire a dúvida mais comum e peça a compra sem rodeios e sem exagero.',
  conectar: 'Crie proximidade: fale como vizinho, conte algo verdadeiro do negócio e convide a responder.',
  inspirar: 'Inspire: mostre o que fica possível para quem lê, com imagens simples e sem frase de efeito vazia.',
  divertir: 'Divirta: humor leve do cotidiano brasileiro, sem piada com pessoas, e o assunto claro no fim.',
  informar: 'Informe: o que é, para quem, quando, onde e como, na ordem em que o cliente pergunta.',
  ajudar: 'Ajude: dê uma orientação útil de verdade ligada ao tópico antes de convidar.',
  urgente: 'Crie urgência honesta: só com prazo ou quantidade que estejam nos dados; se faltarem, [preencher: prazo].',
  celebrar: 'Celebre: comemore com quem lê, agradeça e ligue a festa ao tópico.',
};
