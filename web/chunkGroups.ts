import { resolve } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** The ids of a module of `src` and of all that it imports, but not of what it loads later. */
function withImports(module: string, modules: Modules): Set<string> {
  const ids = new Set([resolve(import.meta.dirname, 'src', module)]);
  for (const id of ids) for (const each of modules.getModuleInfo(id)?.importedIds ?? []) ids.add(each);
  return ids;
}

const pagesOfOwners = ['creating/Generate', 'history/History', 'profile/Profile'].map((page) => `features/${page}.tsx`);

const isInApplication = (id: string, modules: Modules) =>
  withImports('main.tsx', modules).has(id) || pagesOfOwners.every((page) => withImports(page, modules).has(id));

/**
 * What each page of the application loads, and each page between which owners go, is one file, because one compresses better
 * than many. What the public pages need of it is another, so that they do not load the application.
 */
export const chunkGroups = [
  {
    debugName: 'everyPage',
    name: (id: string, modules: Modules) =>
      isInApplication(id, modules) && withImports('public.ts', modules).has(id) ? 'everyPage' : null,
  },
  {
    debugName: 'main',
    name: (id: string, modules: Modules) => (isInApplication(id, modules) ? 'main' : null),
  },
];
