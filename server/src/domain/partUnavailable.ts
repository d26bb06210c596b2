/** What the product cannot serve without. */
export type Part = 'store' | 'identity';

/** Thrown by a port whose part cannot be reached or written to: the call is answered 503, with the part's name (rule 8.8). */
export class PartUnavailable extends Error {
  readonly part: Part;

  constructor(part: Part, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'PartUnavailable';
    this.part = part;
  }
}
