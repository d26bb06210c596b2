import { asked, type Labelled } from './labelled.ts';

/** Whole texts as a good writer makes them, with nothing to mark: what must not be found in long prose. */
export const long: readonly Labelled[] = [
  asked(
    'post_instagram',
    'confeitaria',
    'encomendas de Natal abertas, rabanada a R$ 6 a unidade, pedidos até 20/12',
  )(
    `Rabanada boa é a que some da travessa antes do Papai Noel chegar 🎅

As encomendas de Natal estão abertas. A nossa rabanada sai do forno douradinha, passa no açúcar com canela ainda morna e custa R$ 6 a unidade.

Quantas por pessoa? A conta segura é três. A conta real, cinco.

📌 Pedidos até 20 de dezembro
📌 Retirada no Cambuí: Rua das Laranjeiras, 120

Manda no direct a quantidade e o dia que você quer buscar. A gente confirma com você um por um.

#RabanadaDeNatal #ConfeitariaCampinas #NatalEmCampinas #DoceMel`,
  ),
  asked(
    'post_instagram',
    'salao',
    'cuidados com cabelo no verão',
  )(
    `Sol, sal, cloro e aquele coque molhado o dia todo. Seu cabelo está de férias ou em prova de resistência?

Três cuidados que cabem na bolsa da praia:

1. Molhe o cabelo com água doce antes de entrar no mar. Fio encharcado absorve menos sal.
2. Desembarace de baixo para cima, com os dedos, antes da escova.
3. Troque o elástico apertado por uma presilha.

E se o estrago já está feito, a gente conversa. Às vezes é só uma hidratação; às vezes é a tesoura quem resolve em dois minutos.

Salve este post e mande para a amiga que vive na praia de Boa Viagem.

#CabeloNoVerão #SalãoRecife #BoaViagem #StudioBela`,
  ),
  asked(
    'descricao_produto',
    'petshop',
    'caminha para cães porte médio, lavável, R$ 140',
  )(
    `Caminha para cães de porte médio

Quem dorme mal rói chinelo. Esta caminha tem borda alta para apoiar o queixo e fundo macio, para o seu amigo acordar de bom humor e deixar o sofá em paz.

A capa sai com um zíper e vai para a máquina, porque cachorro limpo também suja.

Detalhes:
- Porte: médio
- Capa: lavável
- Medidas: [preencher: medidas]
- Cores: [preencher: cores]
- Preço: R$ 140

Venha ver de perto no Água Verde ou chame a gente: [preencher: contato]`,
  ),
  asked(
    'descricao_produto',
    'oficina',
    'revisão de viagem',
  )(
    `Revisão de viagem

Antes da mala, o carro. A gente levanta, olha embaixo e conta o que viu, em português de gente.

Você sabe o que precisa de troca agora e o que aguenta até a volta. Nada é feito sem o seu sim.

- Freios: pastilha, disco e fluido
- Suspensão: folgas, buchas e amortecedores
- Pneus: sulco e calibragem
- Garantia: 90 dias no serviço
- Preço: [preencher: preço]

Marque o melhor dia: [preencher: contato]`,
  ),
  asked('email_marketing', 'queijaria', 'chegada do queijo de inverno, R$ 110 a peça', {
    link: 'https://queijosdaserra.com.br/inverno',
  })(
    `Assunto: O queijo de inverno está pronto
Pré-cabeçalho: Casca rústica, miolo amarelo e o tempo certo de prateleira.

Oi, tudo bem?

No frio a vaca come diferente, o leite muda e o queijo conta essa história. É por isso que o de inverno só sai uma vez por ano, e é por isso que ele é mais amarelo.

Ficou na prateleira até a casca cantar quando a gente bate com o dedo. Agora é com você: faca sem pressa, goiabada por perto e ninguém com hora para ir embora.

A peça custa R$ 110. Para escolher a sua, entre aqui: https://queijosdaserra.com.br/inverno

Se for presente, diga no pedido que a gente escreve o bilhete à mão.

Um abraço aqui da serra,
Queijos da Serra

Você recebe este e-mail porque já levou um queijo nosso ou se cadastrou no balcão. Para não receber mais, responda com "sair".`,
  ),
  asked(
    'email_marketing',
    'petshop',
    'como acostumar o gato com a caixa de transporte',
  )(
    `Assunto: Gato na caixa, sem novela
Pré-cabeçalho: Um plano de uma semana para a caixa de transporte virar cama.

Olá!

A caixa só aparece no dia do veterinário? Então o gato tem razão de sumir.

Deixe a caixa aberta na sala, com uma manta que tenha o cheiro da casa. Nos primeiros dias, ponha o petisco perto da porta. Depois, lá dentro. Quando ele entrar sozinho, feche por um instante e abra antes que ele reclame.

O segredo é ir devagar e parar enquanto está bom.

Ficou com alguma dúvida? Responda a este e-mail e conte como é o seu gato. A gente lê tudo.

Até a próxima,
Pet Amigo

Você está recebendo este e-mail porque deixou seu contato na loja. Se preferir parar, responda "sair".`,
  ),
  asked(
    'mensagem_whatsapp',
    'moda',
    'provador em casa em BH, até 6 peças por 24 horas',
  )(
    `Oi! Aqui é do Ateliê Flor de Chita 🌼

Sabe provar roupa com a sua luz, o seu espelho e o seu sapato? No *provador em casa* você escolhe até 6 peças, fica com elas por 24 horas e só paga o que quiser guardar. É para quem mora em BH.

Me responde com o seu tamanho que eu mando as fotos.`,
  ),
  asked(
    'mensagem_whatsapp',
    'oficina',
    'orçamento enviado, cliente não respondeu',
  )(
    `Oi, tudo certo? É o Tonho, da oficina.

Passando para saber se ficou alguma dúvida no orçamento que mandei. Se quiser, eu explico peça por peça, e a gente vê o que dá para deixar para o mês que vem sem risco.

Me avisa como prefere seguir?`,
  ),
  asked(
    'roteiro_reels',
    'confeitaria',
    'bastidor do bolo de casamento',
  )(
    `Ideia: o bolo que quase não coube na porta

Tempo | Fala | Cena
0-3 s | Esse bolo não passava na porta. | Bolo de três andares visto de baixo
3-12 s | A noiva pediu flor de verdade, andar alto e nada de torto. A gente disse sim antes de medir a porta da cozinha. | Mãos alisando a cobertura
12-24 s | Então montamos cada andar em separado, viajamos com o ar gelado no máximo e empilhamos lá na festa, com todo mundo prendendo a respiração. | Caixas no carro, andar sendo encaixado
24-36 s | Deu certo? Olha a cara dela. Se o seu bolo também é grande, conta para a gente aqui nos comentários. | A noiva vendo o bolo, sorriso

Legenda: Bolo grande, coração na mão. Chama no direct e conta a data da sua festa.`,
  ),
  asked('texto_anuncio', 'queijaria', 'cesta de queijos de presente por R$ 180', {
    link: 'https://queijosdaserra.com.br/cesta',
  })(
    'Texto principal: Presente que ninguém troca: uma cesta com queijos da serra, por R$ 180. Você manda o bilhete.\nTítulo: Cesta de queijos\nDescrição: Escolha a sua agora\nLink: https://queijosdaserra.com.br/cesta',
  ),
  asked(
    'post_instagram',
    'oficina',
    'trabalhamos no sábado até 13h',
  )(
    `Sábado de manhã: padaria, feira e... oficina? Agora dá 🔧

Aos sábados a gente fica aberto até as 13h, para quem passa a semana inteira dirigindo e nunca acha uma brecha.

Deixa o carro, toma um café com a gente ou vai à feira e volta. Qual desses é você? Conta nos comentários.

#OficinaEmGoiânia #MecânicaGeral #SábadoDeManhã #OficinaDoTonho`,
  ),
  asked(
    'post_instagram',
    'queijaria',
    'por que o queijo tem furinhos',
  )(
    `O furinho do queijo não é defeito nem rato atrasado 🧀

É o gás que as bactérias do próprio leite soltam enquanto o queijo amadurece. Furo pequeno e espalhado costuma ser sinal de cura tranquila; furo grande e rasgado, de pressa.

Da próxima vez que cortar o seu, repara. E conta aqui: você é do time do queijo macio ou do que arranha a garganta?

#QueijoCanastra #QueijoArtesanal #SãoRoqueDeMinas #QueijosDaSerra`,
  ),
  // A street's word at the end of a line is somebody's name.
  asked(
    'mensagem_whatsapp',
    'petshop',
    'a loja Pão da Praça agora aceita cães',
  )('Cães são bem-vindos na loja Pão da Praça\n\nVocê e ele, lado a lado. Vem?'),
];
