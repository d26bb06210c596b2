import { fold } from '../../../domain/text/words.ts';
import type { WritingTask } from '../../../domain/writing/writing.ts';

/** Trades, in the words that people search for. */
const trades = (
  'padaria confeitaria doceria pizzaria hamburgueria lanchonete restaurante churrascaria sorveteria açaiteria cafeteria cervejaria adega ' +
  'açougue peixaria hortifruti feira mercado mercearia empório queijaria marmita marmitaria buffet barbearia salão manicure estética ' +
  'sobrancelha maquiagem cabeleireira tatuagem tattoo academia pilates ioga crossfit natação capoeira futebol dança balé inglês ' +
  'autoescola escola creche reforço psicologia psicóloga psicólogo nutrição nutricionista fisioterapia fisioterapeuta odontologia dentista ' +
  'dermatologia dermatologista pediatria veterinária veterinário fonoaudiologia advocacia advogada advogado contabilidade ' +
  'imobiliária corretor arquitetura fotografia fotógrafa fotógrafo papelaria livraria sebo gráfica floricultura flores velas artesanato ' +
  'crochê amigurumi costura costureira ateliê brechó moda lingerie calçados joias semijoias ótica farmácia perfumaria cosméticos ' +
  'petshop cachorros gatos borracharia oficina mecânica mecânico lavajato funilaria chaveiro eletricista encanador pintura marcenaria ' +
  'serralheria vidraçaria dedetizadora mudanças frete pousada hotel camping pesqueiro turismo tarô astrologia benzedeira paróquia igreja ' +
  'quermesse missa forró samba pagode sertanejo circo teatro cinema internet celular informática assistência materiais construção piscina ' +
  'jardinagem paisagismo orgânicos horta apicultura mel cuidadora babá diarista faxina lavanderia sapataria relojoaria brinquedos festas decoração ' +
  'bolos doces salgados brigadeiro pães queijo café açaí sushi pastel tapioca churrasco feijoada vinhos cerveja espumante funerária massagem acupuntura'
).split(' ');
const tradeByFoldedWord: ReadonlyMap<string, string> = new Map(trades.map((trade) => [fold(trade), trade]));

/** A name as a hashtag, without what follows a comma or a dash ("Santos-SP"); null for a name without letters. */
export const placeTag = (words: string | null): string | null => {
  const name = (words ?? '').replace(/\s*(?:[/,(]|\s[-–]|-\p{Lu}{2}$).*$/u, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const tag = name.map((word) => word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1)).join('');
  return tag.length > 1 && tag.length <= 30 && /\p{L}/u.test(tag) ? `#${tag}` : null;
};

/** The number of words of a description that are searched: the first say what a business is, later ones what else it has. */
const searchedWords = 4;

/** The hashtags of the trades that the first words name, in their order. */
const tradeTagsIn = (words: string | null): readonly string[] =>
  (fold(words ?? '').match(/[a-z]+/g) ?? []).slice(0, searchedWords).flatMap((word) => {
    const trade = tradeByFoldedWord.get(word);
    return trade === undefined ? [] : [`#${trade.charAt(0).toLocaleUpperCase('pt-BR')}${trade.slice(1)}`];
  });

/** Hashtags that fit every business. */
const fallbackTags = ['#NegócioLocal', '#PertoDeVocê', '#Brasil'];

/** Three to five hashtags: the business, its town and neighbourhood, its trade, and what it does. */
export function hashtagsFor({ profile }: WritingTask): readonly string[] {
  const { businessDesc, businessCity, businessNeighborhood, businessName } = profile;
  const candidates = [
    placeTag(businessName),
    placeTag(businessCity),
    // "Luz de Mel" sells no honey.
    ...[...tradeTagsIn(businessName?.replace(/ d[aeo]s? .*/iu, '') ?? null), ...tradeTagsIn(businessDesc)].slice(0, 1),
    placeTag(businessNeighborhood),
    ...tradeTagsIn(businessDesc).slice(0, 2),
  ].filter((tag) => tag !== null);
  const uniqueTags = new Map<string, string>();
  for (const tag of candidates) if (!uniqueTags.has(fold(tag))) uniqueTags.set(fold(tag), tag);
  const own = [...uniqueTags.values()].slice(0, 5);
  return [...own, ...fallbackTags].slice(0, Math.max(3, own.length));
}
