/** The thing with its price, its discount or its time, in one sentence. */
export const deals: readonly string[] = [
  '{Na casa}, {coisa} {coisa:sai|saem} {por}.',
  'Tem {coisa} {por} {na casa}.',
  'Olha o preço: {coisa} {por}, aqui {na casa}.',
  '{Na casa}, {o coisa} {coisa:está|estão} {desconto}.',
  'Tem {coisa} {desconto} {na casa}.',
  'Boa notícia: {o coisa} {da casa} {coisa:está|estão} {desconto}.',
  '{Coisa} {por}: é {na casa}.',
  'Pode anotar: {coisa} {por} {na casa}.',
  'Aqui {na casa}, você encontra {coisa} {por}.',
  'Para {publico}: {coisa} {por} {na casa}.',
  'Pode avisar o pessoal: {coisa} {desconto} {na casa}.',
  'Para {publico}: {coisa} {desconto} {na casa}.',
];
export const datedDeals: readonly string[] = [
  '{Quando}, {coisa} {coisa:sai|saem} {por} {na casa}.',
  'Tem {coisa} {por} {na casa}, {quando}.',
  'Olha o preço {na casa}: {coisa} {por}, {quando}.',
  '{Quando}, {o coisa} {da casa} {coisa:sai|saem} {desconto}.',
  'Tem {coisa} {desconto} {na casa}, {quando}.',
  'Pode anotar: {coisa} {por} {na casa}, {quando}.',
  'Para {publico}: {coisa} {por} {na casa}, {quando}.',
  'Para {publico}: {coisa} {desconto} {na casa}, {quando}.',
  'Pode avisar o pessoal: {quando}, {coisa} {desconto} {na casa}.',
];
/** Of what has a time and no price. */
export const appointments: readonly string[] = [
  '{Quando}, tem {coisa} {na casa}.',
  'Tem {coisa} {na casa} {quando}.',
  'Marca aí: {coisa} {quando}, {na casa}.',
  'O combinado é {quando}: {coisa} {na casa}.',
];
export const datedPromotions: readonly string[] = [
  '{Quando}, tem {coisa} em promoção {na casa}.',
  'Tem promoção de {coisa} {na casa} {quando}.',
  '{Quando}, {o coisa} {da casa} {coisa:entra|entram} em promoção.',
];
/** Of what can be booked until a day. */
export const bookingsUntil: readonly string[] = [
  '{O coisa} {da casa} {coisa:vai|vão} {quando}.',
  'Tem {coisa} {na casa} {quando}.',
  'Dá tempo: {coisa} {na casa} {quando}.',
  'Para {publico}: {coisa} {na casa} {quando}.',
];
/** The thing with the list that the owner wrote behind it. */
export const listings: readonly string[] = [
  '{Coisa} {na casa}: {lista}.',
  'Olha {o coisa} {da casa}: {lista}.',
  'Anota {o coisa} {da casa}: {lista}.',
  'Tem {coisa} {na casa}: {lista}.',
  'Hoje a dica {coisa:é|são} {o coisa} {da casa}: {lista}.',
];
/** After the thing was named: until or from when, and at what time. */
export const deadlines: readonly string[] = ['{coisa:Vale|Valem} {quando}.', 'Anota aí: {quando}.'];
/** Where no thing was named. */
export const promotionTimes: readonly string[] = ['Vale {quando}.'];
export const invitations: readonly string[] = ['Anota aí: {quando}.', 'Marca na agenda: {quando}.'];
