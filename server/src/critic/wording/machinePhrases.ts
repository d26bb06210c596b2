/** "Não é apenas X, é Y", and its kin; folded. */
export const notJustPhrases: readonly RegExp[] = [
  /\bnao\s+(?:e|sao|se trata|estamos falando)\s+(?:apenas|so|somente)\s+(?:de\s+)?[^.!?\n]{2,60}?[,;:.][ \t]*(?:mas\s+(?:sim\s+|tambem\s+)?|e\s+(?:sim\s+)?|e\s+sobre\s+|se\s+trata\s+de\s+|sao\s+)/g,
  /\bmais\s+(?:do\s+)?que\s+(?:apenas\s+|so\s+)?(?:um[a]?\s+)?[^.!?\n]{2,40}?[,:]\s*(?:e\s+)?um[a]?\s+(?:experiencia|jornada|convite|estilo|forma|historia|momento|abraco|sonho)\b/g,
  /\b(?:vai\s+|vao\s+)?(?:muito\s+)?alem\s+d[aeo](?:\s+um[a]?)?\s+[^.!?\n]{2,40}?[,:.]\s*(?:e\s+|mas\s+)?(?:um[a]?|sobre)\s/g,
  /\bnao\s+(?:vende|faze|entrega|oferece)mos\s+(?:apenas|so|somente)\s+[^.!?\n]{2,50}?[,;:.]\s*(?:mas\s+)?(?:vende|faze|entrega|oferece|cria|realiza)mos\b/g,
];

/** Clichés that language models write and no shop says; folded. */
export const clichePhrases: readonly RegExp[] = [
  /\bpotencializ[a-z]{1,6}\b/g,
  /\balavan(?:que[mr]?|car|cando|cagem)\b/g,
  /\b(?:no|em\s+um|num)\s+mundo\s+(?:de\s+hoje|atual|moderno|cada\s+vez\s+mais|onde|em\s+que|em\s+constante|acelerado|corrido)\b/g,
  /\bnos\s+dias\s+(?:de\s+hoje|atuais)\b/g,
  /\btransform[ea]r?\s+(?:a\s+)?sua\s+(?:jornada|realidade|experiencia)\b/g,
  /\bmergulhe\s+n[aoe]s?\s+(?:universo|mundo|essencia|experiencia|magia|sabor)/g,
  /\bdesvend[ea]r?\s+(?:[oa]s?\s+)?(?:segredos?|misterios?|poder|mundo|universo)/g,
  /\bdescubra\s+(?:[oa]s?\s+)?(?:poder|segredos?|magia|essencia|universo|mundo)\b/g,
  /\bdesbloque(?:ie|ar)\s+(?:[oa]\s+)?(?:seu|sua|poder|potencial|todo)/g,
  /\b(?:para(?:\s+[oa])?|a\s+um|em\s+um)\s+(?:proximo|outro|novo)\s+(?:nivel|patamar)\b/g,
  /\belev(?:e|ar|ando)\s+(?:[oa]\s+)?(?:seu|sua|nivel|experiencia|estilo|dia|rotina)\b/g,
  /\brevolucion(?:e|ar|ario|aria|ando|amos)\b/g,
  /\bsolu(?:cao|coes)\s+(?:inovador|completa|perfeita|ideal|sob\s+medida|personalizada)/g,
  /\bexperiencias?\s+(?:unicas?|inesqueciv(?:el|eis)|incomparav(?:el|eis)|transformador[ae]s?|sensoria(?:l|is)|imersivas?|incriv(?:el|eis))\b/g,
  /\bimagine\s+um\s+mundo\b/g,
  /\bjornada\s+(?:de\s+(?:autocuidado|transformacao|sabores?|descobertas?|bem-estar)|unica|inesquecivel)\b/g,
  /\b(?:cuidadosamente|meticulosamente)\s+(?:selecionad|elaborad|pensad|preparad|desenvolvid)[oa]s?\b/g,
  /\bembarque\s+(?:nessa|nesta|em\s+uma)\s+(?:jornada|viagem|aventura)\b/g,
  /\bnao\s+perca\s+(?:esta|essa)\s+oportunidade\s+(?:unica|incrivel|imperdivel)\b|\boportunidade\s+(?:unica|imperdivel)\b/g,
  /\bonde\s+(?:a|o)\s+[a-z]{3,14}\s+encontra\s+(?:a|o)\s+[a-z]{3,14}\b/g,
  /\b(?:realiz[ea]r?|concretiz[ea]r?)\s+(?:[oa]s?\s+)?(?:(?:seus?|de)\s+)?sonhos?\b/g,
  /\b(?:faz(?:em)?\s+toda\s+a\s+diferenca|(?:a|sua)\s+melhor\s+versao|(?:a\s+)?combinacao\s+perfeita|(?:excelencia\s+e|qualidade\s+e)\s+(?:compromisso|excelencia|sofisticacao)|o\s+que\s+ha\s+de\s+melhor)\b/g,
  /\btransform[ea]r?\s+[^.!?\n]{2,40}?\s+em\s+(?:um[a]?\s+|algo\s+)?(?:jornada|experiencia|momento|memoria|espetaculo|inesquecivel|magico)s?\b/g,
  /\bmomentos?\s+(?:unicos?|inesqueciveis|inesquecivel|magicos?|memoraveis)\b/g,
  /\bem\s+constante\s+(?:evolucao|transformacao|mudanca)\b/g,
  /\bdesperte\s+(?:[oa]s?\s+)?(?:seus?\s+|sua\s+)?(?:sentidos|melhor\s+versao|potencial)\b/g,
];

/** What an assistant says to its user about the text; folded. */
export const assistantPhrases: readonly RegExp[] = [
  /\b(?:segue|seguem|aqui esta|ai vai|eis)\s(?:[oa]s?\s)?(?:\w{1,10}\s)?(?:textos?|legendas?|posts?|variac\w{2,4}|roteiros?|versao|versoes)\b[^.!?\n]{0,50}\b(?:tom|pedid\w{1,2}|solicitad\w|chamada para acao|instruc\w{2,4}|limite|caracteres|formato)\b/g,
  /\bcomo\s+(?:um\s+|uma\s+)?(?:modelo\s+de\s+linguagem|inteligencia\s+artificial|ia\b|assistente\s+virtual)/g,
  /^\s*(?:claro|com\s+certeza|certo|perfeito)[!,.]{1,2}\s+(?:aqui\s+(?:esta|estao|vai|vao)|segue|vou\s+(?:criar|escrever|ajudar))/g,
  /\b(?:aqui\s+(?:esta|estao|vai|vao)|segue[m]?)\s+(?:abaixo\s+)?(?:[oa]s?\s+|um[a]?\s+|tres\s+|sua\s+|seu\s+)?(?:texto|legenda|post|roteiro|anuncio|e-?mail|descricao|mensagem|variac(?:ao|oes)|opc(?:ao|oes)|sugest(?:ao|oes))s?\s+(?:para\s+(?:o\s+)?(?:seu|sua|voce|instagram|whatsapp)|que\s+voce\s+pediu|solicitad|de\s+(?:texto|legenda))/g,
  /\b(?:segue|aqui esta|aqui vai|abaixo)\b[^.!?\n]{0,30}\b(?:texto|legenda|mensagem|anuncio|roteiro|post|e-?mail|versao)\b[^.!?\n]{0,50}:\s*(?:\n|$)/gm,
  /\b(?:no|com o|mantendo o|conforme o|em) tom (?:de voz )?(?:pedido|solicitado|escolhido|indicado|desejado)\b|\b(?:conforme|como) (?:pedido|solicitado|instruido|as instrucoes|o briefing)\b|\b(?:uma so|uma unica|com) (?:chamada para (?:a )?acao|cta)\b|\b(?:dados|informacoes|perfil) (?:fornecid|informad|enviad)[oa]s? (?:pelo|no|acima|na)\b|\bo (?:usuario|cliente) (?:pediu|solicitou|quer que)\b|\b(?:minhas|seguindo as) (?:regras|instrucoes|diretrizes)\b|\b(?:tenho|recebi) (?:as )?(?:seguintes )?instruc(?:ao|oes)\b|\bnao posso (?:inventar|revelar|prometer resultado)\b|\bsem inventar (?:dados|fatos|precos?)\b|\bpublico[- ]alvo\b/g,
  /^\s*(?:variacao|opcao|versao|texto)\s+\d\s*[:.)–—-]/g,
  /\bespero\s+que\s+(?:isso\s+|(?:est[ea]|ess[ea]|[oa])\s+\w{1,12}\s+)?(?:ajude|tenha\s+ajudado|atenda)/g,
  /\b(?:nao\s+posso|desculpe,?\s+(?:mas\s+)?(?:eu\s+)?nao\s+posso)\s+(?:ajudar|atender|criar|escrever|gerar|cumprir)\b/g,
  /\b(?:system|prompt)\s+(?:prompt|do\s+sistema)\b|\b(?:minhas|as)\s+instruc(?:ao|oes)\s+(?:anteriores|do\s+sistema|sao)\b/g,
  /\b(?:posso|quer\s+que\s+eu)\s+(?:ajustar|adapt[ae]r?|reescrev[ae]r?|mud[ae]r?)\s+(?:[oa]\s+)?(?:tom|texto|legenda)\b/g,
];
