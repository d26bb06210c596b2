import { emptyProfile, type BusinessProfile } from '../../../src/domain/account/user.ts';

const shop = (
  businessName: string,
  businessDesc: string,
  targetAudience: string,
  businessCity: string | null,
  rest: Partial<BusinessProfile> = {},
): BusinessProfile => ({ ...emptyProfile, businessName, businessDesc, targetAudience, businessCity, ...rest });

/** The businesses of the blind sets, in places that the tuned sets do not know. */
export const street = {
  padaria: shop(
    'Pão da Vila',
    'Padaria de bairro: pão quentinho, café e bolo. Aberto todos os dias, das 6h às 20h',
    'Vizinhos e quem trabalha por perto',
    'Porto Alegre',
    { businessNeighborhood: 'Menino Deus', linkWhatsapp: 'https://wa.me/5551998765432' },
  ),
  barbearia: shop('Barbearia do Zeca', 'Corte R$ 45, barba R$ 30, combo R$ 65', 'Homens do bairro', 'Salvador', {
    businessNeighborhood: 'Pituba',
    linkInstagram: 'https://www.instagram.com/barbeariadozeca',
  }),
  academia: shop('Studio Força', 'Treino funcional em turmas de até 8 alunos', 'Adultos que pararam', 'Belém'),
  dentista: shop(
    'Lívia Odontologia',
    'Limpeza, clareamento e aparelho. Av. Nove de Julho, 1450, sala 32',
    'Famílias',
    'Ribeirão Preto',
    { linkWhatsapp: 'https://wa.me/5516991112222' },
  ),
  contador: shop('Contábil Farol', 'Contabilidade para MEI e pequena empresa', 'MEIs e lojistas', 'Manaus'),
  acai: shop('Açaí do Norte', 'Açaí grosso, sem xarope. 300 ml R$ 14, 500 ml R$ 20', 'Estudantes', 'Belém'),
  cantina: shop(
    'Cantina da Nonna',
    'Rodízio de massas por R$ 69,90 por pessoa. Almoço de terça a domingo',
    'Famílias',
    'Caxias do Sul',
    { linkWebsite: 'https://cantinadanonna.com.br' },
  ),
  flores: shop('Flor e Folha', 'Buquês e arranjos sob encomenda', 'Quem presenteia', 'Holambra'),
  pousada: shop('Pousada Maré Alta', '12 quartos a 200 metros da praia, café incluso', 'Casais', 'Paraty', {
    linkWebsite: 'https://marealta.com.br',
  }),
  fotos: shop('Ana Luz Fotografia', 'Ensaios de família e gestante', 'Famílias', 'Florianópolis'),
  ingles: shop('Fala Fácil', 'Aulas de inglês para adultos, on-line e presenciais', 'Adultos', 'Londrina'),
  costura: shop('Linha Fina', 'Consertos e ajustes. Barra de calça R$ 25', 'Moradores do centro', 'Juiz de Fora'),
  otica: shop('Ótica Visão', 'Óculos de grau e de sol, em até 10x sem juros', 'Adultos e idosos', 'Natal'),
  eletricista: shop('Nilo Elétrica', 'Instalação e reparo elétrico residencial', 'Donos de casa', 'Vitória', {
    linkWhatsapp: 'https://wa.me/5527997776666',
  }),
  climatizacao: shop('Clima Bom', 'Limpeza e instalação de ar-condicionado', 'Casas e lojas', 'Cuiabá'),
  brecho: shop('Brechó Segunda Chance', 'Roupa usada em bom estado', 'Jovens', 'São Paulo', {
    businessNeighborhood: 'Pinheiros',
    linkInstagram: 'https://www.instagram.com/segundachance',
  }),
  marmitas: shop(
    'Marmita da Lu',
    'Marmitas caseiras congeladas. Kit com 10 por R$ 180',
    'Quem trabalha fora',
    'Brasília',
  ),
  massagem: shop('Espaço Calma', 'Massagem relaxante e drenagem', 'Mulheres', 'Fortaleza'),
  imoveis: shop('Casa Certa Imóveis', 'Aluguel e venda de apartamentos', 'Famílias', 'Maringá'),
  joias: shop('Brilho de Minas', 'Semijoias banhadas a ouro 18k, 1 ano de garantia', 'Mulheres', 'Uberlândia', {
    linkInstagram: 'https://www.instagram.com/brilhodeminas',
  }),
  moveis: shop('Marcenaria Ipê', 'Móveis sob medida em madeira maciça', 'Casas e escritórios', 'Bento Gonçalves'),
  autoescola: shop('Autoescola Direção', 'Primeira habilitação carro e moto', 'Jovens', 'Campo Grande'),
  hortifruti: shop('Quitanda da Dona Rosa', 'Frutas e verduras do produtor', 'Vizinhança', 'Teresina'),
  buffet: shop('Buffet Pipoca', 'Festas infantis para até 80 convidados', 'Pais', 'Osasco'),
  celular: shop('Conserta Cel', 'Troca de tela e bateria na hora. Rua do Comércio, 77', 'Todo mundo', 'Aracaju'),
} as const satisfies Record<string, BusinessProfile>;
