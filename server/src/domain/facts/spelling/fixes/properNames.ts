/** First names, which are names behind "seu", "tia" or "padre". */
export const firstNames =
  'jorge|zé|joão|josé|antônio|chico|manoel|manuel|raimundo|pedro|paulo|carlos|luiz|luís|francisco|sebastião|geraldo|osvaldo|valdir|joaquim|nelson|mário|benedito|tião|lúcia|maria|ana|rosa|helena|teresa|cida|lourdes|célia|vera|sônia|marta|neide|zefa|lurdes|bira|cláudio|roberto|marcos|joana';

/** Neighbourhoods that many towns have, or many people know, and whose names are no other words where they stand. */
export const neighbourhoods =
  'águas claras|alto da boa vista|alto de pinheiros|asa norte|asa sul|aldeota|barra da tijuca|barra funda|bela vista(?= |$)|boa viagem|boa vista|bom retiro|botafogo|brooklin|butantã|cabo branco|cambuí|campo belo|campo limpo|' +
  'casa amarela|casa verde|centro cívico|centro histórico|cidade baixa|cidade jardim|cidade nova|cidade operária|cohab|cohama|copacabana|coroa do meio|dois unidos|espinheiro|guamá|guará|higienópolis|icaraí|' +
  'ipanema|itaim bibi|itaquera|itapuã|jabaquara|jardim américa|jardim botânico|jardim camburi|jardim europa|jardim paulista|jatiúca|jurunas|lago norte|lago sul|lagoa nova|laranjeiras(?=[ ,.]|$)|leblon|lourdes(?=[ ,.]|$)|' +
  'madureira|manaíra|marambaia|meireles|messejana|moema|moinhos de vento|mooca|nazaré|nova esperança|pajuçara|pampulha|perdizes|petrópolis|pituba|ponta negra|ponta verde|praia de iracema|praia do canto|renascença|rio vermelho|' +
  'sacomã|santa cecília|santa efigênia|santa mônica|santa tereza|santana(?=[ ,.]|$)|santo amaro|savassi|setor bueno|setor central|setor marista|setor oeste|setor sul|taguatinga|tambaú|tatuapé|tijuca|tirol|trindade|turu|umarizal|vila madalena|vila mariana';
