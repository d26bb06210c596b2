import { asked, type Labelled } from './labelled.ts';

const launch = asked('email_marketing', 'moda', 'nova coleção de outono', {
  link: 'https://flordechita.com.br/outono',
});
const reminder = asked('email_marketing', 'oficina', 'revisão de férias');
const thanks = asked('email_marketing', 'confeitaria', 'agradecer os clientes no fim do ano');

const autumn = `Assunto: O outono chegou com manga comprida
Pré-cabeçalho: Algodão mais encorpado, cores de terra e o mesmo bolso de sempre.

Oi, tudo bem?

A coleção de outono já está na arara. São vestidos para aquele dia que começa frio e termina de janela aberta.

Veja as peças e escolha com calma: https://flordechita.com.br/outono

Um abraço,
Ateliê Flor de Chita

Você recebe este e-mail porque comprou ou se cadastrou com a gente. Para sair da lista, responda com "sair".`;

const trip = `Assunto: Antes da estrada, a oficina
Pré-cabeçalho: Um olhar no freio, no pneu e no óleo antes de encher o porta-malas.

Olá!

Férias boas começam com carro em ordem. A gente confere freio, suspensão e óleo, e diz o que precisa e o que pode esperar.

Quer marcar? Responda a este e-mail com o melhor dia para você.

Até logo,
Oficina do Tonho

Este e-mail chegou porque você já trouxe seu carro aqui. Não quer mais? Responda "sair".`;

const year = `Assunto: Obrigada por mais um ano de bolo
Pré-cabeçalho: Cada vela soprada com um bolo nosso foi um presente para a gente.

Oi!

Teve aniversário, chá de bebê e muita segunda-feira salva por uma fatia. Em todas, você nos escolheu, e a gente não esquece.

Conte nos comentários do nosso Instagram qual foi o bolo do seu ano: https://www.instagram.com/docemel

Com carinho,
Doce Mel

Você está na nossa lista de clientes. Se preferir não receber mais, é só responder "sair".`;

export const emails: readonly Labelled[] = [
  launch(autumn),
  reminder(trip),
  thanks(year),
  reminder(trip.replace('Olá!', 'Olá, [preencher: nome]!')),
  thanks(year.replace('Oi!\n\n', 'Oi, pessoal!\n\nSenta que lá vem agradecimento.\n\n')),

  launch(autumn.replace('Assunto: O outono chegou com manga comprida\n', ''), 'email-parts'),
  reminder(trip.replace(/Pré-cabeçalho: .*\n/, ''), 'email-parts'),
  thanks(
    'Assunto: Obrigada por tudo\nPré-cabeçalho: Um recado curto da Doce Mel para fechar bem o ano.\n\nVocê recebe este e-mail porque é cliente. Responda "sair" para não receber.',
    'email-parts',
  ),
  launch(
    autumn.replace(
      'O outono chegou com manga comprida',
      'O outono chegou ao ateliê com manga comprida e cores de terra',
    ),
    'subject-too-long',
  ),
  reminder(
    trip.replace('Antes da estrada, a oficina', 'Antes de pegar a estrada nas férias, passe aqui na oficina'),
    'subject-too-long',
  ),
  thanks(
    year.replace('Obrigada por mais um ano de bolo', 'Obrigada por mais um ano inteiro de bolo, festa e muito café'),
    'subject-too-long',
  ),
  launch(autumn.replace(/Pré-cabeçalho: .*/, 'Pré-cabeçalho: Cores de terra.'), 'preheader-length'),
  reminder(trip.replace(/Pré-cabeçalho: .*/, 'Pré-cabeçalho: Vem ver o carro'), 'preheader-length'),
  thanks(
    year.replace(
      /Pré-cabeçalho: .*/,
      'Pré-cabeçalho: Cada vela soprada com um bolo nosso foi um presente para a gente, e por isso este recado chega hoje com tanto carinho.',
    ),
    'preheader-length',
  ),
  launch(autumn.replace(/\n\nVocê recebe[^]*$/, ''), 'email-reason'),
  reminder(trip.replace(/\n\nEste e-mail chegou[^]*$/, ''), 'email-reason'),
  thanks(year.replace(/\n\nVocê está na nossa[^]*$/, '\n\nFeliz ano novo e até a próxima fornada.'), 'email-reason'),
  launch(autumn.replace('https://flordechita.com.br/outono', 'no nosso site'), 'missing-link'),
  reminder(
    trip
      .replace(
        'Quer marcar? Responda a este e-mail com o melhor dia para você.',
        'O carro agradece e a família também.',
      )
      .replace(' Não quer mais? Responda "sair".', ''),
    'call-missing',
  ),
];
