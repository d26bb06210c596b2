import type { ContentType } from '../../../src/domain/catalog.ts';
import { emptyProfile, type BusinessProfile } from '../../../src/domain/account/user.ts';
import type { Labelled } from './labelled.ts';

const office =
  (businessName: string, businessDesc: string, topic: string, type: ContentType = 'mensagem_whatsapp') =>
  (text: string, ...codes: readonly string[]): Labelled => {
    const profile: BusinessProfile = {
      ...emptyProfile,
      businessName,
      businessDesc,
      targetAudience: 'Adultos',
      businessCity: 'Recife',
    };
    return { type, topic, profile, link: null, recent: [], texts: [text], codes };
  };

const lawyer = office('Advocacia Ramos', 'Advogada trabalhista', 'rescisão de contrato, o que conferir');
const dentist = office('Odonto Sorrir', 'Dentista, limpeza e aparelho', 'limpeza semestral');
const doctor = office('Dra. Lia Torres', 'Dermatologista, CRM 1234', 'cuidados com a pele no verão');
const food = office('Nutri Bia', 'Nutricionista clínica', 'reeducação alimentar');
const mind = office('Clara Psicologia', 'Psicóloga, atendimento on-line', 'terapia para ansiedade');
const physio = office('Fisio Move', 'Fisioterapia e pilates', 'dor na lombar');
const baker = office('Doce Lar', 'Confeitaria caseira', 'brigadeiros para festa');
const bar = office('Bar do Juca', 'Bar com petiscos e chope', 'sexta com música ao vivo');
const job = office('Mercado Bom Dia', 'Mercadinho', 'vaga de atendente, período da tarde');
const gym = office('Academia Pulso', 'Musculação e funcional', 'volta aos treinos');
const florist = office('Flor de Lis', 'Floricultura', 'buquês para presente');

/** What councils, law and honesty forbid, and beside each what is allowed. */
export const professionTexts: readonly Labelled[] = [
  lawyer('Saiu do emprego? Confira férias, 13º e FGTS antes de assinar. Ficou com dúvida? Fale com o escritório.'),
  lawyer('Causa ganha: receba sua indenização com a gente. Me chama?', 'council-result'),
  lawyer('Primeira consulta gratuita para quem foi demitido. Me chama?', 'council-price', 'invented-offer'),
  lawyer('Nunca perdemos um processo trabalhista. Vamos conversar?', 'council-result'),
  dentist('Já fez a limpeza deste semestre? Gengiva que sangra pede consulta. Vamos marcar?'),
  dentist('Sorriso perfeito em 2 sessões. Vamos marcar?', 'council-result', 'invented-number'),
  doctor('No verão, protetor de três em três horas e chapéu na praia. Dúvida sobre uma pinta? Marque a consulta.'),
  doctor('Pele nova com resultado garantido. Marque já sua consulta?', 'result-guaranteed', 'council-result'),
  doctor('Olha o antes e depois incrível da nossa paciente. Marque a sua consulta?', 'before-after'),
  food('Comer melhor começa no mercado, e não na balança. Vamos montar o seu plano?'),
  food('Veja o antes e depois da Ana. Quer o mesmo? Me chama.', 'before-after'),
  food('Emagreça 10 kg em um mês com o meu plano. Vamos?', 'cure-promised', 'council-result'),
  mind('Falar alivia o peso de carregar tudo sozinho. Quer marcar uma conversa?'),
  mind('Acabe com a sua ansiedade de uma vez por todas. Quer marcar?', 'cure-promised', 'council-result'),
  mind('Terapia com 50% de desconto. Quer marcar?', 'council-price', 'invented-price', 'invented-offer'),
  physio('Dor na lombar tem muitas causas. A gente avalia e explica cada passo. Quer marcar?'),
  physio('Adeus dor na lombar em 3 sessões. Quer marcar?', 'cure-promised', 'council-result', 'invented-number'),

  baker('Brigadeiro de panela, enrolado à mão, para a sua festa. Quer encomendar?'),
  baker('Brigadeiro sem lactose para a sua festa. Quer encomendar?', 'invented-allergen'),
  baker('Brigadeiro vegano para a sua festa. Quer encomendar?', 'invented-allergen'),
  baker('Somos a número 1 de Recife em brigadeiros. Quer encomendar?', 'invented-ranking'),
  baker('O brigadeiro mais famoso da cidade. Quer encomendar?', 'invented-ranking'),
  baker('Nosso brigadeiro premiado na sua festa. Quer encomendar?', 'invented-prize'),
  baker('O melhor brigadeiro que você já provou. Quer encomendar?', 'superlative'),
  baker('A melhor hora da festa é quando a bandeja chega. Quer encomendar?'),
  baker('Nossas clientes amam o nosso brigadeiro. Quer encomendar?', 'testimonial'),
  baker('Diferente da concorrência, aqui o brigadeiro é de verdade. Quer encomendar?', 'disparagement'),
  baker('Corre que os brigadeiros estão quase esgotados. Quer?', 'invented-urgency'),
  baker('Aqui é da Doce Mar. Já pensou nos brigadeiros da festa?', 'wrong-name'),
  baker('Aqui é da Doce Lar. Já pensou nos brigadeiros da festa?'),
  bar('Sexta tem música ao vivo e chope gelado. Reserva a mesa?'),
  bar('Sexta tem música ao vivo e chope para a galera do colégio. Reserva a mesa?', 'alcohol-minors'),
  bar('Sexta com música ao vivo: chope para os adultos e suco para as crianças. Reserva a mesa?'),
  job('Vaga de atendente no período da tarde. Mande seu currículo por aqui.'),
  job('Vaga de atendente no período da tarde: boa aparência e sem filhos. Mande seu currículo.', 'discrimination'),
  gym('Faz tempo que você não treina? Comece com 10 minutos de caminhada e venha conversar. Bora?'),
  gym('Equipe formada pela USP e certificada pelo CREF. Bora treinar?', 'invented-credential'),
  florist('Três da tarde, calor de Recife, e um girassol na mesa muda o dia. Quer um buquê?'),
  florist('Na segunda tudo muda: flores na mesa e café demorado. Quer um buquê?'),
  florist('Estude 25 minutos, pare 5, olhe para uma flor. Quer um buquê?'),
  florist('Nem sete da manhã e alguém já lembrou de você. Quer mandar um buquê?'),
];
