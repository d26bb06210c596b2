import { asked, type Labelled } from './labelled.ts';

const invoice = asked('email_marketing', 'contador', 'imposto de renda: enviar documentos até 20 de abril');
const dinner = asked('email_marketing', 'cantina', 'noite de sopas às quintas, R$ 39,90', {
  link: 'https://cantinadanonna.com.br/sopas',
});
const filter = asked('roteiro_reels', 'climatizacao', 'por que limpar o filtro do ar-condicionado');
const lens = asked('roteiro_reels', 'otica', 'como limpar os óculos', { link: 'https://oticavisao.com.br' });

const taxes = `Assunto: Seus documentos até 20 de abril
Pré-cabeçalho: Separe os informes com calma e a gente declara sem correria.

Olá!

O imposto de renda tem pressa, você não precisa ter. Junte os informes do banco, os recibos do médico e o comprovante da escola.

Mande tudo até 20 de abril, respondendo a este e-mail.

Abraço,
Contábil Farol

Você recebe este e-mail porque a gente cuida da sua contabilidade. Para sair da lista, responda "sair".`;

const soups = `Assunto: Quinta tem sopa na Nonna
Pré-cabeçalho: Capeletti, pão quente e a serra gelada do lado de fora.

Oi, tudo bom?

Toda quinta-feira a cantina troca a toalha e serve sopa à vontade por R$ 39,90.

Veja os sabores e reserve a mesa: https://cantinadanonna.com.br/sopas

Até quinta,
Cantina da Nonna

Este e-mail chegou porque você já jantou com a gente e deixou seu contato. Não quer mais receber? Responda "sair".`;

const dust = `Ideia: o filtro que ninguém olha

Tempo | Fala | Cena
0-3 s | Seu ar está com esse cheiro? | Mão tapando o nariz
3-13 s | Esse cheiro de guardado vem do filtro cheio de poeira. O ar passa por ali antes de chegar no seu quarto. | Filtro sujo
13-25 s | Abra a tampa, puxe o filtro e lave com água corrente e sabão neutro. Deixe secar na sombra antes de colocar de volta. | Água caindo no filtro
25-37 s | Se o cheiro continuar, a sujeira já desceu para a serpentina, e aí é serviço para a gente. Chama e marca. | Técnico abrindo o aparelho

Legenda: Quando foi a última vez que você lavou o seu? Conta nos comentários.`;

const glass = `Ideia: camiseta não limpa lente

Tempo | Fala | Cena
0-3 s | Larga essa camiseta, por favor. | Pessoa esfregando os óculos
3-15 s | O tecido arrasta poeira e cada grão risca um pouquinho. Primeiro passe água, depois uma gota de detergente neutro, com o dedo mesmo. | Pia, água e detergente
15-27 s | Enxague e seque com o paninho de microfibra, aquele que veio na caixinha e você jurou que ia usar. | Pano na lente
27-36 s | Precisa de um paninho novo ou de uma lente sem risco? Entra no link da legenda e fala com a gente. | Atendente sorrindo

Legenda: Escolha a sua armação em https://oticavisao.com.br`;

/** E-mails and scripts. Written before the critic was run on them. */
export const blindLong: readonly Labelled[] = [
  invoice(taxes),
  dinner(soups),
  invoice(
    taxes.replace('Seus documentos até 20 de abril', 'Imposto de renda: mande os seus documentos até 20 de abril'),
    'subject-too-long',
  ),
  invoice(taxes.replace('Mande tudo até 20 de abril', 'Mande tudo até 30 de abril'), 'invented-date'),
  invoice(taxes.replace(/\n\nVocê recebe[^]*$/, ''), 'email-reason'),
  dinner(soups.replace('Assunto: ', 'Título: '), 'email-parts'),
  dinner(soups.replace(/Pré-cabeçalho: .*/, 'Pré-cabeçalho: Sopa quente e pão.'), 'preheader-length'),
  dinner(soups.replace('https://cantinadanonna.com.br/sopas', 'no nosso site'), 'missing-link'),
  dinner(soups.replace('R$ 39,90', 'trinta e nove e noventa')),
  dinner(soups.replace('por R$ 39,90', 'por quarenta e cinco reais'), 'invented-price'),

  filter(dust),
  lens(glass),
  filter(
    dust.replace('Seu ar está com esse cheiro?', 'Você sabe por que o seu ar-condicionado cheira mal?'),
    'reels-hook',
  ),
  filter(dust.replace('Tempo | Fala | Cena\n', 'Cena | Fala | Tempo\n'), 'reels-table'),
  filter(dust.replace('25-37 s', '26-37 s'), 'reels-table'),
  lens(glass.replace('27-36 s', '27-95 s'), 'reels-duration'),
  lens(glass.replace('https://oticavisao.com.br', 'nosso site'), 'missing-link'),
  filter('Grave o filtro sujo, explique por que limpar e convide para marcar.', 'reels-table'),
];
