import { lazyPart } from '../../shell/page/lazyPart';

const load = () => import('./resultParts');

/** Loads what shows texts, ahead of one that is likely to come. */
export const prepareResults = (): void => void load().catch(() => {});

export const GenerationResult = lazyPart(async () => (await load()).GenerationResult);
export const KeptKit = lazyPart(async () => (await load()).KeptKit);
export const KeptResult = lazyPart(async () => (await load()).KeptResult);
export const KitView = lazyPart(async () => (await load()).KitView);
