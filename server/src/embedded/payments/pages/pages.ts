import type { Controls } from '../control/api.ts';
import type { Pages } from '../http.ts';

export const createPages =
  (_config: { all: Controls; publicUrl: string }): Pages =>
  () =>
    null;
