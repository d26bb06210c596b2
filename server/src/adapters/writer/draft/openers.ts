/** The words of a list as alternatives of a pattern; all of them folded. */
const words = (list: string): string => list.trim().split(/\s+/).join('|');

const weekday = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?';
const month = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';

/** What a word is joined to the next one by, at the end of folded words: nothing new begins behind it. */
export const joining = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])(?:${words(
    'd[aeo]s? e ou mas com sem em n[ao]s? num numa dum duma por pel[ao]s? para pra pro pras pros a o as os ao aos um uma uns umas ate so somente apenas ' +
      'que se quem nao nem ja tambem mais menos como quando onde muito bem tao tod[ao]s? cada seus? suas? meus? minhas? noss[ao]s? n?est[ae]s? n?ess[ae]s? ' +
      'proxim[ao] sobre sob entre desde ser sao vai vou vamos vao pode podem precisa deve esta estou estamos quer queremos eu nos voce ele ela a.gente ' +
      'sempre ainda ai aqui la r\\$ pix,? qualquer outr[ao]s? valor: quant[ao]s? foi ter fica ficam vari[ao]s divers[ao]s nov[ao]s',
  )})$`,
  'u',
);

/** What owners do: "aceito", "fazemos". */
const doing = words(
  'atendo faco vendo compro troco entrego levo aceito tenho vou busco dou cobro passo(?!\\sa\\spasso) costuro lavo benzo trabalho(?=\\scom) procuro ' +
    'preciso(?=\\sde) abro fecho mando pego parcelo estou sou instalo monto ensino conserto(?=\\s(?:todo|tod[ao]s|qualquer)) abri abriu cheg(?:ou|aram) sobr(?:ou|aram) restam? evitem deixem tragam venham levem usem confiram aproveitem participem chamem mandem compare(?:ca|cam) tatuo furo(?=\\sem) conserto(?=\\sem) reformo pinto(?=\\s(?:casa|parede|port)) cuido ' +
    'ganh[ae] leve traga venha chame ligue reserve garanta aproveite confira agende marque mande deixe envie chegue participe experimente peca(?=\\s(?:ja|o\\sseu|a\\ssua|pelo|agora)) ' +
    '(?!ultimos|proximos|otimos|minimos|maximos|mesmos|ramos|primos|termos|legitimos|animos|extremos)[a-z]{3,}(?:amos|emos|imos)',
);
/** What is said of the shop or the thing without naming it again; behind three words at least. */
const implied = words(
  'aceita(?:-se)? inclui acompanha serve dura demora aguenta suporta fica(?=\\spront) busca(?=\\se\\s(?:leva|entrega|traz)) retira parcela chega(?=\\s(?:tod|n[ao]s?\\s)) vem(?=\\scom) ' +
    'volta(?=\\s(?:normal|dia|a\\s)) voltam(?=\\sdia) vai(?=\\sao\\s) da(?=\\s(?:para|pra)\\s) rende tem comeca pode(?=\\s[a-z]+r\\s)',
);
const named = words(
  // Delivery, terms and payment.
  'entregas?(?!\\s(?:de|do|da)\\s) envio(?=\\s(?:p|gratis|em|no)) frete(?=\\s(?:gratis|gratuito|a|por|incluso|r\\$)) retirada deslocamento garantia validade prazo limite certificado ' +
    'pedidos?(?=\\s(?:ate|pel[ao]|no|com|por|minim[oa]|via|a\\spartir)) encomendas?(?=\\s(?:ate|com|pel[ao]|por|no|a\\spartir|\\d)) reservas?(?=\\s(?:pel[ao]|ate|no|com|via|por|em)) ' +
    'taxa desconto(?=\\sde) sinal(?=\\sde) promocao(?=\\svalida) tudo(?=\\s(?:o|a|por|em|no)\\s) pix(?=\\sadiantado) kit(?=\\s(?:com|de)\\s\\d) combo(?=\\s(?:de\\s)?\\d) (?<!gratis\\s)na\\scompra ' +
    'bolsa(?=\\s(?:para|pra|de\\s\\d)) brinde(?=\\s(?:para|pra)) material(?=\\s(?:inclu|r\\$)) alimentacao(?=\\s[a-z]*\\s?inclu) pensao(?=\\scompleta) couvert ' +
    // When and by appointment.
    'horarios?(?=\\s(?:d|a|n)|:) agenda(?=\\s(?:pel[ao]|no|na|aberta|com|20\\d\\d)) agendamentos? hora\\smarcada orcamento retorno(?=\\sem) visita(?=\\s(?:agendada|gratis|tecnica|r\\$)) ' +
    'avaliac(?:ao|oes)(?=\\s(?:gratis|gratuita|sem|postural)) mesm[oa]s?\\s(?:horario|endereco|telefone)s? plantao emergencias? socorro check.?in check.?out turno ' +
    'abert[oa]s?(?=\\s(?:d[aeo]s?|ate|aos?|tod[ao]s?|segunda|terca|quarta|quinta|sexta|sabado|domingo|n[ao]s?)\\s) fechad[oa]s? pront[oa]s?(?=\\s(?:em|n[ao]|para|entrega)) pronta\\sentrega ' +
    'feit[oa]s?(?=\\s(?:a\\smao|com|na\\shora|por)) datas(?=\\s(?:de|disp)) depois(?=\\stem) ' +
    `(?:so|somente|apenas)(?=\\s(?:em|n[ao]s?|n?ess[ae]|n?est[ae]|ate|hoje|amanha|com|maior|maiores|pix|dinheiro|por|para|pra|aceit|dia|${weekday})) ` +
    'sem(?=\\s(?:taxa|fila|hora|agendamento|compromisso|consulta|fiador|carencia|fidelidade)) com(?=\\s(?:hora\\smarcada|agendamento)) ' +
    // Places, things and people.
    'inscric(?:ao|oes) (?:ultimas\\s)?(?:\\d{1,3}\\s)?vagas aulas?(?=\\sexperimenta) primeira\\s(?:aula|consulta|sessao|avaliacao|visita) turmas?(?=\\s(?:de|a|pela|da|reduz|nova|kids|dia|com)) bolsas?(?=\\sde\\s\\d) ' +
    'estacionamento convenios? instalacao montagem entrada(?=\\s(?:franca|gratis|gratuita|livre|r\\$|de\\sr)) ingressos? pauta premios? (?:a\\s)?renda(?=\\s(?:para|pra|pro|revertida|da|do|sera|vai)) ' +
    'documentos?(?=\\s(?:rg|cpf|neces)) lugares\\slimitados limitado\\sa secretaria(?=\\s(?:d|abert)) salario vale(?=\\s(?:transporte|alimentacao|refeicao)) ensino(?=\\smedio) suporte acesso(?=\\spor) ' +
    'tamanhos? (?<!\\d\\s)cores (?<!\\d\\s)sabores recheio(?=\\sde) massa(?=\\s(?:branca|de)) borda rodizio(?=\\sr) fim\\sde\\ssemana(?=\\sr) diaria(?=\\sr) quarto(?=\\scomp) medalha uso(?=\\s(?:extern|intern)) ' +
    'quem criancas?(?=\\s(?:ate|de|menor|nao|paga|com)) (?:idosos?|estudantes?)(?=\\s(?:pag|acima|com|a\\spartir|tem|meia|gratis)) adultos?(?=\\sr\\$) menor(?:es)?(?=\\sde\\s\\d) proibid[oa] ' +
    'rua avenida av\\. praca(?=\\s(?:d[aeo]|[a-z]+,)) travessa endereco local(?=:|\\s(?:n|r)) encontro(?=\\sn[ao]\\s) ' +
    'levar trazer mandar deixar enviar chegar chamar ligar falar(?=\\scom) retirar agendar marcar',
);
/** What owners tell the writer, and nobody else. */
const orders =
  'nao\\s(?:fal[ae]r?|cit[ae]r?|coloc(?:a|ar|que)|bot[ae]r?|poe|ponha|promet[ea]r?|mencion[ae]r?|us[ae]r?|esquec[ae]r?)|sem\\s(?:emojis?|hashtags?|falar|citar|girias?|enrol)|' +
  '(?:coloca|bota|poe|usa|deixa(?:\\sclaro)?|capricha|avisa|lembra|fala|diz|explica|destaca|pede)(?=\\s(?:que|q|o|a|um|uma|de|do|da|no|na|emojis?|hashtags?|para|pra|bem)(?![a-z]))|' +
  'tom\\s[a-z]+(?=[,.]|$)|(?:texto|algo|tom|bem|coisa)\\s(?:curt|simples|leve|divertid|animad|seri|formal|alegre)|com\\s(?:humor|emojis?|hashtags?|tom)|faz\\s(?:curt|engracad|bonit|algo)';

/** What owners begin another statement with, in folded words. */
export const openers = new RegExp(
  `(?<=[\\s,])(?:(?<implied>${implied})|(?<doing>${doing})|${named}|${orders})(?![a-z])`,
  'g',
);

/** "não aceitamos", "não faço", and what the shop does not do. */
export const refusals =
  /(?<=\s)nao (?:(?<own>faco|cobro|compro|atendo|vendo|troco|trabalho|levo|entrego|fico|abro|tenho|aceito|furo|tatuo|[a-z]+[aei]mos)|(?:aceit|cobr|faz|precis|pode|inclu|tem|ha|doi|mancha|fic|serv|vend|abr|fech|val)[a-z]*|ir\s)(?![a-z])/g;

/** Who may come, whose clause goes on with what they do: "criança até 5 anos não paga". */
export const people =
  /^(?:quem|se|criancas?|menor|menores|maior|idosos?|pai|mae|pais|alunos?|clientes?|estudantes?|adultos?|mulher|mulheres|homens?|exames?|prazo)(?![a-z])/;

/** When something is so, before what is so: "a partir de janeiro mudamos". */
export const whenever =
  /^(?:a partir d[aeo]|desde|em|n[ao]s?|n?est[ae]|dia|agora|hoje|amanha|depois|durante|quando|se|tod[ao]s?|aos?|as|para|com|apos|ate|de)(?![a-z])/;

const unit = words(
  'quilos? kilos? kg unidades? unid un duzia cento metro m2 m² litro l pessoa cabeca hora h par mes semana peca fatia porcao diaria dia aula sessao kit pacote caixa casal noite ' +
    'copo garrafa bandeja vara km crianca adulto aluno fardo saco ano visita lata barra bola arroba pote rodada roda ficha semestre cada',
);
/** A price with what it is for: "R$ 12 o quilo no Pix". */
export const price = `R\\$ [\\d.,]*\\d(?: mil(?![\\p{L}])|(?! mil(?![\\p{L}])))(?: (?:(?:o|a|por|cada|à|às) (?:${unit})|kg|quilo|litro|unidade|cada|mês|mensal|avulso|inteir[oa])(?![\\p{L}]))?(?: (?:à vista|(?:no )?(?:pix|cartão|dinheiro|débito|crédito|boleto)|em (?:até )?\\d{1,2}x(?: sem juros)?|em dinheiro))?`;

/** What goes on behind a price, an hour or a date; folded. */
export const goesOn = new RegExp(
  `^(?:${words(
    'e ou com sem no na nos nas em a o por para pra pro p cada de da do ate que mais menos exceto salvo fora se tambem nao \\+ - mas \\( à ' +
      '(?:individual|adulto|inteira|meia|normal|solteiro|casal)(?!\\sr\\$) abatid[oa]s? parcelad[oa]s? inclus[oa]s? montad[oa]s? instalad[oa]s? mensa(?:l|is) avuls[oa] limp[oa] inteir[oa]s? todo toda todos todas tudo sala loja apto apartamento fundos centro bairro em\\sfrente proximo perto esquina bloco antes depois ' +
      `n?est[ae] n?ess[ae] ao aos ${month.replaceAll('|', ' ')}`,
  )})(?![\\p{L}\\p{N}])`,
  'u',
);
/** Where and when, behind a price. */
export const wherever = new RegExp(
  `^(?:n[ao] (?:praca|rua|avenida|av|feira|igreja|loja|sede|salao|ginasio|clube|escola|parque|centro|bairro|mercado|compra)|de ${weekday} a)(?![a-z])`,
);
/** Hours, dates and numbers of houses. */
export const hourEnd =
  /(?:\b(?:rua|avenida|av\.|travessa|praca|alameda|rodovia|estrada) [^,]{2,40}, \d{1,5}|\d{1,2}h(?:\d\d)?|\d{1,2}\/\d{1,2}|meio-dia|meia-noite|(?:dia|sabado|domingo|segunda|terca|quarta|quinta|sexta) \d{1,2})(?= )/g;
/** "terça e quarta tosa com desconto": days with what is on. */
export const dayOfNext = new RegExp(
  `(?<=[a-z\\d] )(?<!(?:tenho|temos|atendo|atendemos|abrimos|abro|abre|aberto|funciona|funcionamos|fechado|folga|feira|festa|missa|culto) )${weekday}(?:(?:,| e) ${weekday})* (?=(?!feira|livre|chei|lotad|aberto|fechad|normal|dia |apos |das|as|a |e |n[ao]s? |ate|com|sem|de |d[ao]s? |so |o |ou |que|nao|tambem|sim|tod|antes|depois|cedo|manha|tarde|noite|pela|pelo|por|em|para|pra|mas|junt|entrega|inclusive)[a-z]{3,} )`,
  'g',
);
