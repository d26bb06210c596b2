import { beginsClause, end, isComplete, isCondition, isOpen, beginsCondition, beginsMain, weDo } from './predicates.ts';

/** Stands for the comma at which a sentence may be taken apart: behind an item of a list or a clause of its own. */
export const gap = '\u0000';

const unit =
  'quilos?|kg|unidade|dúzia|cento|metro|m²|litro|pessoa|cabeça|hora|par|mês|semana|peça|fatia|porção|diária|dia|aula|sessão|kit|pacote|caixa|casal|noite|copo|garrafa|bandeja|vara|km|criança|adulto|aluno|saco|ano|visita|lata|barra|bola|pote|maço|milheiro|cartela';
const payment = `(?: (?:à vista|(?:no|na) (?:Pix|cartão|dinheiro|débito|crédito)|em (?:até )?\\d{1,2}x(?: sem juros)?)${end})`;
/** A price with what it is for and how it is paid: "R$ 12 o quilo no Pix". */
export const price = `R\\$ [\\d.,]*\\d(?: mil${end})?(?:/\\p{L}+| (?:o|a|por|cada|no|na) (?:${unit})${end}| cada${end})?${payment}?`;

/** What goes on with the price before it, and begins no other item. */
const leans =
  'no|na|nos|nas|em|vai|vão|passa|passam|sobe|cai|baixa|vira|à|às|o|a|os(?! (?:dois|2|três|3)(?!\\p{L}))|as(?! (?:duas|2|três|3)(?!\\p{L}))|por|cada|ou|e|de|do|da|mais|até|para|pra|pro|que|com|sem|c|s|p|acima|abaixo|a partir|adultos?|individual|inteir[oa]s?|instalad[oa]|montad[oa]|desmontad[oa]|mensal|mensais|entregue|inclus[oa]s?|separad[oa]|particular|avuls[oa]|reais|depois|antes|igual|kg|litro|metro|saco|unidade';
const words = (most: number): string =>
  `(?:[^\\s,;:.!?()/R]\\S*(?<![,;:.!?)]) |R(?!\\$)\\S*(?<![,;:.!?)]) ){1,${most}}`;

/** Words that begin another clause behind a price. */
export const opens = `(?:só|somente|apenas|quem|se|não|${weDo}|aceita|entrega|faz|tem|abre|aberto|fecha|fechado|atende|retirada|retirar|retira|reservas?|encomendas?|leva|serve|rende|fica|acompanha|pronto|garantia|prazo|validade|limite|inclui|visita|orçamento|peças? únicas?|tudo|chama|crianças? (?:até \\d+|de \\d+ a \\d+)(?: anos)? (?:não|paga|é|entra)|casal paga|primeira aula|de (?:segunda|terça|quarta|quinta|sexta) a|das \\d|todo dia|todos os dias|menor(?:es)? de \\d+ não)`;

const pattern = (source: string): RegExp => RegExp(source, 'iu');

const weekday = 'segunda|terça|quarta|quinta|sexta|sábado|domingo';
const hour = '(?:\\d{1,2}h(?:\\d\\d)?|meio-dia|meia-noite)';
/** Words that no clause ends with, or that what follows belongs to. */
const open =
  'e|ou|mas|nem|que|quem|se|não|só|já|também|ainda|sempre|nunca|eu|nós|quando|onde|como|porque|pois|então|depois|antes|logo|até|desde|de|d[aeo]s?|em|n[ao]s?|a|o|as|os|à|às|ao|aos|com|sem|por|pel[ao]s?|para|pra|pro|um|uma|mais|muito|hoje|amanhã|aí|é|está|tem|temos|há|ganha|ganhe|paga|leva|entra|vem|venha|vale|pode|inclui|meu|minha|nosso|nossa|seu|sua|proibido|tudo';
const fronting = 'para|pra|pode|precisa|vai|quer|tem|faz|aceita|só|não';
const ended = `(?<=[\\p{L}\\p{N}%)])(?<!(?:^|[^\\p{L}])(?:${open}|${weekday}))$`;
/** A clause that has its verb or its price, and behind it no words that may begin the next one ("no centro entrego grátis"). */
const said = `(?:R\\$ [\\d.,]*\\d|\\d%|(?<!\\p{L})(?:é|fica|sai|custa|ganha|paga|${weDo})${end})(?: (?!(?:em|n[ao]s?|aos?|às?|com|sem|para|pra|por|depois|se|quem|quando|${weekday})${end})\\S+){0,8}${ended}`;
const quemDoes = 'traz|leva|pode|ganha|paga|chama|fala|é só|manda|escolhe|procura';

/** "R$ 60 carro pequeno R$ 80 SUV com cera": where a thing ends the list, the things stand behind their prices. */
const noThingBehind = `(?!\\d)(?! (?!(?:${leans}|${opens})${end})(?:(?!R\\$)[^\\s,;:.!?]+ ?){1,3}(?:$|[,;:.!?]))`;

const many =
  'x|min|minutos?|horas?|dias?(?: úteis| corridos)?|semanas?|mês|meses|anos?|km|m|cm|litros?|kg|quilos?|g|ml';
const months = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
/** What nothing but another clause follows, unless it leans on it. */
const closing = pattern(
  `(?:${price}|(?<![\\p{L}\\d])(?:${hour}(?: da (?:manhã|tarde|noite))?|Pix|dinheiro|à vista|grátis|gratuit[ao]s?|franca|de graça|de brinde|à parte|online|presencial|\\d{1,3}% (?:de desconto|off|a mais|a menos)|\\d+x (?:na|por) semana|por (?:semana|mês|conta da casa)))$`,
);
/** What may be the subject of the words behind it: "criança até 5 anos não paga", "sábado tem feijoada". */
const counted = pattern(
  `(?<!\\p{L})(?:\\d+ ?(?:${many})|(?:${weekday})(?:s|-feira)?|dias? \\d{1,2}(?: e \\d{1,2})?|\\d{1,2}/\\d{1,2}|(?:\\d{1,2} de|em) (?:${months})|[àdn]a? (?:manhã|tarde|noite))$`,
);
/** What a number does, and what happens on a day. */
const does = 'não|paga|ganha|entra|serve|rende|dura|vence|começa|termina|acaba|vale|pode|dá|faz|passa';
const happens = `${does}|tem|teve|haverá|há|leva|abre|fecha|fechado|aberto|atende`;
/** A clause begins: no word that leans on what stands before it, and a day only with what happens on it. */
const starts = pattern(
  `^(?!R\\$|(?:também|hoje|(?:n?essa|n?esta) semana)$|(?:${leans}|aos?|pel[ao]s?|entre|marcada|inclusive|sai|fica|custa|é|são|era|para|só|no|quando|enquanto|fora|sem|contra|sobre|mesmo|junto|apenas|somente|min|d[ao]s|pr[ao]s|às|hoje|amanhã|dias? \\d|(?!quem)\\p{L}+(?:am|(?<!g)em))${end}|(?:${weekday})(?:s|-feira)?${end}(?! (?:${happens}|só|R\\$|e (?:${weekday}) (?:${happens}|só|R\\$))(?!\\p{L})))\\p{L}`,
);
const ofNumber = pattern(`^(?:${does}|grátis|gratuit[ao]s?|inteir[ao]s?|úteis|corridos|semana)${end}`);
const ofDay = pattern(`^(?:${happens}|feira|${weekday})${end}`);
const day = pattern(`(?:(?:${weekday})(?:s|-feira)?|dias? \\d{1,2}(?: e \\d{1,2})?)$`);
/** A word that names something: no day, no number, no small word. */
const thing = pattern(
  `(?:^|[^\\p{L}])(?!(?:${weekday}|dia|das|até|partir|depois|antes|tod[oa]|hoje|amanhã|somente|apenas|aberto|para|pel[ao]|cada|quem|menos|exceto|manhã|tarde|noite|hora)(?:s|-feira)?${end})\\p{L}{3,}`,
);
/** What a sale is made on, which a clause of its own says where something was told before. */
const terms =
  'entrega|frete|retirada|trocas?|garantia|prazo|sinal|caução|salário|mensalidade|matrícula|folga|turno|plano|avaliação|orçamento|estacionamento|visita|sess(?:ão|ões)|cartela|aulas|inscriç(?:ão|ões)|vagas|entrada|taxa|pedidos?|(?:metade|resto|restante) (?:n[oa]|para|pra|antes|depois)';
const doing = `(?<!(?:^|[^\\p{L}])(?:${weDo}|aceita|oferece(?:mos)?|inclui|faz|pode|precisa|vai|quer|para))`;
/** What the reader is to do: "levar toalha", "pedir até 10h30". */
const todo =
  'mandar|enviar|levar|trazer|pedir|encomendar|retirar|buscar|chamar|reservar|agendar|marcar|confirmar|entregar|deixar|apresentar';

/** The thing of the last price, where prices stand before their things: "R$ 60 carro pequeno R$ 80 | SUV com cera". */
const lastThing = pattern(`^(?!(?:${opens})${end})(?:[^\\s,;:.!?]+ ?){1,3}(?:$|[,;:.!?])`);
const leads = pattern(
  `^[^,;:.!?]*R\\$ [\\d.,]*\\d(?: (?!(?:${leans}|${opens})${end})\\p{L}[^\\s,;:.!?]*){1,2}(?: com [^\\s,;:.!?]+)?(?:$|[,;:.!?])`,
);
const isPriceFirst = (clause: string, rest: string): boolean =>
  /R\$ \S+$/.test(clause) && (leads.test(rest) || (/R\$ .*R\$/.test(clause) && lastThing.test(rest)));

/** The comma before words that begin another clause behind a value. */
function commaBehindValue(clause: string, rest: string, before: string): string | undefined {
  if (!thing.test(before) && !/R\$ \S+$/.test(clause)) return undefined;
  const isClosed = closing.test(clause);
  if (!isClosed && !counted.test(clause)) return undefined;
  if (/grátis$/iu.test(clause) && /^só (?:n[oa]s?|em|para|pra) /iu.test(rest)) return undefined;
  if (/^(?:só|sem (?:hora marcada|agendar|agendamento)) /iu.test(rest) || (isClosed && /^\d+h/.test(rest))) return ',';
  if (/^\d+(?:x (?:na|por) semana| (?:horas?|meses|dias|minutos) )/.test(rest)) return ',';
  if (/(?:manhã|tarde|noite)$/u.test(clause) && ofDay.test(rest)) return ',';
  if (!starts.test(rest) || isPriceFirst(clause, rest)) return undefined;
  return isClosed || !(day.test(clause) ? ofDay : ofNumber).test(rest) ? gap : undefined;
}

/** Where one clause surely ends and the next begins: the words before the place, those behind it, and the comma. */
const boundaries: readonly (readonly [before: RegExp, after: RegExp, comma: string])[] = (
  [
    // "corte R$ 45 barba R$ 35": the next thing and its price; "moto e carro caminhão R$ 50" are two things.
    [`${price}$`, `(?!(?:${leans})${end}|\\S+ (?:\\S+ )?(?:e|ou) )${words(4)}R\\$ [\\d.,]*\\d${noThingBehind}`, gap],
    // "R$ 105 no dinheiro R$ 110 no cartão"
    [`R\\$ [\\d.,]*\\d${payment}$`, 'R\\$ \\d', gap],
    // "R$ 150 com ajudante R$ 220", and not "R$ 150 com ajudante R$ 130 sem".
    [`\\p{L}\\S* ${price}$`, `(?:com|sem) ${words(2)}R\\$ [\\d.,]*\\d(?! (?:com|sem)${end})`, gap],
    [`${price}$`, `de (?:${weekday}) a (?:${weekday})(?! (?:das|às|\\d))`, ','],
    [`${price}$`, `(?:depois|antes|a partir) das? \\S+ \\+`, gap],
    [`${price}$`, `${opens}${end}`, gap],
    // What says on what terms the price before is had stays with it.
    [`${price}$`, `(?:mínimo (?:de )?\\d|acima de \\d+ \\p{L}+ (?:sai|fica|cai|é)${end})`, ','],
    [`${hour}$`, `(?:${weekday}) (?:até|das|às|fechado|não)${end}`, ','],
    [`${hour}$`, `(?:(?:só )?(?:${weDo})|entrega|não (?:abr|atend|faz|trabalh)\\p{L}+)${end}`, ','],
    [`das \\S+ às ${hour}$`, `só${end}(?![^,;:.!?]* não )`, ','],
    // "não aceita cartão só dinheiro"
    [`(?<!\\p{L})não (?:${weDo}|aceita|passa) (?!só)\\p{L}+$`, `só${end}`, ','],
    [
      `(?<!\\p{L})(?:é|tem|vai|está)${end}.* \\p{L}+${ended}`,
      `a gente (?:aceita|faz|leva|entrega|busca|atende|cobra|monta)${end}`,
      ',',
    ],
    [
      ended,
      `quem (?:quiser|tiver|trouxer|trazer|vier|fechar|comprar|chegar|pedir|indicar)${end}(?: \\S+){0,5} (?:${quemDoes})${end}`,
      ',',
    ],
    [ended, `menor(?:es)? de (?:\\d+|idade) não${end}`, ','],
    [
      ended,
      `(?:orçamento|entrega|avaliação|frete|estacionamento) (?:é )?(?:grátis|gratuit[ao]|de graça|inclus[ao])${end}`,
      ',',
    ],
    [
      `(?<!(?:^|[^\\p{L}])(?:e|ou|só|dias?|semanas?|mês|meses|anos?|horas?|h|minutos|logo|pouco|de|mas|que|para|pra))$`,
      `depois (?:muda|volta|vai|vira|sobe|passa|fica|custa|sai)${end}`,
      ',',
    ],
    [
      `(?<!(?:^|[^\\p{L}])(?:e|ou|só|mas|já|que|se|quem))$`,
      `n[oa] (?:Pix|cartão|dinheiro|débito|crédito) (?:é|sai|fica|custa)${end}`,
      ',',
    ],
    [`(?:R\\$|\\d|grátis|inclus).*${ended}${doing}`, `(?:${terms})${end}`, gap],
    [
      `\\S+ \\S+${ended}${doing}`,
      `(?:plano|pacote|mensalidade|salário|caução|frete|taxa|cartela) (?:[^\\d\\s]+ ){0,3}(?:R\\$|\\d)`,
      gap,
    ],
    [ended, `peças à parte${end}`, ','],
    [`\\S+ \\S+ \\S+${ended}${doing}`, `turno d`, ','],
    [`${hour} .*${ended}${doing}`, `\\p{L}+ a partir de R\\$`, gap],
    [`(?:menos|exceto) \\p{L}+$`, `só${end}`, ','],
    [
      `(?:matrículas|inscrições|vagas|turmas|reservas) abertas$`,
      `(?!para|pra|n[oa]s?|até|em|d[eo]|e|com|a|desde)\\p{L}`,
      ':',
    ],
    [`\\S+ \\S+ \\S+${ended}(?<!(?:^|[^\\p{L}])(?:pode|precisa|vai|quer|para))`, `(?:${todo}) `, gap],
    [
      `(?:R\\$|\\d|grátis|(?<!\\p{L})(?:${weDo})${end}).*${ended}`,
      `(?:\\p{L}{4,} (?:inclus[oa]s?|à parte)|parcela(?:mos)? (?:em )?(?:até )?\\d)`,
      gap,
    ],
    [
      `^(?!quem|se|para|cliente|aluno).*(?:R\\$|\\d|(?<!\\p{L})(?:é|só) |${said}).*${ended}${doing}`,
      `não (?:precisa|aceita|aceito|fazemos|faço|reservo|abrimos)${end}`,
      gap,
    ],
    [`\\S+ \\S+ \\S+${ended}${doing}`, `(?:${weekday})(?: e (?:${weekday}))? (?:não|fechado|só|tem)${end}`, gap],
    [`(?:R\\$|\\d).*${ended}`, `[ao]s? (?:\\p{L}+ ){1,2}(?:é|são) `, gap],
    [`até \\d+ (?:${many})$`, `depois (?:cobra|paga)`, gap],
    // "não é remédio é tradição"
    [`(?<!\\p{L})não é (?:\\p{L}+ ){0,2}(?!que|quem|só|o|a)\\p{L}+$`, `é \\p{L}`, ','],
    [`(?<!(?:^|[^\\p{L}])(?:e|ou|só|não|nem|até))$`, `(?:mas|porém)${end}`, ','],
  ] as const
).map(([before, after, comma]) => [RegExp(before, 'iu'), RegExp(`^${after}`, 'iu'), comma]);

const isEnded = pattern(`(?<!(?:^|[^\\p{L}])(?:${open}|isso|${fronting}))$|(?<=não (?:paga|entra|tem))$`);
/** "convênio não atendo": what is denied stands before its verb. */
const isDenied = (clause: string, rest: string): boolean => {
  const [, verb = ''] = /^não (\p{L}+)(?:$|[,;.!])/iu.exec(rest) ?? [];
  return verb !== '' && clause.split(' ').some((word) => word.slice(0, 4) === verb.slice(0, 4));
};

/** "12 vagas 30 dias de aula": how many there are of one thing behind another. */
const beginsCount = /^\d{1,3} \p{L}{3,}s(?!\p{L})/u;
const priceOfCount = /^\d{1,3} (?:aulas|sessões|encontros|fotos|visitas) R\$/u;
const endsValue = pattern(
  `(?:${hour}|R\\$ [\\d.,]*\\d|de (?:${months})|\\d{1,3} (?:vagas|lugares|alunos|aulas|sessões|encontros|dias|horas|semanas|meses)(?: de \\p{L}+)?)$`,
);

/** "no centro entrego grátis": where something is done may stand before it. */
const isFronted = / (?:n[oa]s?|em|aos?|às?) \p{L}+$/iu;
const weDoNext = pattern(`^(?:${weDo})${end}`);

/** The comma before a clause with a verb of its own, behind one that has one too, or behind what it depends on. */
function commaBehindClause(clause: string, rest: string): string | undefined {
  if (
    beginsCount.test(rest) &&
    (endsValue.test(clause) || (priceOfCount.test(rest) && isEnded.test(clause) && isComplete(clause)))
  )
    return ',';
  if (!clause.includes(' ') || !isEnded.test(clause) || isDenied(clause, rest)) return undefined;
  if (isFronted.test(clause) && weDoNext.test(rest)) return undefined;
  if (beginsCondition(rest) && clause.split(' ').length > 2) return gap;
  if (!isComplete(clause)) return undefined;
  return beginsClause(rest)
    ? gap
    : /^é (?:normal|proibid[oa]|obrigatóri[oa]|importante|permitid[oa])$/iu.test(rest)
      ? ','
      : undefined;
}

/** "12 vagas": a number and what it counts. */
const isCounted = (clause: string, rest: string): boolean =>
  /(?:^|(?<!R\$|dias?|n[ºo]) )\d{1,3}$/iu.test(clause) && /^\p{L}{3,}(?<!mos)s(?!\p{L})/u.test(rest);

/** "entrega no mesmo dia se pedir até 14h": a condition behind what it is a condition of. */
const isEndedCondition = (clause: string): boolean => /^(?:\S+ ){3,}se /iu.test(clause) && closing.test(clause);

/** A sentence with the commas that are sure and that its owner left out; none within brackets. */
export function withCommas(sentence: string): string {
  let set = '';
  let clause = '';
  /** Since the last thing that stands by itself. */
  let told = '';
  let depth = 0;
  const typed = sentence.split(' ');
  for (const [index, word] of typed.entries()) {
    const rest = typed.slice(index).join(' ');
    const comma =
      /[\p{L}\p{N}%)]$/u.test(clause) && depth === 0 && !isCounted(clause, rest)
        ? isCondition(clause) || (isOpen(clause) && !isEndedCondition(clause))
          ? isCondition(clause) && beginsMain(rest)
            ? ','
            : undefined
          : (boundaries.find(([before, after]) => after.test(rest) && before.test(clause))?.[2] ??
            commaBehindValue(clause, rest, told) ??
            commaBehindClause(clause, rest))
        : undefined;
    set += comma === undefined ? (index === 0 ? '' : ' ') : `${comma} `;
    set += word;
    depth += word.split('(').length - word.split(')').length;
    told = comma === gap || comma === ':' || told.endsWith(':') ? word : `${told} ${word}`;
    clause = comma !== undefined || /[,;:.!?]$/.test(clause) ? word : index === 0 ? word : `${clause} ${word}`;
  }
  return set;
}
