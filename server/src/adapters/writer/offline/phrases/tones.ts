import type { Tone } from '../../../../domain/catalog.ts';
import type { ToneBank } from './toneBank.ts';
import { ajudar } from './tones/ajudar.ts';
import { celebrar } from './tones/celebrar.ts';
import { conectar } from './tones/conectar.ts';
import { defaultTone } from './tones/default.ts';
import { divertir } from './tones/divertir.ts';
import { informar } from './tones/informar.ts';
import { inspirar } from './tones/inspirar.ts';
import { urgente } from './tones/urgente.ts';
import { vender } from './tones/vender.ts';

export const toneBanks: Record<Tone, ToneBank> = {
  default: defaultTone,
  vender,
  conectar,
  inspirar,
  divertir,
  informar,
  ajudar,
  urgente,
  celebrar,
};
