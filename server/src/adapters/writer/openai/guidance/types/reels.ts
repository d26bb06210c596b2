import { reelsColumns as columns, reelsTiming } from '../../../../../domain/content/reelsScript.ts';
import type { Recipe } from '../recipe.ts';

const { fewestSeconds, mostSeconds, wordsPerSecond } = reelsTiming;
const fewest = Math.round(fewestSeconds * wordsPerSecond);
const most = Math.round(mostSeconds * wordsPerSecond);

/** A script that somebody films alone, with a phone, between two customers. */
export const reels: Recipe = {
  good: `Roteiro falado de ${fewestSeconds} a ${mostSeconds} segundos: de ${fewest} a ${most} palavras de fala ao todo; os tempos são postos depois.
O gancho é uma pergunta, um erro comum ou algo que se vê. Fala de conversa, sem "fala, pessoal". As cenas se gravam
com um celular no próprio negócio: mãos, produto, cliente de costas.`,
  withLink: 'A legenda leva ao link da campanha; não escreva o link, ele é posto depois dela.',
  withoutLink:
    'No último trecho e na legenda, use o contato que houver no perfil; se não houver nenhum, [preencher: contato].',
  examples: [
    {
      profile: { businessName: 'Oficina do Beto', businessCity: 'Contagem' },
      tone: 'ajudar',
      topic: 'três sinais de que o freio precisa de revisão: chiado, pedal baixo, carro puxando para um lado',
      text: `Três sinais de que o freio pede revisão

${columns}
0-3 s | Seu freio está avisando você? | Close do pé pisando no pedal
3-12 s | Se ele chia toda vez que você para, a pastilha pode estar no fim. Melhor olhar antes do prejuízo. | Roda girando devagar no elevador
12-21 s | Se o pedal desce mais do que descia, alguma coisa mudou ali dentro. Não deixe para depois. | Mão mostrando o curso do pedal
21-30 s | E se o carro puxa para um lado na hora de frear, traz para conferir ainda nesta semana. | Carro entrando na oficina
30-38 s | Aqui na Oficina do Beto a gente olha, explica o que achou e só então mexe. Contagem, te espero. | Beto ao lado do carro, de avental`,
    },
    {
      profile: { businessName: 'Doce Lua', linkWhatsapp: 'https://wa.me/5511987654321' },
      tone: 'vender',
      topic: 'bolo de pote de ninho com morango, feito no dia, encomenda pelo WhatsApp',
      text: `Um bolo de pote por camadas

${columns}
0-3 s | Consegue ver sem querer uma colher? | Pote vazio e uma colher na mesa
3-11 s | A gente começa com a massa fofinha e põe uma camada caprichada de creme de ninho por cima. | Mãos montando a primeira camada
11-19 s | Vem o morango picado, que dá aquele azedinho bom. Depois, mais massa e mais creme. | Morangos caindo no pote, em câmera lenta
19-27 s | Cada pote é feito no mesmo dia em que sai daqui. Por isso a gente trabalha com encomenda. | Potes prontos, um ao lado do outro
27-34 s | Chama a Doce Lua no WhatsApp, diz quantos você quer e combina a retirada. | Colher afundando no pote, bem de perto`,
    },
  ],
};
