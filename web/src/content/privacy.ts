import type { Facts } from './facts';
import type { Section } from './legal';

/** The essentials of the policy, for who reads only this. */
export const privacySummary = [
  'Usamos seus dados para escrever seus textos e cuidar da sua conta.',
  'Seus dados nunca são usados para treinar inteligência artificial nem mostrados a outros usuários.',
  'Não vendemos dados a ninguém.',
  'Medimos visitas só se você aceitar, e você pode voltar atrás aqui mesmo.',
] as const;

/** What the policy says of cookies, above the control of the choice and the list of what the browser keeps. */
export const cookieWords = [
  'O Bem-te-vi guarda no seu navegador só o que está na lista abaixo. Quase tudo é necessário para o serviço funcionar.',
  'Com a sua permissão, usamos também os cookies do Google Analytics. Com eles, o Google fica sabendo quais páginas você abre (sem saber de qual texto), quando você toca em um botão que leva aos planos e, se você assina, o plano e o valor. Se você aceita, guardamos isso por 150 dias; se não, perguntamos de novo. Enquanto você não aceita, nenhum deles é carregado.',
] as const;

/** The privacy policy, section by section; the section on cookies is the page's own. */
export function privacy({ contacts, modelData }: Facts): Section[] {
  return [
    {
      title: 'Quem cuida dos seus dados',
      blocks: [
        `O Bem-te-vi é o controlador dos dados pessoais tratados no site, nos termos da Lei Geral de Proteção de Dados (Lei nº 13.709/2018, a LGPD). Para falar com o encarregado, escreva para ${contacts.email} com o assunto “Privacidade”.`,
      ],
    },
    {
      title: 'Quais dados usamos',
      blocks: [
        [
          'Cadastro: e-mail, nome, quando você o informa ou entra com o Google, e a versão dos termos que você aceitou. Sua senha fica com o provedor de identidade, e nós não a vemos.',
          'Negócio: o que você conta dele, ou seja, nome, descrição, público, cidade, bairro, links, produtos, preços e a voz da loja, com os textos que você cola ali.',
          'Uso: os pedidos que você faz, os textos que recebe e edita, seus créditos e as datas de cada um.',
          'Chaves de API, se você criar: o nome, os últimos caracteres, um código que confere a chave sem guardá-la e o último uso.',
          'Pagamento: plano, situação da assinatura e um código do provedor de pagamentos. Não recebemos o número do seu cartão.',
          'Registros técnicos: página ou função acessada, horário e resultado de cada acesso, sem o conteúdo dos seus textos.',
          'Registros de acesso: conta, endereço IP, data e hora, no máximo um por hora de cada endereço.',
          'Medição de visitas: páginas vistas e cliques, somente se você aceitar os cookies.',
        ],
        'Não peça textos com dados sensíveis ou de outras pessoas. O serviço não precisa deles e não é voltado a crianças e adolescentes.',
      ],
    },
    {
      title: 'Para que usamos e com que base legal',
      blocks: [
        [
          'Criar sua conta, escrever os textos, guardar o histórico e dar suporte: execução do contrato (art. 7º, V).',
          'Cobrar, reembolsar e guardar comprovantes: execução do contrato e obrigação legal (art. 7º, II e V).',
          'Proteger as contas e impedir abuso: legítimo interesse e obrigação legal (art. 7º, II e IX).',
          'Medir visitas: seu consentimento (art. 7º, I), que você retira quando quiser.',
        ],
      ],
    },
    {
      title: 'Inteligência artificial',
      blocks: [
        'Para escrever, enviamos ao provedor do modelo de linguagem só isto:',
        modelData,
        'Não enviamos seu e-mail nem dados de pagamento. Os dados do seu negócio nunca são usados para treinar modelos.',
        'Nenhuma decisão sobre você é tomada só por máquina: o modelo sugere textos, e quem decide o que publicar é você.',
      ],
    },
    {
      title: 'Com quem compartilhamos',
      blocks: [
        'Só com quem nos ajuda a prestar o serviço, e só o necessário:',
        [
          'Google (Firebase Authentication): login e e-mails de confirmação e de senha.',
          'Provedor de e-mail: entrega dos e-mails sobre a sua conta, os seus pagamentos e mudanças nos termos ou nos preços, e das dicas, que você desliga no Perfil ou no próprio e-mail.',
          'Stripe: pagamentos e assinaturas.',
          'Provedor do modelo de linguagem: geração dos textos.',
          'Fabricante do seu navegador: se você usa o botão Ditar, ele pode processar a sua voz para transformá-la em texto. Nós recebemos só o texto.',
          'Provedores de hospedagem e de banco de dados: funcionamento do serviço.',
          'Google (Analytics): medição de visitas, se você aceitar.',
        ],
        'Também entregamos dados quando a lei ou um juiz obriga. Alguns desses provedores ficam fora do Brasil; nesses casos a transferência segue os artigos 33 a 36 da LGPD. Não vendemos dados.',
      ],
    },
    {
      title: 'Por quanto tempo guardamos',
      blocks: [
        [
          'Cadastro, negócio e histórico: enquanto a conta existir. Ao excluir a conta, são removidos.',
          'Texto que você excluiu: só o código do pedido, por 30 dias, para não cobrar de novo se ele se repetir.',
          'Depois de excluir a conta: um código calculado do e-mail, que não permite descobri-lo, e um número, por 35 dias no máximo. O número diz quantos créditos grátis restavam no mês ou quantos foram usados em um período reembolsado ou depois dele, para que criar outra conta não dê os mesmos créditos de novo.',
          'Comprovantes de pagamento: pelo prazo que a lei fiscal exige, com o provedor de pagamentos. Neles fica o e-mail usado na compra, mesmo depois que a conta é excluída.',
          'Registros de acesso: por 6 meses, como manda o Marco Civil da Internet (art. 15).',
        ],
      ],
    },
    {
      title: 'Como protegemos',
      blocks: [
        'A conexão é criptografada, cada pessoa só alcança os próprios dados e os registros do sistema não levam senhas, e-mails nem textos. Se acontecer um incidente que possa causar risco relevante a você, avisamos você e a Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
    {
      title: 'Seus direitos e como usar cada um',
      blocks: [
        'A LGPD (art. 18) dá a você estes direitos, de graça:',
        [
          'Confirmar que tratamos seus dados e ter acesso a eles: no Perfil, em “Exportar meus dados”, você baixa tudo o que guardamos.',
          'Corrigir: mude o que quiser no Perfil.',
          'Levar para outro serviço: o arquivo exportado usa um formato aberto (JSON).',
          'Apagar: no Perfil, em “Excluir minha conta”. O acesso termina na hora, a assinatura é cancelada antes de tudo, e depois os dados são removidos. Para apagar só um texto, use o Histórico.',
          'Retirar o consentimento dos cookies: no botão desta página.',
          'Saber com quem compartilhamos, pedir anonimização ou bloqueio do que for excessivo e se opor a um uso: escreva para a gente.',
        ],
        `Para o que não dá para fazer sozinho, escreva para ${contacts.email} a partir do e-mail da sua conta. Respondemos em até 15 dias. Se a resposta não resolver, você pode reclamar à ANPD, em gov.br/anpd, e aos órgãos de defesa do consumidor.`,
      ],
    },
    {
      title: 'Mudanças nesta política',
      blocks: [
        'Se mudarmos algo importante, avisamos por e-mail antes de valer. A data no topo mostra a última versão.',
      ],
    },
  ];
}
