/**
 * A map that knows which of its keys were read or written. Who reads a value may change it in place, as the emulator does;
 * walking over all of them counts as no reading.
 */
export class WatchedMap<Value> extends Map<string, Value> {
  readonly #touched = new Set<string>();

  override get(key: string): Value | undefined {
    this.#touched.add(key);
    return super.get(key);
  }

  override set(key: string, value: Value): this {
    this.#touched.add(key);
    return super.set(key, value);
  }

  override delete(key: string): boolean {
    this.#touched.add(key);
    return super.delete(key);
  }

  override clear(): void {
    for (const key of this.keys()) this.#touched.add(key);
    super.clear();
  }

  /** The value of a key that is read to be saved. */
  peek(key: string): Value | undefined {
    return super.get(key);
  }

  /** The keys that were touched since `forgetTouched` was last called. */
  touched(): readonly string[] {
    return [...this.#touched];
  }

  forgetTouched(): void {
    this.#touched.clear();
  }
}
