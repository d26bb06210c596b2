import { createContext } from 'react';
import type { ProviderPages } from '../shell/useProviderPages';

/** The way out that the buttons of a page share, so that only one of them leaves. */
export const ProviderPagesContext = createContext<ProviderPages | null>(null);
