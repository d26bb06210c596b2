import { asked, type Labelled } from './labelled.ts';

const english = asked('mensagem_whatsapp', 'moda', 'Summer sale on handmade sandals, 20% off');
const bread = asked('mensagem_whatsapp', 'confeitaria', 'pão de queijo');
const salon = asked('mensagem_whatsapp', 'salao', 'escova e hidratação');
const burger = asked('mensagem_whatsapp', 'oficina', 'The Burger House na nossa esquina, food truck');

export const languages: readonly Labelled[] = [
  english('Hi! Our summer sale is here: handmade sandals with 20% off. Get yours today!', 'not-portuguese'),
  english(
    'Oi! Sandálias feitas à mão com 20% off.\n\nThese are the sandals you have been waiting for, and they are on sale now.',
    'not-portuguese',
    'call-missing',
  ),
  bread(
    '¡Hola! El pan de queso más rico del barrio está aquí para usted y su familia. ¿Quieres uno?',
    'not-portuguese',
  ),
  bread('Ven a probar los panes de queso con el café de la casa. Los esperamos hoy.', 'not-portuguese'),
  salon('Your hair deserves the best of our salon. Book now!', 'not-portuguese'),
  english('Sandálias feitas à mão com 20% off: "Summer sale on handmade sandals" é o nome da festa. Quer ver?'),
  salon('Chega de "my hair is more or less like this"? Marque a sua escova e a sua hidratação!'),
  english('Liquidação de verão: sandália feita à mão com 20% off. Vem escolher a sua?'),
  burger('The Burger House está na nossa esquina, food truck e tudo. Traz o carro e aproveita o lanche?'),
  salon('Look novo, mood novo, cabelo com movimento. Vamos marcar a escova?'),
  bread('Pão de queijo e café: la dolce vita mineira. Quer uma dúzia?'),
  salon('Fiz um teste: shampoo, spray, babyliss, glow. Nada bate a escova daqui. Marca?'),

  bread('Estamos a preparar o pão de queijo. Quer?', 'european-portuguese'),
  bread('Encomende pelo telemóvel e passe cá para buscar.', 'european-portuguese'),
  salon('A nossa equipa espera por si. Quer marcar?', 'european-portuguese'),
  salon('Contacte-nos e marque a sua escova.', 'european-portuguese'),
  bread('Pão de queijo para o pequeno-almoço. Quer?', 'european-portuguese'),
  salon('Fale connosco e marque o horário.', 'european-portuguese'),
  salon('A agenda está a combinar: me diz o melhor dia?'),
  bread('Pão de queijo a partir de [preencher: preço]. Está a um passo da sua casa. Quer?'),
  asked('mensagem_whatsapp', 'oficina', 'som automotivo')('A oficina equipa seu carro com som novo. Vamos marcar?'),
];
