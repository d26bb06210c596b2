import { marketingEmail } from '../../../../../domain/content/marketingEmail.ts';
import { linkInText, ownContact, type Recipe } from '../recipe.ts';

const { subject, preheader } = marketingEmail.parts;

/** An e-mail of a shop to people who know it. */
export const email: Recipe = {
  good: `E-mail de 600 a 1.500 caracteres, sem hashtags. O assunto promete uma coisa e o primeiro parágrafo a cumpre. Parece
carta de gente conhecida. O motivo é "porque é cliente ou se cadastrou", se os dados não disserem outro.`,
  withLink: linkInText,
  withoutLink: ownContact,
  examples: [
    {
      profile: { businessName: 'Casa Aurora', businessCity: 'Belo Horizonte' },
      tone: 'conectar',
      topic: 'coleção de vasos de cerâmica feitos à mão para o Dia das Mães, retirada na loja até sábado',
      campaignLink: 'https://casaaurora.com.br/maes',
      text: `${subject.label}: Um presente que fica na janela dela
${preheader.label}: Vasos de cerâmica feitos à mão, prontos para o Dia das Mães

Oi, tudo bem?

Flor bonita dura uma semana. O vaso em que ela ficou a mãe da gente guarda, e muda de lugar até achar a luz certa.

Para o Dia das Mães, a Casa Aurora separou uma coleção de vasos de cerâmica feitos à mão. Como cada peça passa pelas mãos de uma pessoa, nenhuma sai igual à outra: dá para escolher a que tem mais o jeito dela.

A retirada é na loja, aqui em Belo Horizonte, até sábado.

Escolha a sua peça com calma e deixe reservada: https://casaaurora.com.br/maes

Um abraço,
Casa Aurora

Você recebe este e-mail porque já comprou na Casa Aurora. Se preferir não receber mais, responda com a palavra SAIR.`,
    },
    {
      profile: { businessName: 'Clínica Sorriso Leve', linkWhatsapp: 'https://wa.me/5541998765432' },
      tone: 'ajudar',
      topic: 'lembrete de limpeza e avaliação a cada seis meses',
      text: `${subject.label}: Faz seis meses? A gente lembra por você
${preheader.label}: Uma limpeza e uma avaliação rápida antes que apareça a dor

Olá!

Dente costuma avisar tarde: quando dói, o problema já andou um pedaço. Por isso a limpeza e a avaliação entram na agenda a cada seis meses, como a revisão do carro.

Na consulta, a gente limpa, olha com calma e conta o que viu. Se não houver nada, melhor ainda: você sai com o sorriso em dia e uma preocupação a menos.

Para ajudar entre uma visita e outra, vale trocar a escova quando as cerdas abrirem e passar o fio antes de dormir, mesmo no dia em que bate a preguiça.

Para marcar o seu horário, chama no WhatsApp: https://wa.me/5541998765432

Até logo,
Clínica Sorriso Leve

Você recebe este e-mail porque é paciente da Clínica Sorriso Leve. Para sair da lista, responda com SAIR.`,
    },
  ],
};
