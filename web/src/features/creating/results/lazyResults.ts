import { lazyComponent } from '../../shell/page/lazyComponent';

const load = () => import('./resultParts');

/** Loads the code of results ahead of time, when one is likely to come. */
export const preloadResults = (): void => void load().catch(() => {});

export const GenerationResult = lazyComponent(async () => (await load()).GenerationResult);
export const PreviousKit = lazyComponent(async () => (await load()).PreviousKit);
export const PreviousResult = lazyComponent(async () => (await load()).PreviousResult);
export const KitView = lazyComponent(async () => (await load()).KitView);
