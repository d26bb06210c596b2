/** The code of a page did not come: no network, or a newer release has taken its place. */
export class PageUnreachable extends Error {
  override readonly name = 'PageUnreachable';
}
