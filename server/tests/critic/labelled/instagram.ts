import { asked, type Labelled } from './labelled.ts';

const cake = asked('post_instagram', 'confeitaria', 'bolo de cenoura com cobertura de chocolate, R$ 45');
const withLink = asked('post_instagram', 'moda', 'nova coleção de vestidos de verão', {
  link: 'https://flordechita.com.br/verao',
});
const bath = asked('post_instagram', 'petshop', 'banho e tosa com hora marcada');
const haircut = asked('post_instagram', 'salao', 'promoção de corte feminino sexta, 20% off');

const long = 'Tem gente que mede o tempo em reunião. Aqui a gente mede em fornada.\n\n'.repeat(32);

export const instagram: readonly Labelled[] = [
  cake(`Sabe aquele cheiro de bolo que chega antes da visita? 🥕

É o nosso bolo de cenoura com cobertura de chocolate, que ainda sai morno do forno.

Custa R$ 45 e serve a família toda com direito a repeteco.

Quer um para o fim de semana? Manda um oi no direct que a gente separa.

#BoloDeCenoura #ConfeitariaCampinas #Cambuí #DoceMel`),
  cake(`Cobertura que estala e massa que não esfarela.

O bolo de cenoura da Doce Mel sai por R$ 45,00 e você busca aqui na Rua das Laranjeiras, 120.

Comenta EU QUERO que a gente chama você.

#BoloCaseiro #BoloDeCenoura #Campinas`),
  withLink(`Vestido que veste bem no calor e não marca na cadeira do trabalho.

A coleção de verão chegou com algodão leve, do PP ao G4.

Para ver todas as cores, toque no link na bio.

#VestidoDeAlgodão #ModaVerão #BeloHorizonte #FlorDeChita #PlusSize`),
  withLink(`O verão chegou na arara antes de chegar no calendário ☀️

Separa um cafezinho e vem espiar as peças novas: o link está na bio? Está, sim. Toque no link da bio e escolha a sua.

#VestidoDeVerão #ModaBH #AteliêFlorDeChita`),
  bath(`Seu cachorro sente o cheiro da chuva de longe. Você sente o dele.

Agende o banho e a tosa e busque um amigo novo em folha.

Chama no direct e escolha o horário.

#BanhoETosa #PetShopCuritiba #ÁguaVerde`),
  bath(`Quem tem gato de banho marcado sabe: é preciso coragem. A gente tem.

Banho e tosa com calma, um bichinho por vez.

Manda o nome dele aqui nos comentários!

#GatosDeCuritiba #BanhoETosa #PetAmigo #ÁguaVerde`),
  haircut(`Sexta é dia de cabelo novo: corte feminino com 20% off 💇‍♀️

Das 9h às 19h, em Boa Viagem.

Reserve pelo direct.

#CorteFeminino #SalãoRecife #BoaViagem`),

  cake(
    `Sabe aquele cheiro de bolo de cenoura saindo do forno que chega na sala antes da visita e faz todo mundo perguntar que horas vai ser o café de hoje?

Nosso bolo custa R$ 45. Chama no direct!

#BoloDeCenoura #Campinas #DoceMel`,
    'hook-too-long',
  ),
  bath(
    `Se o seu cachorro já sabe o caminho do banho e mesmo assim finge que não conhece a porta do nosso petshop, este recado é todo para você e ele 🐶

Agende o banho.

#BanhoETosa #PetAmigo #Curitiba`,
    'hook-too-long',
  ),
  withLink(
    `Coleção de verão no ateliê, com vestido de algodão leve, saia rodada, bolso de verdade e botão de madeira, tudo pensado para quem vive no calor!

O link na bio leva você até ela.

#ModaVerão #VestidoDeAlgodão #BH`,
    'hook-too-long',
  ),
  cake('Bolo de cenoura saindo do forno por R$ 45.\n\nChama no direct e reserve o seu.', 'hashtag-count'),
  cake('Bolo de cenoura saindo do forno por R$ 45.\n\nChama no direct.\n\n#Bolo #Campinas', 'hashtag-count'),
  bath(
    'Banho marcado, sofá salvo.\n\nChama no direct.\n\n#Banho #Tosa #Pet #Cachorro #Gato #Curitiba #PetAmigo',
    'hashtag-count',
  ),
  bath(
    'Hoje tem tosa higiênica.\n\nMarque pelo direct.\n\n#PetShopCuritiba #TosaCuritiba #ÁguaVerde #PetAmigo #BanhoETosa #Cães',
    'hashtag-count',
  ),
  cake(
    'Bolo de cenoura fofinho por R$ 45.\n\nChama no direct.\n\n#BoloDeCenoura #Campinas #instagood',
    'hashtag-generic',
  ),
  bath('Cheirinho de banho novo.\n\nAgende pelo direct.\n\n#BanhoETosa #PetCuritiba #love #fyp', 'hashtag-generic'),
  haircut(
    'Corte feminino com 20% off na sexta.\n\nReserve pelo direct.\n\n#CorteFeminino #SalãoRecife #photooftheday',
    'hashtag-generic',
  ),
  withLink(
    'Vestido novo na arara.\n\nChama no direct e venha ver.\n\n#ModaVerão #VestidoDeAlgodão #BH',
    'missing-link',
  ),
  withLink(
    'A saia que roda chegou.\n\nEntra no nosso perfil e veja tudo.\n\n#SaiaRodada #ModaVerão #BH',
    'missing-link',
  ),
  withLink(
    'Verão pede algodão.\n\nVeja no link na bio: https://flordechita.com.br/verao\n\n#ModaVerão #Algodão #BH',
    'link-in-caption',
  ),
  withLink(
    'Peças leves para dias quentes.\n\nTudo em https://flordechita.com.br/verao\n\n#ModaVerão #Algodão #BH',
    'missing-link',
    'link-in-caption',
  ),
  withLink(
    'Chegou o vestido que não amassa na bolsa.\n\nLink na bio ou aqui: https://flordechita.com.br/verao\n\n#ModaVerão #BH #Vestido',
    'link-in-caption',
  ),
  asked('post_instagram', 'confeitaria', 'nosso dia a dia')(`${long}#Confeitaria #Campinas #DoceMel`, 'too-long'),
];
