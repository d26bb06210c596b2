import { lazyPart } from '../../shell/page/lazyPart';

const load = () => import('./resultParts');

/** Loads the code of results ahead of time, when one is likely to come. */
export const preloadResults = (): void => void load().catch(() => {});

export const GenerationResult = lazyPart(async () => (await load()).GenerationResult);
export const KeptKit = lazyPart(async () => (await load()).PreviousKit);
export const KeptResult = lazyPart(async () => (await load()).PreviousResult);
export const KitView = lazyPart(async () => (await load()).KitView);
