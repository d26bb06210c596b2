import { fold } from '../../../domain/words.ts';

/** Things that owners list without commas, kind by kind: two of one kind side by side are two things. */
const kinds = [
  'alface couve cenoura beterraba tomate batata cebola banana laranja limão manga mamão abacaxi melancia melão morango uva maçã pera goiaba maracujá acerola caju abacate pepino pimentão repolho rúcula agrião espinafre brócolis alho abóbora mandioca inhame quiabo chuchu berinjela milho ervilha vagem cheiro-verde salsinha coentro hortelã',
  'calabresa muçarela portuguesa marguerita frango atum bacon palmito catupiry cheddar chocolate morango baunilha doce-de-leite goiabada brigadeiro beijinho coco nutella ninho leite-ninho pistache paçoca prestígio queijo presunto carne camarão carne-seca pizza',
  'pastel caldo bolo canjica pamonha quentão espetinho churrasco cachorro-quente milho-verde pipoca bingo pescaria refrigerante cerveja suco salgado coxinha doce torta quiche empada esfiha quibe kibe tapioca cuscuz acarajé vatapá arroz feijão farofa salada vinagrete mandioca purê macarrão bife farinha açúcar óleo café leite pão manteiga ovo ovos frios frutas geleia granola iogurte biscoito queijo linguiça',
  'violão guitarra baixo teclado piano bateria canto violino saxofone flauta ukulele cavaquinho percussão',
  'óleo filtro freio suspensão embreagem correia vela velas pneu pneus pastilha disco bateria amortecedor alinhamento balanceamento cambagem injeção motor câmbio pintura funilaria polimento cera',
  'RG CPF CNH histórico comprovante certidão carteirinha foto fotos currículo',
  'corte escova hidratação progressiva luzes mechas coloração tintura sobrancelha sobrancelhas manicure pedicure barba maquiagem penteado unha unhas cílios depilação massagem',
  'pele acne manchas melasma rugas flacidez olheiras estrias celulite',
  'divórcio inventário pensão guarda aposentadoria auxílio benefício testamento contrato usucapião',
  'barra zíper bainha ajuste botão gola manga cós remendo',
  'sofá cama colchão mesa cadeira geladeira fogão armário guarda-roupa máquina tapete televisão microondas',
  'matemática português inglês física química redação história geografia biologia espanhol francês',
  'caderno lápis caneta borracha mochila estojo cola tesoura régua',
  'calça camisa blusa saia vestido short bermuda jaqueta casaco camiseta sapato bolsa cinto roupa roupas brinquedo brinquedos livro livros calçado calçados móveis',
  'rosas girassol lírio lírios orquídea orquídeas violeta margarida crisântemo',
  'futsal vôlei natação basquete judô balé capoeira jiu-jitsu karatê ioga pilates musculação',
  'ansiedade depressão luto estresse insônia autoestima fobia pânico',
  'raiva v8 v10 gripe giárdia',
  'corpo rosto pescoço axila axilas virilha perna pernas buço',
];
const kindsOf: ReadonlyMap<string, ReadonlySet<number>> = kinds.reduce<Map<string, Set<number>>>((all, list, kind) => {
  for (const word of list.split(' ')) all.set(fold(word), (all.get(fold(word)) ?? new Set()).add(kind));
  return all;
}, new Map());

const isOfOneKind = (one: string, other: string): boolean => {
  const kindsOfOther = kindsOf.get(fold(other));
  return [...(kindsOf.get(fold(one)) ?? [])].some((kind) => kindsOfOther?.has(kind));
};

/** "alface couve e tomate" is `alface, couve e tomate`; nothing else gets a comma. */
export const withCommas = (words: string): string =>
  words.replace(/(?<=(?:^|[^\p{L}-])([\p{L}-]+)) (?=([\p{L}-]+))/gu, (blank, one: string, other: string) =>
    isOfOneKind(one, other) ? ', ' : blank,
  );
