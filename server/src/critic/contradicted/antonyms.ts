/** What was told, what a text says instead, and the word by which the owner would have told that as well. */
export const antonyms: readonly { readonly told: RegExp; readonly other: RegExp; readonly word: RegExp }[] = [
  {
    told: /\b(?:so|somente|apenas)\s(?:atend\w+\s)?particular\b/,
    other: /\b(?:aceitamos|atendemos|por|pelo|e|ou|com)\s(?:\w{1,12}\s){0,2}(?:convenios?|planos? de saude)\b/g,
    word: /\bconvenio|\bplanos? de saude/,
  },
  {
    told: /\bverao\b/,
    other: /\b(?:linha|colecao|moda|roupas?|pecas) (?:de |do |da )?inverno\b/g,
    word: /\binverno\b/,
  },
  {
    told: /\binverno\b/,
    other: /\b(?:linha|colecao|moda|roupas?|pecas) (?:de |do |da )?verao\b/g,
    word: /\bverao\b/,
  },
  {
    told: /\b(?:so|somente|apenas)\s(?:com|para)\s(?:convite|convidad[oa]s|alun[oa]s|soci[oa]s|associad[oa]s|membros)\b/,
    other: /\babert[oa]s? ao publico\b|\bpara o publico em geral\b|\bentrada livre\b/g,
    word: /\bpublico\b|\blivre\b/,
  },
  {
    told: /\b(?:so|somente|apenas)\s(?:emergencias?|plantao|urgencias?)\b/,
    other: /\batendimento normal\b/g,
    word: /\bnormal/,
  },
  { told: /\bpeles? oleosas?\b/, other: /\bpeles? secas?\b/g, word: /\bsec[ao]/ },
  { told: /\bpeles? secas?\b/, other: /\bpeles? oleosas?\b/g, word: /\boleos/ },
  {
    told: /\bobrigatori/,
    other: /\b(?:opciona(?:l|is)|facultativ[oa]s?|nao (?:e|sao) obrigatori[oa]s?)\b/g,
    word: /\bopciona|\bfacultat|\bnao (?:e )?obrig/,
  },
  {
    told: /\b(?:seminov|usad)[oa]s?\b/,
    other: /\b(?:zero km|0 ?km|lacrad[oa]s?|nunca usad[oa]s?|nov[oa]s? na caixa)\b/g,
    word: /\bzero\b|\b0 ?km|\blacrad|\bnov[oa]/,
  },
  { told: /\bao vivo\b/, other: /\baulas? gravadas?\b|\bcurso gravado\b/g, word: /\bgrava/ },
  { told: /\bgravad[oa]s?\b/, other: /\b(?:aulas?|curso|encontros?) ao vivo\b/g, word: /\bao vivo/ },
  { told: /\bindividua(?:l|is)\b/, other: /\baulas? em (?:grupo|turma)\b/g, word: /\bgrupo|\bturma/ },
  { told: /\bem grupo\b/, other: /\b(?:aulas?|sess(?:ao|oes)) individua(?:l|is)\b/g, word: /\bindividua/ },
  {
    told: /\bcongelad[oa]s?\b/,
    other: /\bfeit[oa]s? na hora\b|\bsa(?:i|em) quentinh[oa]s?\b/g,
    word: /\bna hora\b|\bquent|\bfresc/,
  },
  { told: /\bmasculin[oa]s?\b|\bmasc\b/, other: /\bfeminin[oa]s?\b/g, word: /\bfem(?:inin)?/ },
  { told: /\bfeminin[oa]s?\b|\bfem\b/, other: /\bmasculin[oa]s?\b/g, word: /\bmasc/ },
  {
    told: /\bpresencia(?:l|is)\b/,
    other: /\b(?:aulas?|cursos?|consultas?|atendimentos?|sess(?:ao|oes)|turmas?) (?:\w{1,12} )?online\b/g,
    word: /\bon-?line\b/,
  },
  {
    told: /\bonline\b/,
    other: /\b(?:aulas?|cursos?|consultas?|atendimentos?|sess(?:ao|oes)|turmas?) (?:\w{1,12} )?presencia(?:l|is)\b/g,
    word: /\bpresencia/,
  },
  {
    told: /\bhora marc(?:ada)?\b|\b(?:so|somente|apenas)\s(?:com\s)?(?:agend|reserva)/,
    other: /\bpor ordem de chegada\b|\bsem (?:precisar )?(?:agendar|marcar)\b/g,
    word: /\bordem de chegada\b|\bsem (?:agend|marc)/,
  },
  {
    told: /\b(?:so|somente|apenas)\s(?:por\s|com\s|sob\s)?encomenda\b|\bsob encomenda\b/,
    other: /\bpronta[- ]entrega\b|\bsem (?:precisar )?encomendar\b/g,
    word: /\bpronta\b|\bsem encomend/,
  },
  {
    told: /\batend[^,.;\n]{1,25}\s(?:so|somente|apenas)\s(?:(?:para|pra|p)\s)?(?:idos[oa]|crianca|adulto|bebe|adolescente)s?(?=\s*(?:[,.;\n]|$))/,
    other: /\b(?:vale|atend\w+)\s(?:[a-z]{2,8}\s){1,3}(?:qualquer idade|todas as idades)\b/g,
    word: /\bidades?\b|\btod[oa]s\b/,
  },
  {
    told: /\bmaior(?:es)?\s(?:a combinar|sob consulta)\b/,
    other: /\bmaior(?:es)?\b[^.!?\n]{0,20}\b(?:valor|preco) (?:e|continua|fica) o mesmo\b/g,
    word: /\bmesm[oa]\b/,
  },
  {
    told: /\bd(?:epois|ps) paga (?:inteiro|cheio|normal)\b/,
    other:
      /\b(?:depois|apos|passado)\b[^.!?\n]{0,30}\b(?:(?:valor|preco) (?:e|continua|fica) o mesmo|continua o mesmo (?:valor|preco))\b/g,
    word: /\bmesm[oa]\b/,
  },
  {
    told: /\babat(?:e|emos|ido|ida)\b|\babatid[oa]\b/,
    other: /\b(?:e|sera|fica) (?:somad|acrescid|acrescentad)[oa]\b/g,
    word: /\bsoma|\bacresc/,
  },
  {
    told: /(?<!\b(?:nao|n|nem) )\bdevolv(?:e|emos|o)\b/,
    other: /\bnao (?:e|sera|vai ser) (?:devolvid|reembolsad)[oa]\b|\bnao devolvemos\b|\bsem (?:devolucao|reembolso)\b/g,
    word: /\b(?:nao|n|nem|sem) (?:\w{1,4} )?(?:devol|reembols)/,
  },
  {
    told: /\b(?:conserto|remendo|reparo|afiacao|chaveiro|chaves?|copias?|fotos?)\b[^.;\n]{0,12}\bna hora\b(?! d)/,
    other: /\b(?:pront[oa]s?|entregue|entregamos) (?:so |somente |apenas )?(?:no|para o|pro) dia seguinte\b/g,
    word: /\bdia seguinte\b|\bamanha\b|\b1 dia\b|\bum dia\b|\b24 ?h/,
  },
  {
    told: /\bmenor (?:valor|preco)\b|\bmais barat[oa]\b/,
    other: /\bmais car[oa]\b(?:(?!\se\s)[^,.!?\n]){0,20}\b(?:sai|ganha|tem|fica|leva)\b/g,
    word: /\bmais car|\bmaior/,
  },
  { told: /\bsem maquiagem\b/, other: /\b(?:pode|venha) (?:vir )?maquiad[oa]s?\b/g, word: /\bmaquiad/ },
  {
    told: /\bfix[oa]\b/,
    other:
      /\b(?:taxa|frete|entrega|valor|preco|mensalidade)\b[^,.;!?\n]{0,24}\b(?:a partir de (?:r\$|[a-z]+ reais)|conforme o (?:cep|bairro|valor)|depende d[oa] (?:cep|bairro|distancia))/g,
    word: /\ba partir\b|\bconforme\b|\bdepend/,
  },
  {
    told: /\b(?:na|em) sua casa\b|\bate voce\b/,
    other:
      /\b(?:traga|leve|venha)\b[^.!?\n]{0,12}\b(?:ate|a|na|n?o)\s(?:a |o |nossa |minha )?(?:oficina|loja|balcao|bancada)\b(?!\snunca)/g,
    word: /\boficina|\bloja\b|\bbalcao/,
  },
  {
    told: /\bna casa d[oa] (?:client|alun)|\b(?:a|em) domicilio\b/,
    other:
      /\b(?:aulas?|atendimentos?|sess(?:ao|oes)|consultas?)\s(?:[a-z]{2,12}\s){0,2}na nossa (?:sede|loja|escola|clinica|casa)\b/g,
    word: /\b(?:sede|loja|escola|clinica|estudio)\b/,
  },
];
