import { createContext } from 'react';
import type { ProviderPages } from '../shell/payments/useProviderPages';

/** Shared by the buttons of a page, so that only one redirect is under way. */
export const ProviderPagesContext = createContext<ProviderPages | null>(null);
