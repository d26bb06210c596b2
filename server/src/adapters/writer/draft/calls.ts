import type { WritingTask } from '../../../domain/writing.ts';
import { fold } from '../../../domain/words.ts';

/** What a reader may be asked to do. */
export type Act =
  | 'apply'
  | 'enrol'
  | 'attend'
  | 'ask'
  | 'give'
  | 'order'
  | 'book'
  | 'arrange'
  | 'buy'
  | 'visit'
  | 'reserve'
  | 'consult'
  | 'answer'
  | 'thank'
  | 'mourn';

/** How each is asked for: to do so, by its name, as a request. */
export const wordings: Record<Act, { readonly aim: string; readonly name: string }> = {
  apply: { aim: 'Para se candidatar', name: 'Candidaturas' },
  enrol: { aim: 'Para se inscrever', name: 'Inscrições' },
  attend: { aim: 'Para saber mais', name: 'Informações' },
  ask: { aim: 'Para tirar dúvidas', name: 'Dúvidas' },
  give: { aim: 'Para ajudar', name: 'Doações' },
  order: { aim: 'Para pedir', name: 'Pedidos' },
  book: { aim: 'Para marcar', name: 'Horários' },
  arrange: { aim: 'Para combinar', name: 'Atendimento' },
  buy: { aim: 'Para comprar ou tirar dúvidas', name: 'Compras e dúvidas' },
  visit: { aim: 'Para visitar ou saber mais', name: 'Visitas e informações' },
  reserve: { aim: 'Para reservar', name: 'Reservas' },
  consult: { aim: 'Para mais informações', name: 'Informações' },
  answer: { aim: 'Para mais informações', name: 'Informações' },
  thank: { aim: 'Para falar com a gente', name: 'Contato' },
  mourn: { aim: 'Para mais informações', name: 'Informações' },
};

/** What the first sentence is about decides before all else; folded. */
const byFirst: readonly (readonly [Act, RegExp])[] = [
  ['mourn', /\bfaleceu|\bfalecimento|\bluto\b|\bpesar\b|\bcondolencia|\bvelorio|\bsepultamento/],
  [
    'thank',
    /\bobrigad[oa]|\bagradec|^feliz (?:natal|ano|pascoa|dia)|\bparabens\b|\bboas festas|\bdesejamos\b|\bparabeniz/,
  ],
  [
    'ask',
    /\bnao\s(?:vamos\s|vai\s|iremos\s|ira\s)?(?:abr|atend|funcion|teremos|tera|ter aula)|\bfechad|\brecesso\b|\bferias coletivas|\bnov[oa]s?\s(?:endereco|horarios?|numero|telefone|whatsapp)|\bmudamos\b|\bmudou\b|\bmudanca de (?:endereco|horario|data)|\breajuste|\bsuspens[oa]\b|\bcancelad|\badiad|^aviso\b|^lembrete\b|\bcomunicamos\b|\bassembleia|\breuniao\b|\bferiado|\bmanutencao na rede/,
  ],
];

/** What the topic is about decides next, whatever the business lives by; folded. */
const byTopic: readonly (readonly [Act, RegExp])[] = [
  [
    'apply',
    /\bvagas?\s(?:abertas?\s)?(?:de|para|pra)\s(?:emprego|trabalho|estagi|jovem|auxiliar|ajudante|assistente|atendente|caixa|vended|balconist|cozinheir|garcom|motorist|motoboy|entregador|recepcion|professor|costureir|cabeleireir|barbeir|manicure|mecanic|padeir|confeiteir|repositor|secretari|faxineir|diarista|gerente|operador|servente|pedreiro|tecnic|baba|cuidador|monitor|consultor)|\bcontrata|\bcurriculo|\bemprego|\bsalario\b(?! minimo)|\bprecisa-se\b|\bestamos (?:contratando|selecionando)|\bprocuramos\b|\bprecisamos de (?:atendente|vendedor|motoboy|auxiliar|ajudante)/,
  ],
  ['give', /\bdoa(?:cao|coes|r|cao de|e|ndo)\b(?! livre)|\barrecada|\bcampanha do agasalho|\bvaquinha/],
  ['buy', /\bvales?[- ]presente|\bcartao presente/],
  [
    'enrol',
    /\binscri|\bmatricul|\bcurso|\boficina de (?!carro|moto)|\bworkshop|(?<!volta as )\baulas?\b|\bturmas?\b|\bvestibular|\bretiro (?:de|espiritual|dos)\b/,
  ],
  [
    'attend',
    /\bquermesse|\bfesta (?:junina|da|de sao|do padroeiro)|\bbazar\b|\bmissa|\bculto\b|\bshow\b|\bevento|\bfeira\b|\bfeirinha|\binaugura|\bencontro\b|\bpalestra|\bnovena|\bprocissao|\bapresentacao|\bsarau|\bexposicao|\bcampeonato|\btorneio|\bao vivo\b|\bbingo\b|\bpasseio/,
  ],
  [
    'visit',
    /\balug(?:a|o|uel|amos)\b|\b(?:casa|apartamento|terreno|lote|kitnet|sobrado|imovel|sala comercial|chacara|sitio)\b[^.\n]{0,60}\b(?:quartos?|m2|m²|financia|escritura|condominio|mil\b|vend)/,
  ],
];
const byTrade: readonly (readonly [Act, RegExp])[] = [
  ['arrange', /\bcuidador|\bbaba\b|\bdiarista/],
  ['reserve', /pousada|\bhotel\b|hostel|chale\b|camping|chacara|day use|hospedagem/],
  ['buy', /lingerie|\bloja de\b|cosmetic|distribuid|mercad(?!olog)|supermerc/],
  [
    'consult',
    /psicolog|psicanal|advoga|advocacia|juridic|dentista|odonto|ortodon|\bmedic[oa]s?\b|nutricion|nutrolog|fisioterap|fonoaud|terapeut|terapia|contab|contador|\bcr[pomn]\b|\boab\b|dermatolog|pediatr|ginecolog|despachante|veterinari/,
  ],
  [
    'answer',
    /paroquia|igreja|templo|terreiro|benzedeira|benzimento|centro espirita|capela|pastoral|comunidade|associacao|sindicato|\bong\b/,
  ],
  ['visit', /imobiliari|corretor|imove/],
  [
    'book',
    /salao|barbe|\bcabel|manicure|unhas?\b|estetic|sobrancelh|depila|massag|massot|tatu|pet ?shop|banho e tosa|\btosa|maquia|cilios|podolog|spa\b|fotograf|ensaio|personal|bronze/,
  ],
  [
    'order',
    /confeit|doces?\b|doceria|bolos?\b|pizza|hambur|burger|marmit|lanche|salgad|acai|restaurante|sushi|temaki|pastel|padaria|panific|delivery|comida|churrasc|tapioca|sorvet|cafe|cestas?\b|buffet|quentinha|espetinho|cantina|culinaria|brigad|pamonha|caldos?\b|feijoada|tacaca|sucos?\b|espet|tabernas?|bar\b|petisc|geladinho/,
  ],
  [
    'enrol',
    /escola(?! de samba)|\bcursos?\b|\baulas?\b|professor|academia|danca|idiomas?|ingles\b|reforco|musica|natacao|ioga|yoga|pilates|ballet|capoeira|jiu|autoescola|creche|bercario/,
  ],
  [
    'arrange',
    /oficina|mecanic|borrach|lava|eletric|encanad|pedreir|pintor|pintura|marcen|serralh|diarista|faxin|limpeza|costur|sapateir|chaveir|frete|carreto|mudanc|consert|assistencia|tapecar|estof|tecnic|guincho|manutenc|jardin|dedetiz|vidrac|gesso|ar condicionado|instala|montador|motorista|transporte|cuidador|baba\b|som e luz|\bdj\b|decorac|festas?\b|eventos?\b|locacao|grafica|designer|site|funil/,
  ],
  [
    'buy',
    /loja|boutique|butique|brecho|sebo\b|livr|papelaria|moveis|calcad|sapat|roupa|modas?\b|joi|otica|farmac|florist|floricult|flores|planta|material|construc|mercad|hortifruti|sacolao|agropec|artesan|croche|amigurumi|cosmet|perfum|celular|informatica|distribuid|adega|queij|mel\b|acougue|peixaria|emporio|racao|pecas|bijut|presentes|brinquedo|tecido|armarinho|moda/,
  ],
];

/** What fits the topic, and else the business. */
export function actOf(
  topic: { readonly first: string; readonly folded: string },
  { brief, profile }: WritingTask,
): Act {
  const trade = fold(`${profile.businessDesc ?? ''}\n${profile.businessName ?? ''}`);
  const find = (rules: typeof byTopic, words: string) => rules.find(([, pattern]) => pattern.test(words))?.[0];
  const act = find(byFirst, topic.first) ?? find(byTopic, topic.folded);
  const house = find(byTrade, trade) ?? find(byTrade, topic.folded) ?? 'answer';
  // A counsellor asks nobody in, and a parish sells nothing.
  if (act === undefined)
    return brief.contentType === 'descricao_produto' &&
      house === 'answer' &&
      !/paroquia|igreja|benz|templo|terreiro|comunidade/.test(trade)
      ? 'buy'
      : house;
  return act === 'enrol' && house === 'consult' ? 'consult' : act;
}
