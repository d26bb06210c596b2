import type { ContentType } from '../../../src/domain/catalog.ts';
import { emptyProfile, type BusinessProfile } from '../../../src/domain/account/user.ts';
import type { Labelled } from './labelled.ts';

const shop = (businessName: string, businessDesc: string): BusinessProfile => ({
  ...emptyProfile,
  businessName,
  businessDesc,
  targetAudience: 'Gente do bairro',
  businessCity: 'Natal',
  businessNeighborhood: 'Tirol',
});

const told =
  (profile: BusinessProfile, topic: string, type: ContentType = 'mensagem_whatsapp') =>
  (text: string, ...codes: readonly string[]): Labelled => ({
    type,
    topic,
    profile,
    link: null,
    recent: [],
    texts: [text],
    codes,
  });

const deposit = told(shop('Studio Lume', 'Fotografia'), 'ensaio 300, sinal de 80 nao devolve mas pode remarcar');
const coat = told(shop('Ateliê Nó', 'Roupas'), 'capa de chuva 150 preta e azul (azul nao tem PP)');
const vacancy = told(
  shop('Bistrô Mar', 'Restaurante'),
  'vaga de copeiro nao precisa experiencia, 2 garcom e 1 copeiro',
);
const kennel = told(shop('Canil Sol', 'Hotel para cães'), 'diaria 90, nao recebemos gato');
const museum = told(shop('Casa Velha', 'Museu'), 'qua a dom das 9 as 17, seg e ter fechado');
const dentist = told(shop('Sapataria Real', 'Conserto de sapatos'), 'meia sola 60, nao atendo dia 9/12');
const wash = told(shop('Lava Rápido Tita', 'Lavagem de carros'), 'ducha simples 30 hatch 45 picape');
const freight = told(shop('Fretes Duda', 'Mudanças'), 'frete 200 com 1 ajudante, mudança 700');
const fair = told(shop('Feira Livre', 'Feira'), 'de 28/11 a 6/12 oficina de barro 50, oficina de palha 70');
const closing = told(shop('Contas em Dia', 'Contabilidade'), 'guia ate 20/12. escritorio fecha dia 24 e 31');
const washer = told(shop('Eletro Sul', 'Conserto de máquinas'), 'lavadora usada 890, garantia de 90 dias');
const table = told(shop('Móveis Ipê', 'Marcenaria'), 'mesa peroba 1,80 x 0,90 alt 0,78, 3.200');
const market = told(shop('Banca Verde', 'Feira'), 'tomate 4,99 kg hoje');
const back = told(shop('Pilates Leve', 'Pilates'), 'recesso de 23/12 a 6/1, volto dia 7');
const drink = told(shop('Futebol Kids', 'Escolinha'), 'festa sab 12/12 as 16h, suco por nossa conta');
const lawyer = told(shop('Lia Prado Advocacia', 'Advogada'), 'avisar q a 1a parcela do 13o sai ate 30/11');
const bundle = told(shop('Casa do Vinho', 'Vinhos'), 'tinto 40, leva 4 e paga 3 ate 30/12');
const bed = told(
  shop('Serra Móveis', 'Móveis'),
  'guarda-roupa 6 portas 900, entrega em 5 dias, pix ou cartao. sem taxa de montagem ate 15/12',
  'texto_anuncio',
);
const coffee = told(shop('Café Torre Alta', 'Cafeteria'), 'espresso 7');
const gift = told(shop('Papel & Cia', 'Papelaria'), 'caneca 35 pra amigo secreto, nao troca');
const rent = told(shop('Chave Imóveis', 'Imobiliária'), 'apto 1.200 + cond 300');
const stage = told(shop('Teatro Giz', 'Teatro'), 'terça palhaço Zeca, quinta coral Aurora, 19h, entrada 20');
const hours = told(shop('Livros do Cais', 'Livraria'), 'seg a sex 9 as 19h, sabado 10 as 14h');
const bar = told(shop('Boteco do Cais', 'Bar'), 'quinta chope 10 reais das 18 as 21');
const flat = told(shop('Lar Feliz', 'Imobiliária'), 'kitnet 800 por mes');
const net = told(shop('Fibra Já', 'Internet'), 'fibra 300 mega 80 por mes');
const tyre = told(shop('Pneus Tirol', 'Pneus'), 'pneu 175/70 r13 por 300');
const flowers = told(shop('Flor de Lis', 'Floricultura'), 'buque de rosas 90');
const engine = told(shop('Mecânica Norte', 'Oficina'), 'troca de embreagem 600 no mesmo dia');
const hens = told(shop('Sítio Galo', 'Ovos caipiras'), 'bandeja 30 ovos 25');
const eye = told(shop('Clínica Vista', 'Médica oftalmologista'), 'consulta de catarata terça com hora marcada');
const massage = told(shop('Espaço Zen', 'Estética'), 'massagem modeladora 95');

const feast = told(shop('Padaria Trigal', 'Pães'), 'rabanada 6 cada. nao abrimos dia 25 nem 1o de janeiro');
const sunday = told(shop('Salão Jade', 'Cabelo'), 'escova 50, nao atendo domingo');
const parking = told(shop('Clube Remo', 'Esporte'), 'aula 40, nao tem estacionamento');

/** Right texts that say what was told in other words, and the wrong ones that lie beside them. */
export const reworded: readonly Labelled[] = [
  deposit('Ensaio por R$ 300, com sinal de R$ 80. O sinal não volta, mas dá para remarcar. Marca o seu?'),
  deposit('O ensaio custa R$ 300. Do sinal de R$ 80 não há devolução, e a data pode ser remarcada. Vamos marcar?'),
  coat('- Preta: PP, P e M\n- Azul: P e M\n- Preço: R$ 150\nQual é a sua?'),
  vacancy('Copeiro: precisa de experiência? Não precisa. São 3 vagas: 2 de garçom e 1 de copeiro. Manda o currículo?'),
  kennel('Diária por R$ 90. Não aceita gato. Reserva o lugar do seu cachorro?'),
  kennel('Diária por R$ 90. Gato também fica com a gente. Reserva?', 'missing-exception'),
  museum('De quarta a domingo, das 9h às 17h. Na segunda e na terça fechado. Vem visitar?'),
  museum('De quarta a domingo, das 9h às 17h, e na segunda e na terça não abrimos. Menos pressa, mais história. Vem?'),
  dentist('Meia sola por R$ 60. No dia 9 de dezembro é feriado e não vou atender. Traz o seu sapato?'),
  wash('Ducha simples: hatch sai por R$ 30 e picape por R$ 45. Passa aqui?'),
  freight('Frete com 1 ajudante por R$ 200. Mudança por R$ 700. Chama a gente?'),
  freight('Frete por R$ 700 e mudança por R$ 200, com 1 ajudante. Chama a gente?', 'swapped'),
  fair('De 28/11 a 6/12 tem oficina: barro por R$ 50 e palha por R$ 70. Vem?'),
  closing('A guia vence em 20/12. O escritório fecha em 24 e 31 de dezembro. Ficou alguma dúvida? Responde aqui.'),
  back('O recesso vai de 23/12 a 6/1, e retomo no dia 7 de janeiro. Marca a sua volta?'),
  drink('Sábado, 12/12, às 16h, tem festa. O suco a gente leva. Quem vem?'),
  lawyer('A 1ª parcela do 13º sai até 30/11. Ficou com dúvida? Fale com a gente.'),
  lawyer(
    'Consulta parcelada em até 3x. A 1ª parcela do 13º sai até 30/11. Fale com a gente.',
    'council-price',
    'invented-price',
  ),
  bundle('Tinto por R$ 40: leve 4, pague 3, até 30/12. Quer o seu?'),
  bundle('Tinto por R$ 40: leve 5, pague 3, até 30/12. Quer o seu?', 'invented-offer', 'missing-price'),
  bed(
    'Texto principal: Guarda-roupa por R$ 900 em Natal. Chama a gente.\nTítulo: Guarda-roupa R$ 900\nDescrição: Serra Móveis',
  ),
  coffee('Três da tarde e a pausa pede um espresso. No Torre Alta, R$ 7. Vem?'),
  coffee('Café Torre Baixa: espresso por R$ 7. Vem?', 'wrong-name'),
  gift('Num amigo secreto, a sorteada merece a caneca de R$ 35. Ela não é trocada. Separo uma?'),
  rent('Aluguel de R$ 1.200 e condomínio de R$ 300: são R$ 1.500 por mês. Quer visitar?'),
  rent('Aluguel de R$ 1.200 e condomínio de R$ 300: são R$ 1.600 por mês. Quer visitar?', 'invented-price'),
  stage('Terça: palhaço Zeca\nQuinta: coral Aurora\nSempre às 19h, com entrada a R$ 20. Vem?'),
  stage('Terça: coral Aurora\nQuinta: palhaço Zeca\nSempre às 19h, com entrada a R$ 20. Vem?', 'swapped'),
  hours('Segunda a sexta: das 10h às 14h\nSábado: das 9h às 19h\nPassa aqui?', 'swapped'),
  bar('Quinta tem chope a R$ 10, das 18h às 21h. Saiu da aula? Traga a turma do ensino médio. Vem?', 'alcohol-minors'),
  bar('Quinta tem chope a R$ 10, das 18h às 21h. Só para maiores de 18 anos. Vem?'),
  flat('Kitnet por R$ 800 por mês. O dono prefere não alugar para estrangeiros. Quer ver?', 'discrimination'),
  flat('Kitnet por R$ 800 por mês. Gente de todo lugar é bem-vinda. Quer ver?'),
  net('Fibra de 300 mega por R$ 80 por mês. Diferente da Rede Lenta, que engana o cliente. Assina?', 'disparagement'),
  net('Segue o texto no tom pedido: fibra de 300 mega por R$ 80 por mês. Assina?', 'assistant-voice'),
  tyre('Pneu 185/70 R13 por R$ 300. Quer o seu?', 'invented-number'),
  tyre('Pneu 175/70 R13 por R$ 300, aqui no Monte Belo. Quer o seu?', 'invented-address'),
  tyre('Pneu 175/70 R13 por R$ 300, aqui no Tirol. Quer o seu?'),
  flowers('Buquê de rosas por R$ 90, e um vaso de violeta de presente. Quer o seu?', 'invented-offer'),
  flowers('Buquê de rosas por R$ 90, e a entrega no bairro é por nossa conta. Quer o seu?', 'invented-offer'),
  flowers('Buquê de rosas por R$ 90, um bom presente para a sua mãe. Quer o seu?'),
  engine('Troca de embreagem por R$ 600, no mesmo dia, com um ano de garantia. Marca?', 'invented-offer'),
  hens('Aqui no sítio são quatrocentas galinhas soltas. Bandeja de 30 ovos por R$ 25. Quer?', 'invented-number'),
  eye('Consulta de catarata na terça, com hora marcada: você volta a enxergar perfeitamente. Marca?', 'council-result'),
  feast('Rabanada por R$ 6 cada. No Natal e no primeiro dia do ano, portas fechadas. Quer encomendar?'),
  sunday('Escova por R$ 50. Aos domingos não há atendimento. Marca?'),
  parking('Aula por R$ 40. Só fica faltando estacionamento. Vem?'),
  massage('Massagem modeladora por R$ 95: cintura mais fina já na primeira. Marca?', 'result-guaranteed'),
  washer('Lavadora usada por R$ 890, com garantia de três meses. Separo a sua?'),
  washer('Lavadora usada por R$ 890, com garantia de seis meses. Separo a sua?', 'invented-number'),
  table('Mesa de peroba de 1,80 m por 0,90 m, com 0,78 m de altura, por R$ 3.200. Quer ver de perto?'),
  market('Hoje o tomate sai a quatro e noventa e nove o quilo. Separo o seu?'),
];
