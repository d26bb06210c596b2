/** What comes before the angle; who writes follows at the end. */
export const greetings: readonly string[] = [
  'Oi, tudo bem?',
  'Oi! Passando rapidinho.',
  'Olá! Tudo certinho?',
  'Oi, oi!',
];
