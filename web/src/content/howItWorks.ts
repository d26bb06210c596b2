import type { Faq } from './faq';
import { formatCredits, freePlan, paidPlans, formatVariations } from './facts';
import type { Facts } from './facts';

export const steps = [
  {
    title: 'Monte seu ninho',
    words:
      'Conte uma vez o nome do negócio, o que você faz e para quem. Se quiser, diga também o bairro e deixe seus links. Leva uns dois minutos, e você pode mudar tudo depois no Perfil.',
  },
  {
    title: 'Faça um pedido',
    words:
      'Escolha o que quer criar: um post, uma mensagem ou uma descrição. Marque o objetivo e escreva a ideia em uma frase.',
  },
  {
    title: 'Copie, cole e poste',
    words:
      'O texto chega pronto para o lugar onde vai ser lido. Confira, copie com um toque e publique. Ele fica guardado no seu histórico.',
  },
] as const;

/** Six questions about how a text is made. */
export function howItWorksFaq(facts: Facts): Faq[] {
  const free = freePlan(facts);
  const most = Math.max(...facts.plans.map(({ variations: count }) => count));
  const editing = paidPlans(facts).find((plan) => plan.features.includes('EDITING'));
  return [
    {
      question: 'Quanto tempo leva até o primeiro texto?',
      answer: [
        'Poucos minutos: criar a conta, confirmar o e-mail e montar o ninho. Depois disso, cada texto leva só o tempo de escrever a ideia e esperar alguns segundos.',
      ],
    },
    {
      question: 'Preciso preencher tudo no ninho?',
      answer: [
        'Nome, descrição e público são o mínimo. Cidade, bairro e links são opcionais, mas ajudam o texto a falar com quem mora perto de você.',
      ],
    },
    {
      question: 'E se eu não gostar do texto?',
      answer: [
        `Conte mais detalhes na ideia ou troque o objetivo e gere de novo, por mais um crédito.${editing ? ` A partir do ${editing.name} você recebe ${formatVariations(most)} por texto e edita ali mesmo.` : ''}`,
      ],
    },
    {
      question: 'Quantos textos posso criar por mês?',
      answer: [
        `Um por crédito: ${facts.plans.map(({ name, monthlyCredits }) => `${formatCredits(monthlyCredits)} no ${name}`).join(', ')}. Comece pelo ${free.name} e veja quanto você usa.`,
      ],
    },
    {
      question: 'O Bem-te-vi publica por mim?',
      answer: [
        'Não. Você confere o texto, copia e publica onde quiser. Assim nada sai com o nome do seu negócio sem passar por você.',
      ],
    },
    {
      question: 'Funciona no celular?',
      answer: [
        'Funciona no navegador do celular, do tablet e do computador. Se quiser, adicione o Bem-te-vi à tela inicial e abra como um aplicativo.',
      ],
    },
  ];
}
