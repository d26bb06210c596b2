/** Promises of results that councils forbid to their professions; matched against folded text. */
export const resultPromises: readonly RegExp[] = [
  /\b(?:resultados?)\s(?:\w{1,14}\s){0,2}(?:garantid|cert[oa]|imediat|definitiv|permanent|comprovad|surpreendent|incrive|visive|rapid|na primeira|em poucas|desde a primeira|em \d|perfeit|real|reais)\w{0,5}/g,
  /\b(?:garant\w{1,5}|prometemos|asseguramos)\b[^.!?\n]{0,40}\b(?:resultado|sorriso|cura|vitoria|indenizacao|causa|processo|acao|direito|beneficio|aposentadoria|liberdade|emagrec\w{1,6}|quilos|peso|alivio|melhora|pele|corpo)\b/g,
  /\b(?:elimin|acab|resolv|livr|cur|som)\w{1,5}(?:-se)?\s(?:\w{1,8}\s){0,2}(?:com\s|de\s)?(?:\w{1,6}\s){0,2}(?:dor(?:es)?|ansiedade|depressao|traumas?|medos?|gordura|barriga|acne|rugas|celulite|manchas|hernia|insegurancas?|sofrimento|sobrepeso|flacidez)\b/g,
  /\b(?:sorriso|rosto|corpo|pele|nariz|dentes?|abdomen|barriga)\s(?:\w{1,10}\s)?(?:perfeit[oa]s?|dos sonhos|de (?:artista|famos[oa]|celebridade|cinema|novela)|ideal|impecavel|definitiv[oa])\b/g,
  /\b(?:garantimos|garanto|prometemos|prometo)\b(?!\s(?:muit[oa]\s|tod[oa]\s(?:[oa]\s)?)?(?:cuidado|atencao|carinho|respeito|dedicacao|acolhimento|transparencia)\b)/g,
  /\b(?:nunca mais(?=[^.!?\n]{0,40}\b(?:dor|dores|sofr|sint|sent[ei]|incomod|ansied|crise|insonia|peso|quilos|gordur|mancha|acne|rugas|vergonha|medo|precisa|preocup|volt))|(?:dor|dores|insonia|ansiedade|crises?|manchas?|acne|rugas|medo)\b[^.!?\n]{0,20}\bnunca mais|de uma vez por todas|para sempre|definitivamente|sem dor nenhuma|100% (?:sem dor|indolor|segur[oa]|eficaz)|dor zero|zero dor|totalmente sem dor|tratamento definitivo|cura\b|curamos|milagr\w{1,5}|infalivel|emagreca|perca \d|perder \d|seque \d|menos \d{1,2} ?(?:kg|quilos)|\d{1,2} ?(?:kg|quilos) (?:a menos|em)|rejuvenesc\w{1,4} \d|\d{1,2} anos mais (?:jovem|nov))/g,
  /\b(?:em|com|depois de|apos)\s(?:apenas\s|so\s)?(?:\d{1,2}|uma|duas|tres|quatro|cinco|poucas)\s(?:sess(?:ao|oes)|consultas?|semanas?|dias?)\b(?! (?:d[ae] (?:semana|atendimento)|por semana|uteis))[^.!?\n]{0,40}\b(?:livr|sem|resultado|cur|nov[oa]|volta|voce (?:vai|ja|sai|esquece|perde|se (?:sente|cura|ve)|nota|fica|consegue|dorme|vence|supera)|acab|some|sumi|desaparec|transform|adeus|elimin|resolv|super[ae]|venc|recuper|melhor(?:a|am|ar)\b|diferenca|menos)\w{0,5}|\b(?:livr\w{1,4}|adeus|resolv\w{1,4}|fim|super[ae]\w{0,2}|venc\w{1,4}|recuper\w{1,4}|desaparec\w{1,4}|some[mr]?|cur[ae]\w{0,3}|melhora)\b[^.!?\n]{0,40}\bem\s(?:apenas\s|so\s)?(?:\d{1,2}|uma|duas|tres|poucas)\s(?:sess(?:ao|oes)|consultas?|semanas?|dias?)\b/g,
  /\b(?:volta|vai|sai|consegue)\s(?:a\s|de novo a\s|d[aeo]\w*\s)?(?:enxerg|and|ouv|dorm|sorri|mastig|corr)\w{1,4}\b[^.!?\n]{0,24}\b(?:perfeit\w{1,6}|100%|pode confiar|com certeza|sem falta|para sempre)/g,
];

/** Promises and solicitations that are forbidden to lawyers; matched against folded text. */
export const lawyersPromises: readonly RegExp[] = [
  /\bvoce (?:vai )?(?:receb\w{1,3}|ganh\w{1,3}) (?:\w{1,6} )?(?:indenizac\w{2,4}|causa|acao|processo)\b|\bcausas? (?:ganha|certa|vencida)s?\b|\b(?:ganh|venc)\w{1,5}\s(?:\w{1,6}\s){0,2}(?:causas?|acao|acoes|processos?|indenizac\w{2,4})\b|\bvitoria (?:garantida|certa)\b|\b(?:receba|recupere|conquiste|garanta|consiga|arranc\w{1,3}|aposente-se|conseguimos)\s(?:\w{1,8}\s){0,3}(?:indenizac\w{2,4}|dinheiro|direitos?|beneficio|aposentadoria|revisao|fgts|valores|o que (?:e seu|voce merece))\b|\b\d{2,3}% (?:de )?(?:exito|sucesso|aprovac|causas|vitoria|acoes)\w{0,3}|\bnunca perd\w{1,4}|\b(?:so|somente) (?:paga|pague|cobr\w{1,4}) (?:se|quando|no) (?:ganhar|exito|final|vencer)|\bsem (?:exito|ganho|vitoria),? (?:voce )?nao paga|\bvoce tem direito a (?:receber|indenizac|ate r)/g,
  /\b(?:melhor(?:es)?|maior(?:es)?|numero 1|mais (?:respeitad|temid|experient|premiad|competent)[oa]s?)\s(?:\w{1,10}\s)?(?:advogad|escritorio|advocacia|especialista)\w{0,2}|\badvogad[oa]s? (?:imbativ|n[º°o.]?\s?1|mais|campe)/g,
  /\b(?:contrate|nao perca tempo|ligue ja|chame ja|processe|entre com (?:a |uma )?acao)\b[^.!?\n]{0,24}/g,
];

/** Phrases that attract clients by price; matched against folded text. */
export const priceLures =
  /\b(?:promoc\w{2,4}|descontos?|ofertas?|gratis|gratuit[oa]s?|de graca|sem custo|cortesia|imperdivel|liquidac\w{2,3}|black friday|cashback|cupom|brindes?|sorteio|leve \d|por apenas|so hoje|parcel(?:a(?:mos|mento|mentos|do|da|r)|e|o)\b|(?:em|\d{1,2}) parcelas?\b|sem juros|(?:em )?(?:ate )?\d{1,2}x\b|\d{1,2} ?% ?(?:off|de desconto)?|preco(?:s)? (?:baixo|popular|acessive|especial|promocional)\w{0,3}|metade do preco|barat[oa]s?|precinho|condicoes? (?:especia\w{1,3}|imperdive\w{1,3}|facilitad\w{1,2})|de r\$ ?\d[\d.,]*[^.!?\n]{0,14} por r\$ ?\d[\d.,]*|valor promocional|a partir de r\$|menor preco|melhor preco)\b/g;

/** Phrases that show bodies, faces or teeth before and after a treatment as proof; matched against folded text. */
export const beforeAfterPhrases =
  /\b(?:antes[ ,/]{1,2}(?:e|x|&)?\s?(?:o\s)?depois|transformac(?:ao|oes) (?:d[aeo]s?|real|reais|incrive\w{1,3}|impressionante)|olh[ae] (?:so )?(?:a|essa|esta) (?:transformacao|evolucao|mudanca)|evolucao d[aeo] (?:paciente|nossa paciente|cliente)|resultado d[aeo] (?:paciente|cliente|minha paciente|nossa paciente))\b/g;

/** Words near such a phrase that make its images sensational. */
export const sensationalWords =
  /\bincrive|\bimpression|\bchoc|\bsurpreend|\bmilagr|\binacredit|\bsensacional|\bresultad|\btransform|\bperfeit|\buau|\bolh[ae]\b|\bveja\b|\bconfira\b|\bquer (?:ficar|ter|um|uma)\b|\bvoce tambem\b|🔥|😱/;
