import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/** The location that the document was loaded at; Back to it is another location with the same key. */
export const LoadedLocation = createContext<Location | null>(null);
