import { anyNiche } from './anyBusiness.ts';
import { beauty } from './beauty.ts';
import { care } from './care.ts';
import { food } from './food.ts';
import { meals } from './meals.ts';
import type { Niche } from './niche.ts';
import { shops } from './shops.ts';

const all: readonly Niche[] = [...food, ...meals, ...beauty, ...care, ...shops];

/** The line of business that the profile gives away, or else the topic. */
export const findNiche = (profile: string, topic: string): Niche =>
  all.find(({ sign }) => sign.test(profile)) ?? all.find(({ sign }) => sign.test(topic)) ?? anyNiche;

/** Whether the words belong to a line of business that is known. */
export const isKnown = (niche: Niche): boolean => niche !== anyNiche;
