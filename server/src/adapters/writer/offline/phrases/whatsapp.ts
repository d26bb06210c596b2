export const plainGreetings: readonly string[] = [
  'Oi, tudo bem?',
  'Oi! Como vai?',
  'Olá! Tudo certinho?',
  'Oi, oi!',
  'Oi! Tudo joia?',
];

/** What comes before the angle. */
export const greetings: readonly string[] = [...plainGreetings, 'Oi! Aqui é {da casa}.', 'Olá! Quem fala é {a casa}.'];
