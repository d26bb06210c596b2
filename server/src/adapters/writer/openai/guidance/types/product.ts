import { linkInText, ownContact, type Recipe } from '../recipe.ts';

/** What stands beside a product in a shop or catalogue: it answers what a customer would ask at the counter. */
export const product: Recipe = {
  good: `Descrição para loja ou catálogo, de 250 a 900 caracteres, sem hashtags, emojis nem título. Diz para quem é e quando
se usa; troca elogio por prova: o material, a medida ou o jeito de fazer dos dados. No máximo dois [preencher: …].`,
  withLink: linkInText,
  withoutLink: ownContact,
  examples: [
    {
      profile: { businessName: 'Ateliê Areia', linkWhatsapp: 'https://wa.me/5585991234567' },
      tone: 'vender',
      topic: 'vestido midi de linho, cores areia e verde, do P ao GG, R$ 219 em até 3x no cartão',
      text: `Um vestido que resolve o dia quente inteiro. O linho deixa a pele respirar, e o comprimento midi vai do almoço em família à reunião sem pedir troca de roupa.

Com rasteirinha fica leve; com um blazer por cima, pronto para o trabalho.

- Material: linho
- Cores: areia e verde
- Tamanhos: do P ao GG
- Preço: R$ 219, em até 3x no cartão
- Medidas: [preencher: medidas de cada tamanho]

Ficou em dúvida no tamanho? Chama no WhatsApp: https://wa.me/5585991234567`,
    },
    {
      profile: { businessName: 'Pet da Praça' },
      tone: 'default',
      topic: 'cama impermeável para cachorro de porte médio, capa que sai para lavar',
      text: `Cama para cachorro de porte médio que aguenta pata molhada e soneca comprida. O tecido impermeável segura a umidade do lado de fora, e a capa sai inteira quando chega a hora de lavar.

- Porte: médio
- Capa: removível e lavável
- Tecido: impermeável
- Preço: [preencher: preço]

Para encomendar: [preencher: contato]`,
    },
  ],
};
