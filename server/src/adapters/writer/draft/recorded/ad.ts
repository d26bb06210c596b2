import type { Parts } from '../../../../domain/content/parts.ts';
import type { RecordedText, RecordedTexts } from './example.ts';

/** Three lines that are so short that no shop's name is sure to fit; the button's link is set in for all of them. */
const ad =
  (primaryText: string, title: string, description: string): RecordedText =>
  (): Parts => ({ primaryText, title, description, link: null });

export const adExamples: RecordedTexts<'texto_anuncio'> = {
  'corte e barba por R$ 65 de segunda a quinta': [
    ad(
      'Corte e barba por R$ 65, de segunda a quinta. Você sai pronto e ainda volta cedo para casa.',
      'Corte e barba: R$ 65',
      'De segunda a quinta',
    ),
    ad(
      'Cadeira livre no meio da semana: de segunda a quinta, corte e barba saem por R$ 65.',
      'Cabelo e barba em dia',
      'R$ 65, seg. a qui.',
    ),
    ad(
      'R$ 65 e pronto: cabelo cortado, barba feita. De segunda a quinta.',
      'Corte + barba por R$ 65',
      'Marque o seu horário',
    ),
  ],
  'frete grátis acima de R$ 150 até domingo': [
    ad(
      'Aquele carrinho parado pode fechar hoje: até domingo, compras acima de R$ 150 têm frete grátis.',
      'Frete grátis até domingo',
      'Acima de R$ 150',
    ),
    ad(
      'Passou de R$ 150, o frete é por nossa conta: frete grátis até domingo.',
      'Acima de R$ 150, sem frete',
      'Vale até domingo',
    ),
    ad(
      'Você escolhe, a gente entrega. Frete grátis acima de R$ 150, até domingo.',
      'Frete grátis, R$ 150 ou +',
      'Só até domingo',
    ),
  ],
  'limpeza de ar-condicionado por R$ 180, com hora marcada': [
    ad(
      'Ar-condicionado com cheiro ruim? Limpeza por R$ 180, com hora marcada. A gente vai e você respira.',
      'Limpeza de ar: R$ 180',
      'Com hora marcada',
    ),
    ad(
      'Antes do calor, limpe o seu ar-condicionado: R$ 180, no horário que você marcar.',
      'Ar-condicionado limpo',
      'R$ 180, hora marcada',
    ),
    ad(
      'R$ 180 pela limpeza do ar-condicionado. Com hora marcada, sem esperar o dia todo.',
      'Seu ar limpo por R$ 180',
      'Escolha o horário',
    ),
  ],
  'marmita do dia a partir de R$ 19,90, entrega no almoço': [
    ad(
      'Meio-dia e nada na panela? Marmita do dia a partir de R$ 19,90, com entrega no almoço.',
      'Almoço que chega pronto',
      'A partir de R$ 19,90',
    ),
    ad(
      'Comida de panela, na sua mesa, na hora do almoço. Marmita do dia a partir de R$ 19,90, com entrega.',
      'Marmita do dia',
      'Entrega no almoço',
    ),
    ad(
      'A partir de R$ 19,90, a marmita do dia sai daqui e chega aí: entrega no almoço.',
      'Peça a marmita de hoje',
      'Desde R$ 19,90',
    ),
  ],
  'matrículas abertas para aulas de violão, R$ 160 por mês': [
    ad(
      'O violão está encostado? Matrículas abertas para aulas de violão: R$ 160 por mês.',
      'Aulas de violão',
      'R$ 160 por mês',
    ),
    ad(
      'Da primeira nota à roda de amigos. Aulas de violão por R$ 160 por mês, matrículas abertas.',
      'Matrículas abertas',
      'Violão: R$ 160 por mês',
    ),
    ad(
      'R$ 160 por mês para tocar aquela música que você canta no banho. Violão: matrículas abertas.',
      'Aprenda violão',
      'Matrículas abertas',
    ),
  ],
};
