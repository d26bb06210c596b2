/** Every address of the product: what is written on its tab and over its page. */
export interface Route {
  readonly path: string;
  readonly title: string;
  readonly heading: string;
}

const landing = {
  path: '/',
  title: 'Textos que fazem seu negócio ser visto',
  heading: 'Seu negócio merece ser bem visto',
};

/** Pages that anybody may read, signed in or not. */
export const openRoutes: readonly Route[] = [
  { path: '/how-it-works', title: 'Como Funciona', heading: 'Como Funciona' },
  { path: '/plans', title: 'Planos', heading: 'Planos' },
  { path: '/contact', title: 'Contato', heading: 'Contato' },
  { path: '/terms', title: 'Termos de Uso', heading: 'Termos de Uso' },
  { path: '/privacy', title: 'Política de Privacidade', heading: 'Política de Privacidade' },
  { path: '/radar-legal', title: 'Radar legal', heading: 'Radar legal' },
  { path: '/developers', title: 'Para desenvolvedores', heading: 'Para desenvolvedores' },
];

export const resetPassword: Route = { path: '/reset-password', title: 'Redefinir senha', heading: 'Redefinir senha' };

export const visitorRoutes: readonly Route[] = [
  landing,
  ...openRoutes,
  { path: '/login', title: 'Entrar', heading: 'Entrar' },
  { path: '/register', title: 'Criar conta', heading: 'Criar conta' },
  resetPassword,
];

export const unverifiedRoutes: readonly Route[] = [
  { path: '/verify-email', title: 'Confirme seu e-mail', heading: 'Confirme seu e-mail' },
  { path: '/login', title: 'Entrar', heading: 'Entrar' },
];

export const newcomerRoutes: readonly Route[] = [
  { path: '/onboarding', title: 'Monte seu ninho', heading: 'Monte seu ninho' },
  { path: '/plans', title: 'Planos', heading: 'Planos' },
];

/** Pages of an owner, where a plan and its texts show. */
export const ownRoutes: readonly Route[] = [
  { path: '/generate', title: 'Central de Criação', heading: 'Central de Criação' },
  { path: '/history', title: 'Meu Histórico', heading: 'Meu Histórico' },
  { path: '/profile', title: 'Meu Perfil', heading: 'Meu Perfil' },
  { path: '/success', title: 'Pagamento', heading: 'Nenhum pagamento para confirmar' },
  {
    path: '/success?session_id=cs_de_ninguem',
    title: 'Pagamento',
    heading: 'Não encontramos este pagamento',
  },
];
