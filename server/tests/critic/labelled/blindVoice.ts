import { asked, type Labelled } from './labelled.ts';

const tea = asked('mensagem_whatsapp', 'hortifruti', 'gengibre, cúrcuma e hortelã');
const calm = asked('mensagem_whatsapp', 'massagem', 'drenagem e massagem');
const teeth = asked('mensagem_whatsapp', 'dentista', 'clareamento dental');
const train = asked('mensagem_whatsapp', 'academia', 'treino funcional');
const english = asked('mensagem_whatsapp', 'ingles', 'turmas de inglês');
const flat = asked('mensagem_whatsapp', 'imoveis', 'apartamento para alugar');
const ring = asked('mensagem_whatsapp', 'joias', 'colar de prata');
const cut = asked('mensagem_whatsapp', 'barbearia', 'corte masculino');
const party = asked('mensagem_whatsapp', 'buffet', 'festa de 1 ano');
const bread = asked('mensagem_whatsapp', 'padaria', 'pão francês');
const cold = asked('mensagem_whatsapp', 'climatizacao', 'ar-condicionado');
const drive = asked('mensagem_whatsapp', 'autoescola', 'habilitação de moto');
const photo = asked('mensagem_whatsapp', 'fotos', 'ensaio de família');
const table = asked('mensagem_whatsapp', 'moveis', 'estante sob medida');
const raffle = asked('mensagem_whatsapp', 'celular', 'sorteio de um fone autorizado pela SPA 04.012345/2026');
const said = asked('mensagem_whatsapp', 'flores', 'a Dona Cida escreveu: "as flores duraram dez dias"');

/** Claims, tone of machine, languages and marks, with near-misses. Written before the critic was run on them. */
export const blindVoice: readonly Labelled[] = [
  tea('Gengibre que acaba com a gripe em um dia. Separo?', 'cure-promised'),
  tea('Chá de hortelã trata a gastrite naturalmente. Quer?', 'cure-promised'),
  tea('Cúrcuma previne o câncer. Leva um pouco?', 'cure-promised'),
  tea('Raiz poderosa contra diabetes. Separo a sua?', 'cure-promised'),
  calm('Nossa massagem cura a dor na coluna. Vamos marcar?', 'cure-promised'),
  calm('Adeus, celulite! Faça drenagem com a gente. Marca?', 'cure-promised'),
  calm('Drenagem que seca a barriga e faz você perder 3 kg. Vamos?', 'cure-promised'),
  calm('Ansiedade? Aqui ela some. Vamos marcar sua massagem?', 'cure-promised'),
  train('Emagreça com saúde: resultado certo em poucas semanas. Bora?', 'result-guaranteed'),
  train('Barriga chapada garantida. Bora?', 'result-guaranteed'),
  teeth('Sorriso branco garantido ou devolvemos o dinheiro. Agende.', 'result-guaranteed'),
  english('Fluência garantida em inglês. Quer começar?', 'result-guaranteed'),
  drive('Aprovação garantida na prova. Matricule-se.', 'result-guaranteed'),
  drive('Você passa de primeira ou paga nada. Matricule-se.', 'result-guaranteed'),
  tea('Gengibre arde, aquece e perfuma a cozinha. Separo um pedaço?'),
  tea('Hortelã não cura nada, mas o suco de abacaxi agradece. Quer um maço?'),
  calm('A gente não promete milagre: promete uma hora de sossego e mãos firmes. Vamos marcar?'),
  calm('Cansaço bateu? Deita, respira e deixa com a gente. Marca um horário?'),
  teeth('Clareamento não é igual para todo mundo. Na avaliação a gente explica o que dá. Agende.'),
  train('Sem promessa de barriga em um mês. Só treino, constância e boa companhia. Bora?'),
  drive('Ninguém pode garantir que você passa, mas dá para treinar a baliza até cansar. Matricule-se.'),

  cut('Marque um amigo e concorra a um corte. Vem?', 'raffle'),
  party('Vamos sortear uma festa entre os inscritos. Participe!', 'raffle'),
  bread('Compre a rifa do panetone aqui no balcão. Quer um número?', 'raffle'),
  raffle('O sorteio do fone está autorizado: SPA 04.012345/2026. Responde aqui para saber as regras.'),
  cut('Sorte é sair daqui com o cabelo no lugar. Marca?'),
  ring('Valor só no privado. Chama?', 'price-hidden'),
  flat('Para saber o valor do aluguel, chame inbox.', 'price-hidden'),
  ring('Consulte o preço pelo direct.', 'price-hidden'),
  ring('O colar custa [preencher: preço]. Chama no direct que eu mostro em vídeo.'),
  teeth('A paciente Renata disse: "perdi a vergonha de rir". Vamos marcar?', 'testimonial'),
  photo('"Chorei quando vi as fotos", contou uma mãe na semana passada. Vamos marcar?', 'testimonial'),
  table('Como diz o seu Ademar, cliente antigo: "móvel do Ipê é pra vida toda". Quer orçamento?', 'testimonial'),
  said('A Dona Cida escreveu que "as flores duraram dez dias". Quer um buquê?'),
  photo('"Olha pra mim, filho!" Todo ensaio tem essa frase. Vamos marcar o seu?'),
  bread('Já dizia a minha avó: "quem tem pão tem visita". Quer uns para a tarde?'),

  flat('Este não é só um apartamento, é o começo de uma nova fase. Quer visitar?', 'not-just-but'),
  photo('Não se trata apenas de fotos, mas de memórias. Vamos marcar?', 'not-just-but'),
  cut('Muito além de um corte: um ritual para homens. Marca?', 'not-just-but'),
  english('Desbloqueie todo o seu potencial no inglês. Quer começar?', 'cliche'),
  flat('Realize o sonho da casa própria sem complicação. Quer visitar?', 'cliche'),
  cold('No mundo acelerado de hoje, conforto é tudo. Agende a limpeza.', 'cliche'),
  ring('Eleve o seu visual a um novo nível. Quer ver?', 'cliche'),
  party('Momentos inesquecíveis e experiências únicas para o seu filho. Qual é a data?', 'cliche'),
  table('Transforme sua casa com soluções sob medida. Quer orçamento?', 'cliche'),
  cut('Cabelo na régua — e a conversa também. Marca?', 'em-dash'),
  bread('Café, pão e manteiga – nesta ordem. Vem?', 'em-dash'),
  bread('Não é só pão. É pão com a vizinhança dentro. Vem?', 'not-just-but'),
  flat('Não alugue por foto. Vá ver a janela, a vaga e o barulho da rua. Quer visitar?'),
  table('A sala não mudou de tamanho, mas ficou maior depois da estante. Quer orçamento?'),
  cut('Corte pra casamento, entrevista ou só pra terça. Marca?'),

  english('Claro! Aqui está uma mensagem para seus alunos: venha falar inglês. Quer?', 'assistant-voice'),
  party('Espero que esta mensagem ajude! Festa de 1 ano é com o Buffet Pipoca. Vamos?', 'assistant-voice'),
  photo('Como modelo de linguagem, não posso ver fotos, mas o ensaio é lindo. Vamos?', 'assistant-voice'),
  cold('Versão 1: Ar limpo, sono bom. Agende a limpeza.', 'assistant-voice'),
  drive('Olá, {{nome}}! Vamos tirar a habilitação de moto?', 'leftover'),
  table('Estante sob medida a partir de R$ [valor]. Quer orçamento?', 'leftover'),
  photo('Ensaio no dia XX/XX. Vamos marcar?', 'leftover'),
  cut('Corte na [INSERIR ENDEREÇO]. Marca?', 'leftover'),
  party('Festa na data [preencher: data] e bolo de [preencher: sabor]. Vamos fechar?'),

  english('Come and join our new class, seats are open for everyone.', 'not-portuguese', 'call-missing'),
  flat('Alquila tu departamento con nosotros, es muy fácil y rápido.', 'not-portuguese', 'call-missing'),
  bread('Venha tomar o pequeno-almoço na padaria. Quer?', 'european-portuguese'),
  cold('Estamos a fazer a limpeza do seu ecrã de ar. Quer marcar?', 'european-portuguese'),
  cut('Fixe! Contacte-nos para marcar o seu corte.', 'european-portuguese'),
  table('Sabias que fazemos móveis à tua medida? Contacta-nos já.', 'european-portuguese'),
  cut('Fade, degradê ou tesoura? Manda a referência e marca.'),
  cold('Split, janela ou piso-teto, a gente limpa. Agende.'),

  train('**Treino funcional** com gente de verdade. Bora?', 'markup'),
  train('## Treino funcional\nVem com a gente?', 'markup'),
  cut('Corte *na régua hoje. Marca?', 'whatsapp-marks'),
  cut('Corte * na régua * para você. Marca?', 'whatsapp-marks'),
  bread('*Pão* *quente* *na* *hora* *certa*. Quer?', 'too-much-bold'),
  bread('*Pão francês* saindo do forno. _Corre_, que a manteiga espera. Quer?'),
  table('Uma estante na medida certa deixa a sala em paz.', 'call-missing'),
  photo('Família reunida, luz boa e um pouco de vento no cabelo.', 'call-missing'),
  drive('Moto na rua pede habilitação na carteira. Bom dia.', 'call-missing'),
];
