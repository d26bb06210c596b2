import type { Parts } from '../../../../domain/content/parts.ts';
import type { RecordedText, RecordedTexts, Shop } from './example.ts';

type Words = readonly [hook: string, paragraphs: readonly string[], call: string, tags: readonly string[]];

const post =
  (words: (shop: Shop) => Words): RecordedText =>
  (shop): Parts => {
    const [hook, paragraphs, callToAction, tags] = words(shop);
    return { hook, paragraphs, callToAction, hashtags: shop.tags(...tags) };
  };

export const instagramExamples: RecordedTexts<'post_instagram'> = {
  'escova e hidratação por R$ 89 às terças, com hora marcada': [
    post(({ name, inCity, How }) => [
      'Terça também é dia de sair do salão com o cabelo pronto.',
      [
        'Escova e hidratação por R$ 89, toda terça. Você senta, respira, e o cabelo volta a ter brilho para o resto da semana.',
        `É com hora marcada, para ninguém ficar esperando na recepção. ${name}${inCity}.`,
      ],
      `${How} e escolha a sua terça.`,
      ['#EscovaEHidratação', '#SalãoDeBeleza', '#CabeloHidratado'],
    ]),
    post(({ name, how }) => [
      'Cabelo pedindo água? A terça resolve.',
      [
        'Às terças, escova + hidratação saem por R$ 89 juntas.',
        'Primeiro a hidratação, com calma. Depois a escova, e você sai pronta para o trabalho, o jantar ou só para se olhar no espelho e gostar.',
        `Com hora marcada, em ${name}.`,
      ],
      `Para garantir o seu horário, ${how}.`,
      ['#Escova', '#HidrataçãoCapilar', '#TerçaDaBeleza'],
    ]),
    post(({ name, inCity, How }) => [
      'R$ 89: escova e hidratação na mesma terça.',
      [
        'Funciona assim:',
        '1. Você marca a hora.\n2. A gente cuida do fio com hidratação.\n3. Você vai embora escovada.',
        `Só às terças, aqui em ${name}${inCity}.`,
      ],
      `Quer a próxima terça? ${How}.`,
      ['#EscovaHidratada', '#CuidadoComOCabelo', '#Cabeleireira'],
    ]),
  ],
  'hambúrguer de costela com cheddar por R$ 32, só neste fim de semana': [
    post(({ name, inCity, How }) => [
      'Costela desfiando, cheddar escorrendo. Sim, no mesmo pão.',
      [
        'O hambúrguer de costela com cheddar está no cardápio só neste fim de semana, por R$ 32.',
        'Peça guardanapo a mais. Você vai precisar.',
        `${name}${inCity}`,
      ],
      `${How} e peça o seu.`,
      ['#HambúrguerDeCostela', '#Cheddar', '#Hamburgueria'],
    ]),
    post(({ name, how }) => [
      'Segunda-feira ele já não está mais aqui.',
      [
        'Custa R$ 32, leva costela e cheddar e fica por aqui só neste fim de semana.',
        'É aquele hambúrguer de comer com as duas mãos e sem conversar muito. Chame a turma ou venha sozinho: ninguém vai julgar.',
      ],
      `Para pedir em ${name}, ${how}.`,
      ['#Costela', '#BurgerComCheddar', '#LancheDeFimDeSemana'],
    ]),
    post(({ name, How }) => [
      'Plano para o fim de semana: costela, cheddar e mais nada.',
      [
        'Nosso hambúrguer cabe numa frase: muita costela, cheddar por cima, R$ 32. E só neste fim de semana, porque depois ele sai de cena.',
        `${name} acende a chapa, você traz a fome.`,
      ],
      `${How} antes que a fome aperte.`,
      ['#BurgerDeCostela', '#HambúrguerArtesanal', '#FimDeSemanaComBurger'],
    ]),
  ],
  'banho e tosa com leva e traz grátis no bairro': [
    post(({ name, inCity, How }) => [
      'Seu cachorro vai passear e volta cheiroso. Você nem sai de casa.',
      [
        'Banho e tosa com leva e traz grátis no bairro: a gente busca, cuida e devolve na sua porta.',
        'Bom para quem trabalha, para quem está sem carro e para quem já cansou de secar o banheiro inteiro.',
        `${name}${inCity}`,
      ],
      `${How} e combine o horário da busca.`,
      ['#BanhoETosa', '#PetShop', '#LevaETraz'],
    ]),
    post(({ name, how }) => [
      'Cachorro molhado correndo pela sala? Deixa essa parte com a gente.',
      [
        'No bairro, o leva e traz do banho e tosa é grátis. Ele sai sujo e volta pronto para o sofá.',
        `Quem cuida é ${name}.`,
      ],
      `Para marcar, ${how}.`,
      ['#BanhoEmCachorro', '#TosaDeCães', '#PetDoBairro'],
    ]),
    post(({ name, How }) => [
      'Leva e traz grátis no bairro, para banho e tosa.',
      [
        'Você diz o dia, nós passamos aí. Enquanto você trabalha, ele toma banho, faz a tosa e ganha um bom secador.',
        'Depois é só abrir a porta e receber a festa.',
        `Um abraço de ${name}.`,
      ],
      `${How} e conte o porte dele.`,
      ['#CachorroLimpinho', '#BanhoETosaComBusca', '#AmigoPet'],
    ]),
  ],
  'chegaram os tricôs de inverno, do P ao G3': [
    post(({ name, inCity, How }) => [
      'O frio ainda está decidindo. Os tricôs já chegaram.',
      [
        'Tricôs de inverno do P ao G3, para usar com jeans, com saia ou por cima do vestido que você achava que era só de verão.',
        'Venha provar: tricô se escolhe passando a mão.',
        `${name}${inCity}`,
      ],
      `${How} e pergunte pelas cores.`,
      ['#TricôDeInverno', '#ModaFeminina', '#DoPAoG3'],
    ]),
    post(({ name, how }) => [
      'Do P ao G3: tem tricô para o seu inverno.',
      [
        'Chegaram as peças de inverno em tricô, e a numeração não parou no meio do caminho.',
        `Separe um tempo para provar com calma em ${name}.`,
      ],
      `Quer saber se tem o seu tamanho? Para perguntar, ${how}.`,
      ['#Tricô', '#ModaInverno', '#TamanhosGrandes'],
    ]),
    post(({ name, How }) => [
      'Sabe aquele tricô que vira o casaco da casa inteira?',
      [
        'Pode ser que ele esteja na arara nova. Os tricôs de inverno chegaram, do P ao G3.',
        'Leve um para o trabalho e outro para o sofá. O segundo costuma ser o favorito.',
        `Esperamos você. ${name}.`,
      ],
      `${How} e veja o que combina com você.`,
      ['#InvernoDeTricô', '#RoupaDeFrio', '#LojaDeRoupa'],
    ]),
  ],
  'bolo de aniversário por encomenda, com 3 dias de antecedência': [
    post(({ name, inCity, How }) => [
      'A vela você acende. O bolo deixa com a gente.',
      [
        'Bolo de aniversário por encomenda, com 3 dias de antecedência. É o tempo de combinar sabor, tamanho e recado e de assar perto da festa.',
        `${name}${inCity}`,
      ],
      `${How} com a data e o número de convidados.`,
      ['#BoloDeAniversário', '#Confeitaria', '#BoloPorEncomenda'],
    ]),
    post(({ name, how }) => [
      'Aniversário na semana que vem? Conte três dias para trás.',
      [
        'Esse é o prazo da encomenda: 3 dias de antecedência, e o bolo de aniversário fica pronto para o parabéns.',
        'Diga quem faz anos e do que essa pessoa gosta. O resto a gente conversa.',
        `Aqui em ${name}.`,
      ],
      `Para encomendar, ${how}.`,
      ['#EncomendaDeBolo', '#FestaDeAniversário', '#BoloDecorado'],
    ]),
    post(({ name, How }) => [
      'Tem gente que lembra da festa pela decoração. E tem quem lembre do bolo.',
      [
        'Para o seu, são só duas coisas: avisar com 3 dias de antecedência e escolher o sabor.',
        `Bolo de aniversário por encomenda é com ${name}.`,
      ],
      `${How} e reserve o seu dia.`,
      ['#BoloDeFesta', '#Aniversário', '#ConfeitariaDeBairro'],
    ]),
  ],
};
