import { emptyProfile, type BusinessProfile } from '../../../src/domain/account/user.ts';

/** The businesses that the critic was tuned on. */
export const niches = {
  confeitaria: {
    ...emptyProfile,
    businessName: 'Doce Mel',
    businessDesc: 'Confeitaria artesanal com bolos caseiros, na Rua das Laranjeiras, 120',
    targetAudience: 'Mães que querem praticidade nas festas',
    businessCity: 'Campinas',
    businessNeighborhood: 'Cambuí',
    linkInstagram: 'https://www.instagram.com/docemel',
    linkWhatsapp: 'https://wa.me/5519991234567',
  },
  salao: {
    ...emptyProfile,
    businessName: 'Studio Bela',
    businessDesc: 'Salão de beleza desde 2012. Corte, cor e escova. Atendemos de terça a sábado, das 9h às 19h',
    targetAudience: 'Mulheres do bairro',
    businessCity: 'Recife',
    businessNeighborhood: 'Boa Viagem',
    linkWebsite: 'https://studiobela.com.br/agenda',
    linkWhatsapp: 'https://wa.me/5581988887777',
  },
  oficina: {
    ...emptyProfile,
    businessName: 'Oficina do Tonho',
    businessDesc: 'Mecânica geral, freios e suspensão. 90 dias de garantia no serviço',
    targetAudience: 'Motoristas de aplicativo e famílias',
    businessCity: 'Goiânia',
  },
  petshop: {
    ...emptyProfile,
    businessName: 'Pet Amigo',
    businessDesc: 'Banho, tosa e hotelzinho para cães e gatos',
    targetAudience: 'Donos de cães e gatos',
    businessCity: 'Curitiba',
    businessNeighborhood: 'Água Verde',
  },
  moda: {
    ...emptyProfile,
    businessName: 'Ateliê Flor de Chita',
    businessDesc: 'Vestidos e saias de algodão, do PP ao G4',
    targetAudience: 'Mulheres de 25 a 50 anos',
    businessCity: 'Belo Horizonte',
    linkInstagram: 'https://www.instagram.com/flordechita',
  },
  queijaria: {
    ...emptyProfile,
    businessName: 'Queijos da Serra',
    businessDesc: 'Queijo artesanal de leite cru',
    targetAudience: 'Quem gosta de queijo de verdade',
    businessCity: 'São Roque de Minas',
  },
} as const satisfies Record<string, BusinessProfile>;
