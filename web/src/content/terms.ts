import { formatCredits, freePlan, formatList, paidPlans, formatPricePerMonth } from './facts';
import type { Facts } from './facts';
import type { Section } from './legal';

/** The essentials of the terms, for who reads only this. */
export const termsSummary = [
  'Você pode desistir em até 7 dias e receber tudo de volta.',
  'Depois disso, não há reembolso de períodos parciais.',
  'Créditos não usados não passam para o mês seguinte.',
  'Os textos são seus. Confira antes de publicar.',
] as const;

/** The terms of use, section by section. */
export function terms(facts: Facts): Section[] {
  const free = freePlan(facts);
  const prices = facts.plans.map(
    (plan) => `${plan.name}: ${formatPricePerMonth(plan)}, com ${formatCredits(plan.monthlyCredits)} por mês.`,
  );
  return [
    {
      title: 'O que é o Bem-te-vi',
      blocks: [
        'O Bem-te-vi é um serviço pela internet que escreve textos de divulgação em português para pequenos negócios. Você descreve um assunto e recebe sugestões de texto, geradas por inteligência artificial, para copiar, adaptar e publicar.',
        'Estes termos valem para quem visita o site e para quem cria uma conta. Ao criar a conta, você declara que leu e aceita o que está aqui e na Política de Privacidade. Guardamos a versão que você aceitou e quando.',
      ],
    },
    {
      title: 'Sua conta',
      blocks: [
        'Para usar o serviço você precisa ter 18 anos ou mais, ou ser emancipado, e confirmar um e-mail que seja seu. Quem usa em nome de uma empresa declara que pode fazer isso por ela.',
        [
          'Informe dados verdadeiros e mantenha-os em dia.',
          'Guarde sua senha. O que for feito com a sua conta é responsabilidade sua, salvo quando a falha for nossa.',
          'Avise assim que desconfiar de que outra pessoa entrou na sua conta.',
        ],
      ],
    },
    {
      title: 'Planos, preços e pagamento',
      blocks: [
        prices,
        `O ${free.name} não pede cartão. ${formatList(paidPlans(facts).map(({ name }) => name))} são assinaturas mensais, cobradas no cartão e renovadas automaticamente até o cancelamento. O pagamento é processado pela Stripe; não recebemos nem guardamos o número do seu cartão.`,
        'Se uma cobrança falhar, a situação aparece no seu Perfil e o provedor de pagamentos tenta de novo. Enquanto isso o plano continua, sem novos créditos. Se o pagamento não acontecer, a conta volta para o plano grátis.',
        'Se um preço mudar, avisamos por e-mail com pelo menos 30 dias de antecedência, e o novo preço só vale a partir da renovação seguinte. Você pode cancelar antes.',
      ],
    },
    {
      title: 'Créditos',
      blocks: [
        [
          'Cada texto que fica pronto usa um crédito, com todas as variações do seu plano. Um kit de campanha usa um crédito por texto.',
          'Se o texto não ficar pronto por falha nossa, o crédito volta.',
          'Os créditos renovam todo mês, na data de início da assinatura ou, no plano grátis, na data em que ele começou.',
          'Os créditos grátis do mês são da pessoa, não da conta: se você excluir a conta e criar outra com o mesmo e-mail, ela começa com os que restavam.',
          'Créditos não usados não passam para o mês seguinte, não viram dinheiro e não podem ser transferidos.',
        ],
      ],
    },
    {
      title: 'Desistência e reembolso',
      blocks: [
        'Você pode desistir da assinatura em até 7 dias, contados do primeiro pagamento, sem explicar o motivo, e receber de volta tudo o que pagou. É o direito de arrependimento do artigo 49 do Código de Defesa do Consumidor. Use o botão “Desistir e receber reembolso” no Perfil ou fale com a gente. A conta volta na hora para o plano grátis.',
        `Se você assinar de novo em até 30 dias, descontamos do primeiro mês os créditos que você usou no período reembolsado e os que usar depois, dos até ${free.monthlyCredits} que ficam na conta. A página de planos mostra quantos são antes do pagamento.`,
        'Depois dos 7 dias não há reembolso de períodos parciais. O que a lei garante em caso de falha do serviço continua valendo.',
      ],
    },
    {
      title: 'Cancelamento e troca de plano',
      blocks: [
        'Você cancela ou troca de plano quando quiser, pelo Perfil. Ao subir de plano, a mudança vale na hora. Ao descer ou cancelar, ela vale no fim do período já pago.',
        'Seus textos não são apagados quando o plano muda. Os que passam do limite do novo plano ficam guardados e voltam a aparecer se você subir de plano.',
      ],
    },
    {
      title: 'De quem são os textos',
      blocks: [
        'O que você escreve e os textos que recebe são seus. Você pode publicar, mudar, vender e reutilizar sem pagar nada além do plano e sem citar o Bem-te-vi.',
        'Para prestar o serviço, você nos autoriza a guardar e processar esse conteúdo, só para isso e só enquanto a conta existir. Não o usamos para treinar modelos e não o mostramos a outros usuários.',
        'A marca, o desenho e o código do Bem-te-vi continuam nossos.',
      ],
    },
    {
      title: 'Confira antes de publicar',
      blocks: [
        'Textos gerados por inteligência artificial podem conter erros. Leia e confira preços, datas, endereços e afirmações. Quem publica responde pelo que publica, inclusive perante o Código de Defesa do Consumidor e as regras da sua profissão.',
      ],
    },
    {
      title: 'O que não pode',
      blocks: [
        [
          'Pedir ou publicar textos ilegais, enganosos, discriminatórios ou que ofendam alguém.',
          'Divulgar produtos ou serviços proibidos por lei.',
          'Passar-se por outra pessoa ou marca.',
          'Enviar mensagens em massa para quem não autorizou.',
          'Tentar entrar em contas de outras pessoas, burlar limites ou atrapalhar o serviço.',
          'Revender o acesso à sua conta.',
        ],
        'Podemos suspender uma conta que descumpra estas regras. Salvo em caso grave ou por ordem legal, avisamos antes e ouvimos você.',
      ],
    },
    {
      title: 'Disponibilidade e responsabilidade',
      blocks: [
        'Trabalhamos para o serviço estar sempre no ar, mas ele pode parar para manutenção ou por falhas de terceiros. Não garantimos resultado de vendas, de alcance ou de seguidores.',
        'Nos limites permitidos pela lei, nossa responsabilidade fica limitada ao valor que você pagou nos últimos 3 meses. Nada aqui retira direitos que a lei dá ao consumidor.',
      ],
    },
    {
      title: 'Encerramento da conta',
      blocks: [
        'Você pode excluir a conta a qualquer momento no Perfil. A assinatura é cancelada, e cadastro e histórico são removidos. Se nós encerrarmos o serviço, avisamos com pelo menos 30 dias de antecedência, para você exportar seus dados, e devolvemos o que foi pago e não usado.',
      ],
    },
    {
      title: 'Mudanças nestes termos',
      blocks: [
        'Se mudarmos algo importante, avisamos por e-mail com pelo menos 15 dias de antecedência. A data no topo mostra a última versão.',
      ],
    },
    {
      title: 'Lei e foro',
      blocks: [
        'Estes termos seguem as leis do Brasil. Eventuais conflitos podem ser levados ao foro do seu domicílio. Antes disso, fale com a gente: quase tudo se resolve em uma conversa.',
      ],
    },
  ];
}
