const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Endings of feminine nouns: -a, -ção, -são, -gem, -dade, -tude, -ice. */
export const feminineEnds = /(?:a|ã|[çsx]ão|gião|gem|[dt]ade|tude|ice|ência|ância)$/u;

export const feminineHeads = words(
  'foto moto flor cor dor colher mulher mão pele carne base arte tarde noite chave fonte semente torre ponte gente ' +
    'classe corrente estante saúde vez luz paz cruz raiz matriz nuance mousse nécessaire quiche baguete blusa black ' +
    'avó selfie live fase frase tese crise análise síntese vitamine lente gestante tribo clutch legging playlist make',
);

export const masculineHeads = words(
  'dia problema tema sistema programa mapa clima pijama coração calção pão chá sofá crachá guaraná maracujá alvará ' +
    'pajama cinema drama planeta poeta aroma diploma dilema esquema telegrama grama panorama idioma cupom verão ' +
    'motorista atleta artista turista ciclista show-tema combo kit croissant coala panda koala',
);

/** Nouns that end in "s" and are one thing. */
export const singularHeads = words('tênis lápis ônibus pires atlas vírus oásis jeans gás mês ás plus pós x-tudos brás');

/** Words before the noun that tell nothing of it. */
export const leadingWords = words(
  'novo nova novos novas último última últimos últimas primeiro primeira primeiros primeiras mini super mega grande ' +
    'grandes melhor melhores lindo linda lindos lindas bom boa bons boas centésimo centésima milésimo milésima ' +
    'segundo terceira terceiro antigo antiga velho velha próximo próxima próximos próximas duas dois três quatro ' +
    'cinco dez o a os as meu minha meus minhas nosso nossa nossos nossas',
);
