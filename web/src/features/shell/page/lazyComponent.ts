import { lazy, type ComponentType } from 'react';
import { PageUnreachable } from './PageUnreachable';

/** A part of a page whose code is loaded when it is first drawn; the page offers another try where that fails. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((cause: unknown) => {
      throw new PageUnreachable('a part of a page', { cause });
    }),
  }));
