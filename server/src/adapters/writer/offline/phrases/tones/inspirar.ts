import type { ToneBank } from '../toneBank.ts';

export const inspirar: ToneBank = {
  emojis: ['🌻', '🌱', '☀️', '🙌'],
  cries: {
    offer: [
      'Hoje pode ser diferente.',
      'O simples também é bonito.',
      'Um tempo para o que você gosta.',
      'Escolhe uma coisa boa para hoje.',
      'Você merece esse tempo.',
      'Um detalhe muda o dia.',
    ],
    notice: [
      'Um passo de cada vez.',
      'Tem coisa boa acontecendo.',
      'Olha que notícia boa.',
      'Dia bom para contar isso.',
    ],
    theme: ['Todo mundo começou de algum lugar.', 'Cada um no seu tempo.', 'Respira e vem.', 'Um passo de cada vez.'],
  },
  bodies: [
    'Não precisa de data especial para fazer algo de que você gosta.',
    'Os dias que a gente lembra quase sempre têm um detalhe desses.',
    'A semana já leva tanto de você, então guarda um pedaço para o que faz bem.',
    'O que você tem vontade de fazer por você e vive adiando?',
    'Às vezes o dia muda por causa de uma escolha pequena.',
    'Faz por você o que você faria por quem ama.',
  ],
  asks: [
    'Que tal começar hoje?',
    'Bora tirar a ideia do papel?',
    'Começa por uma conversa.',
    'Escolhe um dia e vem.',
    'E se for agora?',
    'Já pensou em você hoje?',
    'Vem no seu tempo.',
    'Dá o primeiro passo.',
    'O que falta para começar?',
  ],
  titles: ['Um agrado para o seu dia', 'O simples também é bonito', 'Um tempo só para você', 'Um detalhe muda o dia'],
  descriptions: ['Vem no seu tempo', 'Escolhe um dia e vem', 'Começa por uma conversa', 'Faz hoje por você'],
};
