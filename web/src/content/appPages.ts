import { paths } from '../paths';
import type { PageMeta } from './publicPages';

/** The pages of the application: what they are called, and what may be said of them. */
export const appPages = {
  [paths.login]: {
    title: 'Entrar',
    description:
      'Entre na sua conta do Bem-te-vi com e-mail e senha ou com o Google e volte a criar os textos do seu negócio.',
  },
  [paths.register]: {
    title: 'Criar conta',
    description:
      'Crie sua conta grátis no Bem-te-vi, sem cartão: em poucos minutos você monta seu ninho e gera o primeiro texto.',
  },
  [paths.resetPassword]: {
    title: 'Redefinir senha',
    description:
      'Esqueceu a senha do Bem-te-vi? Informe o e-mail da sua conta e receba um link para criar outra em um minuto.',
  },
  [paths.verifyEmail]: {
    title: 'Confirme seu e-mail',
    description:
      'Falta um passo para usar o Bem-te-vi: abra o e-mail de confirmação que enviamos e clique no link que está nele.',
  },
  [paths.onboarding]: {
    title: 'Monte seu ninho',
    description:
      'Conte uma vez o que é o seu negócio e para quem ele é. Cada texto do Bem-te-vi já sai com a cara dele.',
  },
  [paths.generate]: {
    title: 'Central de Criação',
    description:
      'Escolha o tipo de conteúdo e o objetivo, conte a sua ideia e receba o texto pronto para copiar, editar e postar.',
  },
  [paths.history]: {
    title: 'Meu Histórico',
    description:
      'Os textos que o seu plano mostra no Bem-te-vi, do mais novo ao mais antigo, para copiar e usar de novo.',
  },
  [paths.profile]: {
    title: 'Meu Perfil',
    description:
      'Sua assinatura, seus créditos, os dados do seu negócio e tudo o que o Bem-te-vi guarda sobre a sua conta.',
  },
  [paths.success]: {
    title: 'Pagamento',
    description:
      'A confirmação da sua compra no Bem-te-vi: assim que o pagamento é aprovado, o plano e os créditos aparecem aqui.',
  },
} as const satisfies Record<string, PageMeta>;
