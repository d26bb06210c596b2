import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/** The location object that the document was loaded with; Back to it gives another object with the same key. */
export const InitialLocation = createContext<Location | null>(null);
