import { fold } from '../words.ts';

/** What owners shorten, by how it is written out; folded, without a mark behind. */
const shorthand: Readonly<Record<string, string>> = {
  vc: 'você',
  vcs: 'vocês',
  q: 'que',
  ki: 'que',
  pq: 'porque',
  tb: 'também',
  tbm: 'também',
  tbem: 'também',
  mt: 'muito',
  mto: 'muito',
  mta: 'muita',
  mtos: 'muitos',
  mtas: 'muitas',
  hj: 'hoje',
  amanh: 'amanhã',
  qdo: 'quando',
  qnd: 'quando',
  qto: 'quanto',
  td: 'tudo',
  tds: 'todos',
  dps: 'depois',
  msg: 'mensagem',
  zap: 'WhatsApp',
  zapp: 'WhatsApp',
  wpp: 'WhatsApp',
  whats: 'WhatsApp',
  wats: 'WhatsApp',
  watsapp: 'WhatsApp',
  whatsap: 'WhatsApp',
  insta: 'Instagram',
  tel: 'telefone',
  cel: 'celular',
  niver: 'aniversário',
  fds: 'fim de semana',
  pgto: 'pagamento',
  pagto: 'pagamento',
  qtd: 'quantidade',
  unid: 'unidade',
  und: 'unidade',
  pct: 'pacote',
  cx: 'caixa',
  dz: 'dúzia',
  masc: 'masculino',
  fem: 'feminino',
  hidra: 'hidratação',
  sobranc: 'sobrancelha',
  cred: 'crédito',
  deb: 'débito',
  tam: 'tamanho',
  gde: 'grande',
  peq: 'pequena',
  apto: 'apartamento',
  ap: 'apartamento',
  qtos: 'quartos',
  eh: 'é',
  naum: 'não',
  nao: 'não',
  obs: 'observação',
  hrs: 'h',
  seg: 'segunda',
  sab: 'sábado',
  avista: 'à vista',
};

/** Slips of the pen that are common enough to be sure of. */
const slips: Readonly<Record<string, string>> = {
  concerteza: 'com certeza',
  derrepente: 'de repente',
  apartir: 'a partir',
  promossao: 'promoção',
  promosao: 'promoção',
  promoçao: 'promoção',
  promoco: 'promoção',
  encomeda: 'encomenda',
  encomedas: 'encomendas',
  incomenda: 'encomenda',
  incomendas: 'encomendas',
  atendimeto: 'atendimento',
  domigo: 'domingo',
  fazemo: 'fazemos',
  serviso: 'serviço',
  servisos: 'serviços',
  presso: 'preço',
  gratiz: 'grátis',
  calsa: 'calça',
  calsas: 'calças',
  jaketa: 'jaqueta',
  jaketas: 'jaquetas',
  xicara: 'xícara',
  cabelereiro: 'cabeleireiro',
  cabelereira: 'cabeleireira',
  cabeleleiro: 'cabeleireiro',
  cabeleleira: 'cabeleireira',
  sombrancelha: 'sobrancelha',
  sombrancelhas: 'sobrancelhas',
  iorgute: 'iogurte',
  mortandela: 'mortadela',
  salcicha: 'salsicha',
  hamburguer: 'hambúrguer',
  hamburger: 'hambúrguer',
  hamburgueres: 'hambúrgueres',
  mussarela: 'muçarela',
  mossarela: 'muçarela',
  chocolat: 'chocolate',
  proximo: 'próximo',
  excessao: 'exceção',
  execao: 'exceção',
  esceto: 'exceto',
  excepto: 'exceto',
  beneficiente: 'beneficente',
  previlegio: 'privilégio',
  infelismente: 'infelizmente',
  disponivel: 'disponível',
  dispoivel: 'disponível',
  orsamento: 'orçamento',
  orcamento: 'orçamento',
  orcamentos: 'orçamentos',
  alinhameto: 'alinhamento',
  balanciamento: 'balanceamento',
  manutensao: 'manutenção',
  endereso: 'endereço',
  enderesso: 'endereço',
  profisional: 'profissional',
  profisionais: 'profissionais',
  profissionai: 'profissionais',
  necesario: 'necessário',
  acessorio: 'acessório',
  acesorios: 'acessórios',
  restalrante: 'restaurante',
  ingles: 'inglês',
  portugues: 'português',
  frances: 'francês',
  japones: 'japonês',
  mes: 'mês',
};

/** Words that are typed without their accents and mean nothing else without them. */
const accented =
  'cerâmica árvore árvores maciça maciço matrícula matrículas elástica clássica clássico câmbio aquário abóbora açaí acarajé açougue açúcar advocatícios agência agências água águas álcool além alguém ' +
  'almoço almoços alô aluguéis amanhã ambiência ambulância anéis aniversário anzóis aparência após área áreas ' +
  'armazém armazéns arraiá arraiás até ateliê ateliês atrás áudio automóvel avião baía baião balcão balé ' +
  'barracão básica básico bebê bebês bênção benção boné bonés botânica búfalo buquê buquês cabeça cães café ' +
  'cafés calça calçada calçado calçados calças câmara câmera cão capô caracóis caráter cárie carretéis cartéis ' +
  'chá chalé chalés chão chás ciência cílios clínica clínicas clínico código cólica combustível começa começam ' +
  'começamos começo começou comércio cômodo cômodos consultório contábil contém cópia coquetéis coração córrego ' +
  'crânio crédito criança crianças crochê cupuaçu cúpula currículo currículos dança danças débito décima dendê ' +
  'denúncia diária diárias diário difícil dócil doméstica doméstico dominó dúvida dúvidas dúzia dúzias edifício ' +
  'elástico elétrica elétricas elétrico elétricos eletrônica eletrônico emergência endereço endereços ênfase ' +
  'época equilíbrio espaço espaços específica específico espetáculo estágio estão estética estéticas estômago ' +
  'estúdio estúdios éter exercício exercícios experiência fábrica fábricas facão fáceis fácil falcão família ' +
  'famílias farmácia farófia faróis feijão feirão fêmea férias fértil fiéis fígado filé filés física físico ' +
  'fonoaudióloga fonoaudiólogo força forró fórum fósforo frágil freguês frequência fubá gás gênio gerência ' +
  'ginásio ginástica girassóis glúten graça graças gráfica grão grãos grátis grávida grávidas guaraná hábito ' +
  'hambúrguer hambúrgueres harém hidráulica hidráulico hífen higiênico história histórias homeopático horário ' +
  'horários hortaliça hóspede hóspedes hotéis ícone ídolo imóveis imóvel incrível índio infância inglês início ' +
  'ípsilon íris irmã irmão irmãos irmãs já jacarandá jacaré jaú jiló judô juízo júnior jurídica jurídico laço ' +
  'laços lâmina lâmpada lâmpadas lápis lençóis lençol líder língua línguas linguiça linguiças líquido ' +
  'lírio lógica lótus maçã macacão macarrão maçãs maço mãe mães maiô maiôs maniçoba mantém mão mãos máquina ' +
  'máquinas maracujá março marmitário máscara matemática matéria mecânica mecânico mecânicos média médica ' +
  'médicas médico médicos médio memória mês metrômamomos moquéca móveis móvel mudança ' +
  'mudanças múltipla município música músicas músico não náutica necessária necessário negócio negócios ninguém ' +
  'níquel níveis nível número números nutrição nutrólogo óculos odontológica odontológico óleo ônibus órfão ' +
  'orgânica orgânicas orgânico orgânicos órgão orquídea orquídeas ortopédica ortopédico ótica ótima ótimas ' +
  'ótimo ótimos ovário paço paçoca pães página páginas pajé pão papéis parabéns paróquia páscoa pastéis patê ' +
  'pátio pavê pé peça peças período períodos pés picolé picolés pincéis plástico plásticos pneumático pó pônei ' +
  'pôquer porém portátil possíveis possível pôster potência praça praças preço preços prêmio presépio ' +
  'previdência previdenciária previdenciário primária princípio prótese próteses próxima próximas próximo ' +
  'próximos psicóloga psicológico psicólogo pública público purê purês quartéis quilômetro química químico raça ' +
  'raças rádio rapé rápida rápidas rápido rápidos recém reeducação refém referência referências reforço remédio ' +
  'remédios réplica repórter réptil república residência residências responsáveis responsável réveillon ' +
  'revólver robô robôs rodízio rodízios romântica romântico sábado sábados sacolão saída saídas salário ' +
  'salários sandália sandálias são saúde sêmola série sério serviço serviços sessões sítio só sócio sócios sofá ' +
  'sofás solidário sótão suflê tábua também táxi técnica técnicas técnico técnicos telefônico tênis terapêutica ' +
  'terapêutico terça terças térmica térmico têxtil tímido título tônico tópico tórax trânsito três triângulo ' +
  'tricô túnel turística turístico uísque última últimas último últimos única únicas único únicos urgência ' +
  'úteis útil vácuo válida válidas válido válidos várias vários vatapá veículo veículos versátil véspera véu ' +
  'vídeo vídeos violência virão víscera viúva você vocês vôlei vulcão xícara xícaras zíper';

const table: ReadonlyMap<string, string> = new Map([
  ...accented.split(/\s+/).map((word) => [fold(word), word] as const),
  ...Object.entries(slips),
  ...Object.entries(shorthand),
]);

/** Endings that Portuguese has with an accent alone. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=.)cao$/, 'ção'],
  [/(?<=.)coes$/, 'ções'],
  [/(?<=.)soes$/, 'sões'],
  [/(?<=.)ao$/, 'ão'],
  [/(?<=.[bdefgijlmnprtvz])oes$/, 'ões'],
  [/(?<=..)avel$/, 'ável'],
  [/(?<=..)aveis$/, 'áveis'],
  [/(?<=..)ivel$/, 'ível'],
  [/(?<=..)iveis$/, 'íveis'],
  [/(?<=...)encia$/, 'ência'],
  [/(?<=...)encias$/, 'ências'],
  [/(?<=..)ancia$/, 'ância'],
  [/(?<=..)ancias$/, 'âncias'],
  [/(?<=..)ario$/, 'ário'],
  [/(?<=..)arios$/, 'ários'],
  [/(?<=..)orio$/, 'ório'],
  [/(?<=..)orios$/, 'órios'],
  [/(?<=..)ologica$/, 'ológica'],
  [/(?<=..)ologico$/, 'ológico'],
  [/(?<=..)istic([oa]s?)$/, 'ístic$1'],
  [/(?<=..)etic([oa]s?)$/, 'étic$1'],
  [/(?<=..)atic([oa]s?)$/, 'átic$1'],
  [/(?<=..)onic([oa]s?)$/, 'ônic$1'],
  [/(?<=..)astic([oa]s?)$/, 'ástic$1'],
  [/(?<=..)amic([oa]s?)$/, 'âmic$1'],
];

/** Words that an ending would spoil. */
const spared = new Set('ao aos does goes melancia influencia providencia gerencia licencia'.split(' '));

/** Known by their capitals. */
const capitals: ReadonlyMap<string, string> = new Map(
  (
    'Pix WhatsApp Instagram Facebook Google YouTube TikTok iFood Uber iPhone Android Samsung Motorola Natal Páscoa Carnaval Réveillon Wi-Fi ' +
    'CNH VT VR CLT RG CPF CNPJ OAB CRM CRP CRO CRN CREFITO CFM LED TV PVC MDF EJA ENEM VIP DJ MEI IPVA INSS BPC FGTS SUS USB SSD GB HD GNV IPTU PJ ' +
    'SENAC SENAI SESC DETRAN XG GG PP UV SPC SERASA PC CD DVD LP UTI RH TI EAD MBA ONG CEP IRPF MMA HP XP ML KG KM CM MM'
  )
    .split(' ')
    .map((word) => [fold(word), word]),
);

/** Units, as they are written behind a number. */
const units: Readonly<Record<string, string>> = { kgs: 'kg', gr: 'g', lts: 'litros', mts: 'metros', mins: 'minutos' };

const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

/** The word in the case of another: a capital stays one, all capitals do not. */
const inCaseOf = (typed: string, word: string): string =>
  /^\p{Lu}/u.test(typed) && !isShouted(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** One word as it is spelled: accents, shorthand and slips; `calm` is false for what was typed in capitals on purpose. */
export function spell(typed: string, calm: boolean): string {
  const folded = fold(typed);
  const known = capitals.get(folded);
  if (known !== undefined && (isShouted(known) ? isShouted(typed) || folded.length > 2 : true)) {
    return isShouted(known) && /^(?:ml|kg|km|cm|mm)$/.test(folded) ? folded : known;
  }
  const word = calm && isShouted(typed) ? typed.toLowerCase() : typed;
  if (word !== word.toLowerCase() && isShouted(typed)) return typed;
  if (spared.has(folded)) return word;
  const rule = endings.find(([pattern]) => pattern.test(folded));
  const mended = units[folded] ?? table.get(folded) ?? (rule ? folded.replace(rule[0], rule[1]) : null);
  return mended !== null && keepsAccents(word, mended) ? inCaseOf(typed, mended) : word;
}

/** Whether a word has the accents that were typed: "promoçao" is "promoção", and "maça" is not "maca". */
const keepsAccents = (typed: string, word: string): boolean =>
  fold(typed) === typed.toLowerCase() ||
  (typed.length === word.length &&
    [...typed.toLowerCase()].every((letter, at) => fold(letter) === letter || letter === word[at]));
