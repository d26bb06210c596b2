import { asked, type Labelled } from './labelled.ts';

const tea = asked('mensagem_whatsapp', 'confeitaria', 'chá de camomila que cura ansiedade');
const cheese = asked('mensagem_whatsapp', 'queijaria', 'queijo curado');
const hair = asked('mensagem_whatsapp', 'salao', 'tratamento capilar');
const pets = asked('mensagem_whatsapp', 'petshop', 'sorteio de um banho');
const dress = asked('mensagem_whatsapp', 'moda', 'vestido de festa');
const praise = asked('mensagem_whatsapp', 'salao', 'a Carla disse "nunca mais larguei esse salão" depois da escova');

export const claims: readonly Labelled[] = [
  tea('Este chá cura a ansiedade de verdade. Quer um?', 'cure-promised'),
  tea('Acabe com a insônia: tome nosso chá toda noite. Peça o seu.', 'cure-promised'),
  tea('Um chá milagroso para a sua noite. Quer provar?', 'cure-promised'),
  hair('Nosso tratamento elimina a calvície. Vamos marcar?', 'cure-promised'),
  tea('Perca 5 kg com o chá da Doce Mel. Peça já.', 'cure-promised'),
  tea('Livre-se da enxaqueca com uma xícara. Quer?', 'cure-promised'),
  tea('Diga adeus à dor de cabeça com camomila. Peça o seu.', 'cure-promised'),
  tea('O chá que trata e cura depressão. Reserva o seu?', 'cure-promised'),
  // Cures that are none.
  cheese('A gente deixa o queijo curar por meses, sem pressa. Quer uma peça?'),
  cheese('Queijo curado, casca dourada. O queijo cura qualquer mau humor? Prova e me conta.'),
  cheese('Curadoria de queijos da serra para a sua tábua. Quer ver?'),
  tea('Camomila é calma na xícara. Não cura ansiedade, mas faz companhia. Quer um?'),
  hair('Cabelo com dor de cotovelo depois do verão? A gente trata com carinho. Marca?'),
  hair('Dor de cabeça com o frizz? Vem conversar.'),
  tea('Um chá quentinho para a noite de quem cuida de todo mundo. Quer um?'),

  hair('Tratamento com resultado garantido na primeira sessão. Marca?', 'result-guaranteed'),
  hair('Garantimos o resultado ou você não paga. Quer?', 'result-guaranteed'),
  hair('Cabelo novo, 100% garantido. Vem?', 'result-guaranteed'),
  hair('Veja resultados em 7 dias. Vamos marcar?', 'result-guaranteed', 'invented-number'),
  dress('Sucesso garantido na festa com este vestido. Quer ver?', 'result-guaranteed'),
  hair('Ninguém pode prometer resultado garantido: cada fio é um. Vem ver o seu?'),
  hair('Garanta seu horário do tratamento. Me responde?'),
  hair('O resultado depende do seu fio, e a gente conversa antes. Marca?'),
  asked('mensagem_whatsapp', 'oficina', 'revisão')('Serviço com garantia de 90 dias. Quer marcar a revisão?'),

  pets('Participe do sorteio de um banho: marque três amigos!', 'raffle'),
  pets('Comente e concorra a um banho completo para o seu cão.', 'raffle'),
  pets('Vamos sortear um banho entre quem seguir a página. Participa?', 'raffle'),
  dress('Compre a rifa e leve o vestido. Quer um número?', 'raffle'),
  pets('Quem será o sorteado do mês? Siga e descubra.', 'raffle'),
  pets('Não é sorteio: é banho marcado para o seu cão. Quer?'),
  pets('Biscoitos sortidos e muita sorte para o seu cachorro. Passa aqui?'),
  pets('Sorteio autorizado: Certificado de Autorização SECAP nº 04.012345/2026. Participe!'),

  dress('Vestido de festa novo. Preço no direct. Chama!', 'price-hidden'),
  dress('Quer saber o valor? Chama no inbox.', 'price-hidden'),
  dress('Valores só por inbox. Chama a gente.', 'price-hidden'),
  dress('Chama no direct para saber o preço do vestido.', 'price-hidden'),
  dress('Consulte os valores no privado. Responde aqui?', 'price-hidden'),
  dress('Chama no direct e conte o seu tamanho.'),
  asked(
    'mensagem_whatsapp',
    'moda',
    'vestido de festa por R$ 320',
  )('O preço é R$ 320 e a prova a gente marca pelo direct. Vamos?'),
  dress('O preço está aqui: [preencher: preço]. Para provar, me chama no direct.'),

  hair('"Meu cabelo renasceu!", diz a Marina, cliente do salão. Marca o seu?', 'testimonial'),
  hair('Nossa cliente Júlia disse que nunca viu nada igual. Vem?', 'testimonial'),
  hair('“Melhor salão do Recife” – Ana P.\n\nVem conhecer?', 'testimonial', 'invented-ranking'),
  dress('Depoimento da Paula: amei o caimento e o tecido. Vem provar?', 'testimonial'),
  dress('Todas as nossas clientes aprovam o caimento. Vem provar?', 'testimonial'),
  hair('Deixe seu depoimento depois da escova: a gente adora ler. Marca?'),
  hair('Responda com "quero marcar" e eu vejo o horário.'),
  praise('Como a Carla disse, "nunca mais larguei esse salão". Vem ver por quê?'),
  dress('Aquela cliente que chega dizendo "só vim olhar"? É muito bem-vinda. Vem?'),
];
