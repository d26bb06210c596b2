import type { Parts } from '../../../../domain/content/parts.ts';
import type { RecordedText, RecordedTexts, Shop } from './example.ts';

type Words = readonly [paragraphs: readonly string[], call: string];

const message =
  (words: (shop: Shop) => Words): RecordedText =>
  (shop): Parts => {
    const [paragraphs, callToAction] = words(shop);
    return { paragraphs, callToAction };
  };

export const whatsappExamples: RecordedTexts<'mensagem_whatsapp'> = {
  'agenda de sábado aberta para manicure em domicílio': [
    message(({ name, How }) => [
      [
        `Oi! Suas unhas estão livres no sábado? Aqui é ${name}.`,
        'A *agenda de sábado está aberta* para manicure em domicílio: eu levo tudo, você só escolhe o esmalte e a poltrona.',
      ],
      `${How} com o horário que fica melhor para você.`,
    ]),
    message(({ name, How }) => [
      [
        `Oi, tudo bem? Sábado vou de casa em casa fazer unha, e abri a agenda agora. ${name}.`,
        'É manicure em domicílio: sem trânsito, sem fila, com o seu café passando.',
      ],
      `Quer um horário de sábado? ${How} que eu mando os que tem.`,
    ]),
    message(({ name, how }) => [
      [
        `Manicure na sua casa, no sábado. ${name} está com a agenda aberta.`,
        'Dá para marcar com a mãe, a irmã ou a vizinha e fazer uma depois da outra.',
      ],
      `Para marcar, ${how}.`,
    ]),
  ],
  'pizza grande com refrigerante de 2 litros por R$ 59,90 na quinta': [
    message(({ name, How }) => [
      [
        `Oi! Quinta sem louça: pode ser? ${name} por aqui.`,
        'Na quinta, *pizza grande com refrigerante de 2 litros por R$ 59,90*. Você escolhe o sabor e arruma a mesa.',
      ],
      `${How} com o sabor e o endereço.`,
    ]),
    message(({ name, how }) => [
      [
        `A família já perguntou o que vai ter na quinta? Responda: pizza. É de ${name}.`,
        'Uma grande e um refrigerante de 2 litros, os dois por R$ 59,90.',
      ],
      `Para pedir, ${how}.`,
    ]),
    message(({ name, How }) => [
      [
        `Boa noite! Aqui é ${name}. Recado rápido sobre o jantar de quinta.`,
        'R$ 59,90 levam uma pizza grande e o refrigerante de 2 litros. Só falta o filme.',
      ],
      `${How} e já deixe o seu pedido.`,
    ]),
  ],
  'troca de óleo com filtro por R$ 159,90 até sexta': [
    message(({ name, how }) => [
      [
        `Oi! Lembra quando foi a última troca de óleo do seu carro? Aqui é ${name}.`,
        'Até sexta, a *troca de óleo com filtro sai por R$ 159,90*. Enquanto você toma um café, a gente faz.',
      ],
      `Para marcar, ${how}.`,
    ]),
    message(({ name, How }) => [
      [
        `Carro que roda todo dia agradece óleo limpo. Quem avisa é ${name}.`,
        'Troca de óleo com filtro: R$ 159,90, até sexta.',
      ],
      `${How} com o modelo do carro e o melhor horário.`,
    ]),
    message(({ name, How }) => [
      [
        `Bom dia! ${name} por aqui, com um aviso de balcão.`,
        'O valor de R$ 159,90 para óleo e filtro, já com a troca, vale até sexta. Quem viaja no fim de semana vai mais tranquilo.',
      ],
      `Quer passar aqui? ${How}.`,
    ]),
  ],
  'não vamos abrir no feriado, voltamos na terça às 9h': [
    message(({ name, how }) => [
      [
        `Oi! Aviso de ${name}: *não vamos abrir no feriado*.`,
        'Voltamos na terça, às 9h. Bom descanso para você também.',
      ],
      `Se precisar de algo para terça, ${how}.`,
    ]),
    message(({ name, How }) => [
      [
        `No feriado a porta fica fechada, e a gente descansa. Na terça, às 9h, ${name} abre de novo.`,
        'Se a sua semana depende disso, melhor combinar antes.',
      ],
      `${How} e deixe o seu recado.`,
    ]),
    message(({ name, how }) => [
      [
        `Olá! Para você não perder viagem: ${name} não abre no feriado.`,
        'Terça, 9h, estamos de volta no lugar de sempre.',
      ],
      `Qualquer dúvida, ${how}.`,
    ]),
  ],
  'aula experimental de inglês grátis para crianças de 7 a 10 anos': [
    message(({ name, How }) => [
      [
        `Oi! Seu filho já anda cantando música em inglês pela casa? ${name} tem um convite.`,
        'A *aula experimental é grátis*, para crianças de 7 a 10 anos. Ele brinca, fala e sai sabendo dizer o próprio nome em inglês.',
      ],
      `${How} com o nome e a idade.`,
    ]),
    message(({ name, how }) => [
      [
        `Primeira aula de inglês sem compromisso: é assim que começamos. Aqui é ${name}.`,
        'É grátis e é para crianças de 7 a 10 anos. Vocês conhecem a turma e decidem depois, com calma.',
      ],
      `Para escolher o dia, ${how}.`,
    ]),
    message(({ name, How }) => [
      [
        `De 7 a 10 anos, criança aprende inglês como aprende a andar de bicicleta: tentando. Quem escreve é ${name}.`,
        'Venham para uma aula experimental. É grátis.',
      ],
      `${How} que eu conto os horários.`,
    ]),
  ],
};
