/** `npm run train`, `npm run train -- accents videos`: trains the draft writer's weights on the examples. */
import { loadLanguage } from '../src/adapters/writer/draft/language.ts';
import { trainAccents } from './accents/train.ts';
import { trainPrices } from './prices/train.ts';
import { trainPunctuation } from './punctuation/train.ts';
import { trainOrders } from './tagger/train.ts';
import { trainNames } from './names/train.ts';
import { trainRoles } from './tagger/trainRoles.ts';

const trainers = {
  accents: trainAccents,
  names: trainNames,
  orders: trainOrders,
  prices: trainPrices,
  punctuation: trainPunctuation,
  videos: trainRoles,
};
const wanted = process.argv.slice(2);
const language = await loadLanguage();
for (const [name, train] of Object.entries(trainers))
  if (wanted.length === 0 || wanted.includes(name)) process.stdout.write(`${name}: ${train(language)}\n`);
