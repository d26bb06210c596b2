/** What comes before the angle. */
export const greetings: readonly string[] = [
  'Oi, tudo bem?',
  'Oi! Passando rapidinho.',
  'Olá! Tudo certinho?',
  'Oi, oi!',
  'Oi! Tudo joia?',
  'Oi! Aqui é {da casa}.',
];
