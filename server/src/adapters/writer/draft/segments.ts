import { fold } from '../../../domain/words.ts';

const weekday = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?';
const words = (list: string): string => list.trim().split(/\s+/).join('|');

/** What a sentence of an owner goes on with after a word, so that nothing new begins behind it. */
const joining = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${words(
    'd[aeo]s? e ou mas com sem em n[ao]s? num numa dum duma por pel[ao]s? para pra pro pras pros a o as os ao aos um uma uns umas ate so somente apenas ' +
      'que se quem nao ja tambem mais menos como quando onde muito bem tao tod[ao]s? cada seus? suas? meus? minhas? noss[ao]s? n?est[ae]s? n?ess[ae]s? ' +
      'proxim[ao] sobre entre desde ser sao vai vou vamos vao pode podem precisa deve esta estou estamos quer queremos eu nos voce ele ela a.gente ' +
      'sempre ainda ai aqui la r\\$ pix,? qualquer outr[ao]s? valor: quant[ao]s? foi ter fica ficam vari[ao]s divers[ao]s nov[ao]s',
  )})$`,
  'u',
);

/** What owners do: "aceito", "fazemos". */
const first = words(
  'atendo faco vendo compro troco entrego levo aceito tenho vou busco dou cobro passo(?!\\sa\\spasso) costuro lavo benzo trabalho(?=\\scom) procuro ' +
    'preciso(?=\\sde) abro fecho mando parcelo estou sou instalo monto ensino conserto(?=\\s(?:todo|tod[ao]s|qualquer)) abri abriu cheg(?:ou|aram) sobr(?:ou|aram) restam? ' +
    'ganh[ae] leve traga venha chame ligue reserve garanta aproveite confira agende marque mande deixe envie chegue participe experimente peca(?=\\s(?:ja|o\\sseu|a\\ssua|pelo|agora)) ' +
    '(?!ultimos|proximos|otimos|minimos|maximos|mesmos|ramos|primos|termos|legitimos)[a-z]{3,}(?:amos|emos|imos)',
);
/** What is said of the shop or the thing without naming it again; behind three words at least. */
const implied = words(
  'aceita(?:-se)? inclui acompanha serve dura fica(?=\\spront) busca(?=\\se\\s(?:leva|entrega|traz)) retira parcela chega(?=\\s(?:tod|n[ao]s?\\s)) vem(?=\\scom) ' +
    'volta(?=\\s(?:normal|dia|a\\s)) vai(?=\\sao\\s) da(?=\\s(?:para|pra)\\s) rende',
);
/** What owners name next: delivery, terms, who may come, where. */
const named = words(
  'entregas?(?!\\s(?:de|do|da)\\s) garantia validade prazo limite vale(?=\\s(?:transporte|alimentacao|refeicao)) pedidos?(?=\\s(?:ate|pel[ao]|no|com|por|minim[oa]|via|a\\spartir)) ' +
    'encomendas?(?=\\s(?:ate|com|pel[ao]|por|no|a\\spartir)) reservas?(?=\\s(?:pel[ao]|ate|no|com|via|por|em)) inscric(?:ao|oes) (?:ultimas\\s)?(?:\\d{1,3}\\s)?vagas aulas?(?=\\sexperimenta) ' +
    'primeira\\s(?:aula|consulta|sessao|avaliacao|visita) orcamento frete(?=\\s(?:gratis|gratuito|a|por|incluso|r\\$)) estacionamento convenios? horarios?(?=\\s(?:d|a|n)) agenda(?=\\s(?:pel[ao]|no|na|aberta|com)) agendamentos? ' +
    'retirada instalacao montagem taxa entrada(?=\\s(?:franca|gratis|gratuita|livre|r\\$|de\\sr)) ingressos? mesm[oa]s?\\s(?:horario|endereco|telefone)s? emergencias? plantao pauta premios? ' +
    'renda(?=\\s(?:para|pra|revertida|da|do|sera|vai)) documentos?(?=\\s(?:rg|cpf|neces)) levar trazer mandar deixar enviar chegar chamar ligar falar(?=\\scom) retirar agendar marcar ' +
    'criancas?(?=\\s(?:ate|de|menor|nao|paga|com)) idosos? estudantes? adultos?(?=\\sr\\$) lugares\\slimitados limitado\\sa desconto(?=\\sde) check.?in check.?out borda ' +
    'secretaria(?=\\s(?:d|abert)) salario turno turmas?(?=\\s(?:de|a|pela|da|reduz)) abert[oa]s?(?=\\s(?:d[aeo]s?|ate|aos?|tod[ao]s?|segunda|terca|quarta|quinta|sexta|sabado|domingo|n[ao]s?)\\s) fechad[oa]s? pront[oa]s?(?=\\s(?:em|n[ao]|para|entrega)) ' +
    'pronta\\sentrega feit[oa]s?(?=\\s(?:a\\smao|com|na\\shora|por)) material(?=\\sinclu) datas(?=\\s(?:de|disp)) tamanhos? (?<!\\d\\s)cores (?<!\\d\\s)sabores kit(?=\\s(?:com|de)\\s\\d) combo(?=\\s(?:de\\s)?\\d) bolsa(?=\\s(?:para|pra|de\\s\\d)) ' +
    `(?:so|somente|apenas)(?=\\s(?:em|n[ao]s?|n?ess[ae]|n?est[ae]|ate|hoje|amanha|com|maior|maiores|pix|dinheiro|por|para|pra|aceit|dia|${weekday})) ` +
    'sem(?=\\s(?:taxa|juros|fila|hora|agendamento|compromisso|consulta|fiador|carencia|fidelidade)) com(?=\\s(?:hora\\smarcada|agendamento)) quem ' +
    `nao(?=\\s(?:aceit|cobr|faco|faz|precis|pode|compr|atend|vend|troc|trabalh|inclu|temos|tenho|lev|entreg|fic|abr(?:imos|o)|ha\\s)) rua avenida av\\. praca travessa endereco local(?=:|\\s(?:n|r)) ` +
    'avaliac(?:ao|oes)(?=\\s(?:gratis|gratuita)) suporte acesso(?=\\spor) socorro menores tudo(?=\\s(?:o|a|por|em|no)\\s) criancas(?=\\sde) brinde(?=\\s(?:para|pra)) couvert rodizio(?=\\sr) levamos retirada horario(?=:)',
);
/** What owners tell us, and nobody else. */
const orders =
  'nao\\s(?:fal[ae]r?|cit[ae]r?|coloc(?:a|ar|que)|bot[ae]r?|poe|ponha|mencion[ae]r?|us[ae]r?|esquec[ae]r?)|sem\\s(?:emojis?|hashtags?|falar|citar|girias?|enrol)|' +
  '(?:coloca|bota|poe|usa|deixa(?:\\sclaro)?|capricha|avisa|lembra|fala|diz|explica|destaca|pede)(?=\\s(?:que|q|o|a|um|uma|de|do|da|no|na|emojis?|hashtags?|para|pra|bem)(?![a-z]))|' +
  '(?:texto|algo|tom|bem|coisa)\\s(?:curt|simples|leve|divertid|animad|seri|formal|alegre)|com\\s(?:humor|emojis?|hashtags?|tom)|faz\\s(?:curt|engracad|bonit|algo)';

const openers = new RegExp(`(?<=[\\s,])(?:(${implied})|(${first})|${named}|${orders})(?![a-z])`, 'g');

const unit = words(
  'quilos? kilos? kg unidades? unid un duzia cento metro m2 m² litro l pessoa cabeca hora h par mes semana peca fatia porcao diaria dia aula sessao kit pacote caixa casal noite ' +
    'copo garrafa bandeja vara km crianca adulto aluno fardo saco ano visita lata barra bola arroba pote rodada roda cada',
);
/** A price with what it is for: "R$ 12 o quilo no Pix". */
export const price = `R\\$ [\\d.,]*\\d(?: mil)?(?: (?:(?:o|a|por|cada|à|às) (?:${unit})|kg|quilo|litro|unidade|cada|mês)(?![\\p{L}]))?(?: (?:à vista|no (?:pix|cartão|dinheiro|débito|crédito|boleto)|em (?:até )?\\d{1,2}x(?: sem juros)?|em dinheiro))?`;
const priceEnd = new RegExp(`${price}(,?) (?=\\S)`, 'giu');
/** What may go on behind a price or an hour. */
const goesOn =
  /^(?:e|ou|com|sem|no|na|nos|nas|em|a|o|por|para|pra|pro|p|cada|de|da|do|ate|que|mais|menos|exceto|salvo|fora|se|tambem|nao|\+|-|mas|\(|até|à|individual|adulto|inteira|meia|normal|todo|toda|todos|todas|tudo|sala|loja|apto|apartamento|fundos|centro|bairro|em frente|proximo|perto|esquina|bloco|antes|depois|nest[ae]|ness[ae]|ao|aos)(?![\p{L}\p{N}])/u;
const wherever = new RegExp(
  `^(?:n[ao] (?:praca|rua|avenida|av|feira|igreja|loja|sede|salao|ginasio|clube|escola|parque|centro|bairro|mercado)|de ${weekday} a)(?![a-z])`,
);
const hourEnd =
  /(?:\b(?:rua|avenida|av\.|travessa|praca|alameda|rodovia|estrada) [^,]{2,40}, \d{1,5}|\d{1,2}h(?:\d\d)?|\d{1,2}\/\d{1,2}|meio-dia|meia-noite|(?:dia|sabado|domingo|segunda|terca|quarta|quinta|sexta) \d{1,2})(?= )/g;

/** "terça e quarta tosa com desconto": days with what is on. */
const dayOfNext = new RegExp(
  `(?<=[a-z\\d] )(?<!(?:tenho|temos|atendo|atendemos|abrimos|abro|abre|aberto|funciona|funcionamos|fechado|folga|feira) )${weekday}(?:(?:,| e) ${weekday})* (?=(?!feira|livre|chei|lotad|aberto|fechad|normal|das|as|a |e |n[ao]s? |ate|com|sem|de |d[ao]s? |so |o |ou |que|nao|tambem|sim|tod|antes|depois|cedo|manha|tarde|noite|pela|pelo|por|em|para|pra|mas|junt|entrega|inclusive)[a-z]{3,} )`,
  'g',
);
const whenever =
  /^(?:a partir d[aeo]|desde|em|n[ao]s?|n?est[ae]|dia|agora|hoje|amanha|depois|durante|quando|se|tod[ao]s?|aos?|as|para|com|apos|ate|de)(?![a-z])/;

/** Where a sentence goes over to something else, as places in it. */
function breaksIn(sentence: string): readonly number[] {
  const folded = fold(sentence);
  const places = new Set<number>();
  const begin = (at: number) => Math.max(0, ...[...places].filter((place) => place < at));
  for (const { index, 0: found } of sentence.matchAll(priceEnd)) {
    const at = index + found.length;
    const rest = folded.slice(at);
    const several = /^(?:os|as) (?:dois|duas|tres|quatro|juntos|juntas)/.test(rest);
    // "completa R$ 70 com cera R$ 100": the next thing and its price.
    const isItem = /^com (?:[a-z]+ ){1,2}r\$/.test(rest);
    // "R$ 18 na praça do Carmo", "R$ 45 de terça a sábado": where and when, unless another price follows.
    const isWhere = wherever.test(rest) && !rest.includes('r$');
    if (several || isItem || isWhere || !goesOn.test(rest)) places.add(at);
  }
  for (const { index, 0: found } of folded.matchAll(hourEnd)) {
    const at = index + found.length + 1;
    // "dia 15 reunião": the day leads.
    const leads = /(?:^|[\s,](?:e|que|no|pra|para)\s)$/.test(folded.slice(0, index)) && !/h|meia|meio/.test(found);
    if (!leads && !goesOn.test(folded.slice(at)) && !/^[\d,R]|^as |^das |^r\$/.test(folded.slice(at))) places.add(at);
  }
  for (const { index: at } of sentence.matchAll(/(?<=\p{L} )(?:o|a|os|as) \p{L}+ (?:é|são) /giu))
    if (!joining.test(folded.slice(0, at).trimEnd()) && begin(at) < at - 12) places.add(at);
  for (const { index: at } of folded.matchAll(dayOfNext))
    if (!joining.test(folded.slice(0, at).trimEnd())) places.add(at);
  for (const { index: at, 1: unnamed, 2: doing } of folded.matchAll(openers)) {
    const before = folded.slice(0, at).trimEnd();
    if (joining.test(before) || before.endsWith(':')) continue;
    const behind = before.slice(begin(at)).trim().split(' ');
    if (unnamed !== undefined && behind.length < 3) continue;
    // "a partir de janeiro mudamos"
    if (doing !== undefined && behind.length < 7 && whenever.test(behind.join(' '))) continue;
    places.add(at);
  }
  return [...places].filter((at) => at > 0).toSorted((a, b) => a - b);
}

/** What owners write before what it is: `Pauta: reajuste`. */
const label =
  /^(pauta|prêmios?|documentos|cores|sabores|salário|tamanhos|endereço|local|turno) (?!é|são|d[aeo]s?(?! R)|ser|n[ao] |com |fix|mínim|necess|que |disp|vari|\p{L}+s? (?:a|à|para|por) )/iu;
/** "garantia 90 dias" */
const measured = /^(garantia|validade|prazo|limite|pedido mínimo|sinal|desconto) (?=\d|R\$)/iu;

/** A thing and its price: what is sold in at most six words, and what it costs. */
const item = new RegExp(
  `^(?!(?:por|sai|custa|fica|e|ou|mas|de|valor|a partir|só|apenas|até|mais|não)(?![\\p{L}]))((?:[\\p{L}\\d][^\\s,:$]*(?<!R) ){1,6}?)(?<! (?:de|até|mais|ou|e|a|só|é|com|sem|em|no|na|pra|para|sai|custa|fica) )((?:por |a partir de |de R\\$ [\\d.,]+ por )?${price})$`,
  'iu',
);
const holiday = 'finados|natal|páscoa|carnaval|réveillon|ano-novo|são joão|black friday|dia d[aeo]s? \\p{L}+';
/** "Ofertas de sexta" before the things that are offered. */
const heading = new RegExp(
  `^((?:promoç(?:ão|ões)|ofertas?|semana|festival|feirão|cardápio|almoço|pratos?|menu|tabela|${holiday}|queima de estoque|liquidação|novidades?|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo))(?: (?:d[aeo]s?|na|no) (?:(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|mês|dia|feira|fim de semana|estoque|verão|inverno|${holiday}|cabelo|beleza|casa|hora|noite|almoço|família)))?|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo) d[aeo]s? \\p{L}+)(?: (?:hoje|especial))?:? (?=(?!d[aeo]s?(?![\\p{L}])|n[ao]s?(?![\\p{L}])|com(?![\\p{L}])|e(?![\\p{L}])|às?(?![\\p{L}])|para |é |tem |até |a |o |em )[\\p{L}])`,
  'iu',
);

/** What a sentence states: its segments, with those that name a price side by side in one list. */
export function statementsIn(sentence: string): readonly string[] {
  const segments = segmentsOf(sentence);
  const statements: string[] = [];
  let isList = false;
  for (const [index, segment] of segments.entries()) {
    const isPriced = item.test(segment);
    const last = statements.at(-1);
    if (last !== undefined && !isList && /^(?:com|sem) \S+(?: \S+)?$/iu.test(segment)) {
      statements[statements.length - 1] = `${last}, ${segment}`;
      continue;
    }
    if (isPriced && isList && last !== undefined) statements[statements.length - 1] = `${last}, ${segment}`;
    else if (isPriced && item.test(segments[index + 1] ?? '')) statements.push(segment.replace(heading, '$1: '));
    else statements.push(segment);
    isList = isPriced;
  }
  return statements;
}

/** The items of a list of things and prices, one by one, behind its heading; null for any other statement. */
export function itemsOf(statement: string): readonly string[] | null {
  const [, head, rest = statement] = /^([^:$]{3,40}): (.+)$/u.exec(statement) ?? [];
  const things = rest.split(/,\s+/).map((part) => item.exec(part));
  if (things.some((thing) => thing === null)) return null;
  return [
    ...(head === undefined ? [] : [`${head}:`]),
    ...things.map(
      (thing) => `${thing?.[1]?.trim() ?? ''}${/^por /i.test(thing?.[2] ?? '') ? '' : ':'} ${thing?.[2] ?? ''}`,
    ),
  ];
}

const dayOfOne = new RegExp(
  '^((?:segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:(?:,| e) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo))*) (?=(?!feira|livre|das|às|a |e |até|com|sem|d[aeo]s? |n[ao]s? |só |o |não|tem|também|\\d)\\p{L}{3,} )',
  'iu',
);
/** The price of what has a longer name than a list has, and of what is said of a thing. */
const farPrice =
  /^((?:(?:serve|rende|dura|usad[oa]|pesa|mede)(?![\p{L}])[^$,:]*|(?:[^\s$,:]+ ){6,}[^\s$,:]*)(?<! (?:de|por|a|à|com|sem|e|ou|mais|menos|só|até|custa|sai|fica|em|para|pra|é|apenas|d[ao]|n[ao]|valor|acima|parte|R))) R\$/iu;

/** A sentence as what it states one by one, in the owner's words and order; whole where nothing shows where one ends. */
export function segmentsOf(sentence: string): readonly string[] {
  // What stands in brackets belongs together.
  if (/\([^)]*$|^[^(]*\)/.test(sentence) || sentence.includes('http')) return [sentence];
  const ends = [0, ...breaksIn(sentence), sentence.length];
  return ends
    .slice(1)
    .map((end, index) =>
      sentence
        .slice(ends[index], end)
        .replace(/[\s,]+$/, '')
        .trim(),
    )
    .filter((segment) => segment !== '')
    .map((segment) =>
      segment
        .replace(label, '$1: ')
        .replace(measured, '$1 de ')
        .replace(dayOfOne, '$1: ')
        .replace(
          /(\d (?:dias|horas|minutos|min|meses|anos|semanas|cm|kg|ml|litros)) (?=\d+ \p{L}{3,}s(?!\p{L}))/giu,
          '$1, ',
        )
        .replace(/^(dicas? (?:pra|para|de|sobre) [^:]{8,60}?) (?=\p{L}+[aei]r (?!d[aeo] )\p{L})/iu, '$1: ')
        .replace(/^(emergências?|dúvidas|urgências?) (?:liga|ligar|ligue)(?: para| pra| no)? /iu, '$1: ligue ')
        .replace(farPrice, '$1, R$'),
    )
    .reduce<readonly string[]>((all, segment) => {
      const last = all.at(-1);
      const opened = last !== undefined && last.split('(').length > last.split(')').length;
      return last !== undefined && opened ? [...all.slice(0, -1), `${last}, ${segment}`] : [...all, segment];
    }, []);
}
