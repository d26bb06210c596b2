import { fold } from '../../text/words.ts';

/** The intended spelling of folded words that the dictionary spells in several ways. */
export const preferredSpellings: ReadonlyMap<string, string> = new Map(
  (
    'importância distância infância elegância tolerância substância ambulância vigilância fragrância instância até já lá só não pé pó chá chás três terça terças manhã manhãs são mãos será serão estará poderá terá fará dará estarão ' +
    'berço berços provisória provisórias provisório pátio açaí calça calças também amanhã café cafés pão pães mês mãe mães avós pós maçã maçãs atrás através você vocês ' +
    'última últimas último últimos única únicas único únicos própria próprio próprias próprios básica básico válida válido ' +
    'válidas válidos rápida rápido rápidas rápidos ótima ótimo ótimas ótimos pública mecânica técnica técnico música dúvida ' +
    'dúvidas início número números sábado armário horário comércio negócio serviço preço preços espaço endereço começa começam ' +
    'começou almoço almoços lança laço bênção grátis aí daí saída saídas saúde juízo você sítio início sócio sócios ' +
    'prêmio prêmios câmara máquina clínica gráfica elétrica estética cópia cópias diária diárias média médio óleo ' +
    'água águas área áreas aérea família glória história memória farmácia família sandália residência experiência referência referências ' +
    'agência polícia notícia notícias música músicas página peça peças calçada olá abraço abraços tricô braço braços raça raças louça ' +
    'irmã irmãs tarô brechó baú buquê buquês faço crochê bebê bebês chalé chalés roça maciço acarajé após arraiá balé calçado ' +
    'calçados capô contém dominó filé filés força freguês fubá gás graça graças guaraná jacarandá jaú judô mantém paçoca patê ' +
    'porém purê reforço remédio remédios república suflê vôlei pré traça balança tucumã açude pés balcão barracão facão férias bênção tábua maciça convênio convênios cipó úteis rodízio rodízios tacacá triângulo matrícula matrículas ipê ipês estágio patrocínio pastéis papéis aluguéis fiéis vídeo vídeos fé dúzia dúzias médico médicos médica médicas paróquia rótulo rótulos bálsamo aliás ' +
    'acréscimo acréscimos cascão sutiã sofá picolé mocotó crachá chaminé ímã boné inglês francês avelã cajá colônia colônias macramê alça alças flocão ateliê ateliês silêncio mecânico mecânicos móvel móveis degradê terço sachê sachês abadá abadás abará páprica mário'
  )
    .split(' ')
    .map((word) => [fold(word), word]),
);

/** Words that keep the spelling without accents, though the dictionary has another one too. */
export const correctAsTyped = new Set(
  (
    'maio pelo pela polo por para cara carne mas nos este esta da de e as a o coco avo avos pais forma fora pode como mais sai cai ' +
    'vira ira tem vem ai ha ve le cor sobre ante numa numas nele nela dele dela deles delas uns umas tua seu sua meu minha bola bolo queria ' +
    'fabrica critica pratica gerencia secretaria providencia sabia seria teria serias aquela aquelas aquele ' +
    'agora ele eles dois lugar lugares continua academia leu deu teu deus mini termina edita participe palmer espera esperas bike bikes varia variam saia coroa coroas yoga diretoria garibaldi ' +
    'indica indico consul abato paramos quiche elias afio reboco serraria canon tempera batida tapera care digito termino pilates florido'
  ).split(' '),
);

/** Endings with a single spelling, for words that the dictionary does not have. */
export const accentedEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)cao$/, 'ção'],
  [/(?<=..)coes$/, 'ções'],
  [/(?<=..)ao$/, 'ão'],
  [/(?<=..)oes$/, 'ões'],
  [/(?<=..)avel$/, 'ável'],
  [/(?<=..)aveis$/, 'áveis'],
  [/(?<=..)ivel$/, 'ível'],
  [/(?<=..)iveis$/, 'íveis'],
  [/(?<=..)ovel$/, 'óvel'],
  [/(?<=..)oveis$/, 'óveis'],
  [/(?<=...)encia$/, 'ência'],
];
