export const plainGreetings: readonly string[] = [
  'Oi, tudo bem?',
  'Oi! Passando rapidinho.',
  'Olá! Tudo certinho?',
  'Oi, oi!',
  'Oi! Tudo joia?',
];

/** What comes before the angle. */
export const greetings: readonly string[] = [
  ...plainGreetings,
  'Oi! Aqui é {da casa}.',
  'Olá! Aqui é a equipe {da casa}.',
];
