/** A phrase of the owner, its opposite in a text, and the word by which the owner tells of the opposite too. */
export const antonyms: readonly {
  readonly toldPhrase: RegExp;
  readonly oppositePhrase: RegExp;
  readonly ownerSaysBoth: RegExp;
}[] = [
  {
    toldPhrase: /\b(?:so|somente|apenas)\s(?:atend\w+\s)?particular\b/,
    oppositePhrase:
      /\b(?:aceitamos|atendemos|por|pelo|e|ou|com)\s(?:\w{1,12}\s){0,2}(?:convenios?|planos? de saude)\b/g,
    ownerSaysBoth: /\bconvenio|\bplanos? de saude/,
  },
  {
    toldPhrase: /\bverao\b/,
    oppositePhrase: /\b(?:linha|colecao|moda|roupas?|pecas) (?:de |do |da )?inverno\b/g,
    ownerSaysBoth: /\binverno\b/,
  },
  {
    toldPhrase: /\binverno\b/,
    oppositePhrase: /\b(?:linha|colecao|moda|roupas?|pecas) (?:de |do |da )?verao\b/g,
    ownerSaysBoth: /\bverao\b/,
  },
  {
    toldPhrase:
      /\b(?:so|somente|apenas)\s(?:com|para)\s(?:convite|convidad[oa]s|alun[oa]s|soci[oa]s|associad[oa]s|membros)\b/,
    oppositePhrase: /\babert[oa]s? ao publico\b|\bpara o publico em geral\b|\bentrada livre\b/g,
    ownerSaysBoth: /\bpublico\b|\blivre\b/,
  },
  {
    toldPhrase: /\b(?:so|somente|apenas)\s(?:emergencias?|plantao|urgencias?)\b/,
    oppositePhrase: /\batendimento normal\b/g,
    ownerSaysBoth: /\bnormal/,
  },
  { toldPhrase: /\bpeles? oleosas?\b/, oppositePhrase: /\bpeles? secas?\b/g, ownerSaysBoth: /\bsec[ao]/ },
  { toldPhrase: /\bpeles? secas?\b/, oppositePhrase: /\bpeles? oleosas?\b/g, ownerSaysBoth: /\boleos/ },
  {
    toldPhrase: /\bobrigatori/,
    oppositePhrase: /\b(?:opciona(?:l|is)|facultativ[oa]s?|nao (?:e|sao) obrigatori[oa]s?)\b/g,
    ownerSaysBoth: /\bopciona|\bfacultat|\bnao (?:e )?obrig/,
  },
  {
    toldPhrase: /\b(?:seminov|usad)[oa]s?\b/,
    oppositePhrase: /\b(?:zero km|0 ?km|lacrad[oa]s?|nunca usad[oa]s?|nov[oa]s? na caixa)\b/g,
    ownerSaysBoth: /\bzero\b|\b0 ?km|\blacrad|\bnov[oa]/,
  },
  { toldPhrase: /\bao vivo\b/, oppositePhrase: /\baulas? gravadas?\b|\bcurso gravado\b/g, ownerSaysBoth: /\bgrava/ },
  {
    toldPhrase: /\bgravad[oa]s?\b/,
    oppositePhrase: /\b(?:aulas?|curso|encontros?) ao vivo\b/g,
    ownerSaysBoth: /\bao vivo/,
  },
  {
    toldPhrase: /\bindividua(?:l|is)\b/,
    oppositePhrase: /\baulas? em (?:grupo|turma)\b/g,
    ownerSaysBoth: /\bgrupo|\bturma/,
  },
  {
    toldPhrase: /\bem grupo\b/,
    oppositePhrase: /\b(?:aulas?|sess(?:ao|oes)) individua(?:l|is)\b/g,
    ownerSaysBoth: /\bindividua/,
  },
  {
    toldPhrase: /\bcongelad[oa]s?\b/,
    oppositePhrase: /\bfeit[oa]s? na hora\b|\bsa(?:i|em) quentinh[oa]s?\b/g,
    ownerSaysBoth: /\bna hora\b|\bquent|\bfresc/,
  },
  { toldPhrase: /\bmasculin[oa]s?\b|\bmasc\b/, oppositePhrase: /\bfeminin[oa]s?\b/g, ownerSaysBoth: /\bfem(?:inin)?/ },
  { toldPhrase: /\bfeminin[oa]s?\b|\bfem\b/, oppositePhrase: /\bmasculin[oa]s?\b/g, ownerSaysBoth: /\bmasc/ },
  {
    toldPhrase: /\bpresencia(?:l|is)\b/,
    oppositePhrase: /\b(?:aulas?|cursos?|consultas?|atendimentos?|sess(?:ao|oes)|turmas?) (?:\w{1,12} )?online\b/g,
    ownerSaysBoth: /\bon-?line\b/,
  },
  {
    toldPhrase: /\bonline\b/,
    oppositePhrase:
      /\b(?:aulas?|cursos?|consultas?|atendimentos?|sess(?:ao|oes)|turmas?) (?:\w{1,12} )?presencia(?:l|is)\b/g,
    ownerSaysBoth: /\bpresencia/,
  },
  {
    toldPhrase: /\bhora marc(?:ada)?\b|\b(?:so|somente|apenas)\s(?:com\s)?(?:agend|reserva)/,
    oppositePhrase: /\bpor ordem de chegada\b|\bsem (?:precisar )?(?:agendar|marcar)\b/g,
    ownerSaysBoth: /\bordem de chegada\b|\bsem (?:agend|marc)/,
  },
  {
    toldPhrase: /\b(?:so|somente|apenas)\s(?:por\s|com\s|sob\s)?encomenda\b|\bsob encomenda\b/,
    oppositePhrase: /\bpronta[- ]entrega\b|\bsem (?:precisar )?encomendar\b/g,
    ownerSaysBoth: /\bpronta\b|\bsem encomend/,
  },
  {
    toldPhrase:
      /\batend[^,.;\n]{1,25}\s(?:so|somente|apenas)\s(?:(?:para|pra|p)\s)?(?:idos[oa]|crianca|adulto|bebe|adolescente)s?(?=\s*(?:[,.;\n]|$))/,
    oppositePhrase: /\b(?:vale|atend\w+)\s(?:[a-z]{2,8}\s){1,3}(?:qualquer idade|todas as idades)\b/g,
    ownerSaysBoth: /\bidades?\b|\btod[oa]s\b/,
  },
  {
    toldPhrase: /\bmaior(?:es)?\s(?:a combinar|sob consulta)\b/,
    oppositePhrase: /\bmaior(?:es)?\b[^.!?\n]{0,20}\b(?:valor|preco) (?:e|continua|fica) o mesmo\b/g,
    ownerSaysBoth: /\bmesm[oa]\b/,
  },
  {
    toldPhrase: /\bd(?:epois|ps) paga (?:inteiro|cheio|normal)\b/,
    oppositePhrase:
      /\b(?:depois|apos|passado)\b[^.!?\n]{0,30}\b(?:(?:valor|preco) (?:e|continua|fica) o mesmo|continua o mesmo (?:valor|preco))\b/g,
    ownerSaysBoth: /\bmesm[oa]\b/,
  },
  {
    toldPhrase: /\babat(?:e|emos|ido|ida)\b|\babatid[oa]\b/,
    oppositePhrase: /\b(?:e|sera|fica) (?:somad|acrescid|acrescentad)[oa]\b/g,
    ownerSaysBoth: /\bsoma|\bacresc/,
  },
  {
    toldPhrase: /(?<!\b(?:nao|n|nem) )\bdevolv(?:e|emos|o)\b/,
    oppositePhrase:
      /\bnao (?:e|sera|vai ser) (?:devolvid|reembolsad)[oa]\b|\bnao devolvemos\b|\bsem (?:devolucao|reembolso)\b/g,
    ownerSaysBoth: /\b(?:nao|n|nem|sem) (?:\w{1,4} )?(?:devol|reembols)/,
  },
  {
    toldPhrase: /\b(?:conserto|remendo|reparo|afiacao|chaveiro|chaves?|copias?|fotos?)\b[^.;\n]{0,12}\bna hora\b(?! d)/,
    oppositePhrase: /\b(?:pront[oa]s?|entregue|entregamos) (?:so |somente |apenas )?(?:no|para o|pro) dia seguinte\b/g,
    ownerSaysBoth: /\bdia seguinte\b|\bamanha\b|\b1 dia\b|\bum dia\b|\b24 ?h/,
  },
  {
    toldPhrase: /\bmenor (?:valor|preco)\b|\bmais barat[oa]\b/,
    oppositePhrase: /\bmais car[oa]\b(?:(?!\se\s)[^,.!?\n]){0,20}\b(?:sai|ganha|tem|fica|leva)\b/g,
    ownerSaysBoth: /\bmais car|\bmaior/,
  },
  {
    toldPhrase: /\bsem maquiagem\b/,
    oppositePhrase: /\b(?:pode|venha) (?:vir )?maquiad[oa]s?\b/g,
    ownerSaysBoth: /\bmaquiad/,
  },
  {
    toldPhrase: /\bfix[oa]\b/,
    oppositePhrase:
      /\b(?:taxa|frete|entrega|valor|preco|mensalidade)\b[^,.;!?\n]{0,24}\b(?:a partir de (?:r\$|[a-z]+ reais)|conforme o (?:cep|bairro|valor)|depende d[oa] (?:cep|bairro|distancia))/g,
    ownerSaysBoth: /\ba partir\b|\bconforme\b|\bdepend/,
  },
  {
    toldPhrase: /\b(?:na|em) sua casa\b|\bate voce\b/,
    oppositePhrase:
      /\b(?:traga|leve|venha)\b[^.!?\n]{0,12}\b(?:ate|a|na|n?o)\s(?:a |o |nossa |minha )?(?:oficina|loja|balcao|bancada)\b(?!\snunca)/g,
    ownerSaysBoth: /\boficina|\bloja\b|\bbalcao/,
  },
  {
    toldPhrase: /\bna casa d[oa] (?:client|alun)|\b(?:a|em) domicilio\b/,
    oppositePhrase:
      /\b(?:aulas?|atendimentos?|sess(?:ao|oes)|consultas?)\s(?:[a-z]{2,12}\s){0,2}na nossa (?:sede|loja|escola|clinica|casa)\b/g,
    ownerSaysBoth: /\b(?:sede|loja|escola|clinica|estudio)\b/,
  },
];
