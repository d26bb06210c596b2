import { createContext } from 'react';

/** The owner's photo for the previews and the share sheet; it never leaves the device by itself (rule 12.8). */
export interface OwnPhoto {
  readonly photo: { readonly file: File; readonly url: string } | null;
  /** Why the last file was not taken. */
  readonly refusal: string | null;
  choose(file: File): void;
  remove(): void;
  /** The browser cannot show the photo: it is removed, and the refusal says so. */
  refuse(): void;
}

/** Given where a photo can be chosen; without it a preview has an empty space. */
export const PhotoContext = createContext<OwnPhoto | null>(null);
