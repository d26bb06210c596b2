import { asked, type Labelled } from './labelled.ts';

const schedule = asked('mensagem_whatsapp', 'salao', 'lembrar clientes de marcar a escova para o Natal');
const brakes = asked('mensagem_whatsapp', 'oficina', 'revisão de freios por R$ 150 até dia 30');
const linked = asked('mensagem_whatsapp', 'confeitaria', 'cardápio de Natal', { link: 'https://docemel.com.br/natal' });
const hours = asked('mensagem_whatsapp', 'salao', 'avisar do nosso horário');

export const whatsapp: readonly Labelled[] = [
  schedule(`Oi! Aqui é da *Studio Bela* 💛

O Natal está chegando e a agenda da escova vai enchendo. Quer deixar a sua marcada? Me responde com o dia que fica melhor para você.`),
  schedule('Bom dia! Já escolheu o dia da escova de Natal? Responde aqui que eu vejo o horário com você.'),
  brakes(`Olá, tudo bem? Aqui é da Oficina do Tonho.

A revisão de freios está por *R$ 150* até o dia 30. São 90 dias de garantia no serviço.

Quer marcar? É só responder esta mensagem.`),
  brakes(
    'Opa! Freio chiando não é música. Até dia 30 a revisão sai por 150 reais. Traz o carro? Me fala o melhor dia.',
  ),
  linked(
    'Oi! O cardápio de Natal ficou pronto 🎄 Dá uma olhada e me conta o que vai na sua mesa: https://docemel.com.br/natal',
  ),
  linked(
    'Oi, gente! Rabanada, torta e panetone recheado: está tudo no cardápio de Natal. Veja e escolha: https://docemel.com.br/natal.',
  ),
  hours('Oi! Nosso horário: de terça a sábado, das 9h às 19h. Quer marcar? Responde aqui.'),
  hours('Oi! Atendemos de terça a sábado, das 9 às 19. Precisa de encaixe? Chama no (81) 98888-7777.'),
  // Bold as WhatsApp has it, beside marks and at the end of lines.
  brakes(
    'Oi! *Freio em dia*, família tranquila.\n\n*R$ 150*: revisão completa até o dia 30.\n\nResponda com *QUERO* e marcamos.',
  ),

  schedule(
    `Oi! ${'A escova de Natal merece carinho e tempo de cadeira sem pressa nenhuma. '.repeat(9)}Quer marcar?`,
    'too-long',
  ),
  linked(
    `Oi! ${'Rabanada com canela, torta de nozes e panetone recheado esperam você por aqui. '.repeat(8)}https://docemel.com.br/natal`,
    'too-long',
  ),
  brakes(
    `Oi! ${'Freio bom é freio revisado, e revisado por quem gosta de carro de verdade. '.repeat(9)}Vem?`,
    'too-long',
  ),
  schedule('Oi! A **escova de Natal** já tem agenda aberta. Quer marcar?', 'markup'),
  brakes('# Revisão de freios\n\nPor R$ 150 até o dia 30. Quer marcar?', 'markup'),
  linked('Oi! Veja o [cardápio](https://docemel.com.br/natal) e me conta.', 'markup'),
  schedule('Oi! A *escova de Natal está com agenda aberta. Quer marcar?', 'whatsapp-marks'),
  brakes('Oi! Revisão de freios por * R$ 150 * até o dia 30. Vamos marcar?', 'whatsapp-marks'),
  hours('Oi! *Studio Bela\nem Boa Viagem* espera você. Quer marcar?', 'whatsapp-marks'),
  schedule('*Oi!* A *escova* de *Natal* já tem *agenda* e *horário*. Quer *marcar*?', 'too-much-bold'),
  brakes('*Freio* em *dia* é *paz* na *rua*. Por *R$ 150* até o dia 30. Vamos marcar?', 'too-much-bold'),
  linked('*Natal* com *rabanada*, *torta* e *panetone*: https://docemel.com.br/natal', 'too-much-bold'),
  linked('Oi! O cardápio de Natal ficou pronto. Quer que eu mande para você?', 'missing-link'),
  linked(
    'Oi! O cardápio de Natal está no nosso site. Dá uma olhada: https://docemel.com.br/nata',
    'missing-link',
    'invented-link',
  ),
  schedule('Oi! O Natal está chegando e o salão está uma festa. Até lá.', 'call-missing'),
  brakes('Revisão de freios por R$ 150 até o dia 30. Oficina do Tonho.', 'call-missing'),
  hours('Aqui no salão o horário é de terça a sábado, das 9h às 19h. Um beijo da equipe.', 'call-missing'),
];
