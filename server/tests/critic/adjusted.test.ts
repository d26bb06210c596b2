import { describe, expect, it } from 'vitest';
import { isAdjusted } from '../../src/critic/wording/adjustment.ts';
import { adjustmentKinds } from '../../src/domain/writing/adjustmentKinds.ts';
import type { TextToAdjust } from '../../src/domain/writing/writing.ts';

const before =
  'Pão quentinho às 16h 🥖🔥\n\nPassa aqui na volta do trabalho.\n\nChame no WhatsApp (31) 99876-5432.\n\n#PãoDaVila';
const done = (kind: TextToAdjust['kind'], after: string, text = before) =>
  isAdjusted('post_instagram', { kind, text, variation: 0, isEdited: false }, after);

describe('isAdjusted()', () => {
  it('counts "fewer emojis" as done with one emoji less, and not with as many', () => {
    expect(done('fewer_emojis', before.replace('🔥', ''))).toBe(true);
    expect(done('fewer_emojis', before.replace('🔥', '').replace('🥖', ''))).toBe(true);
    expect(done('fewer_emojis', before)).toBe(false);
    expect(done('fewer_emojis', before.replace('🔥', '✨'))).toBe(false);
    expect(done('fewer_emojis', `${before} ✨`)).toBe(false);
  });

  it('counts "shorter" as done with at most nine tenths of the characters', () => {
    const text = `Pão ${'a'.repeat(96)}`;
    expect(done('shorter', `Pão ${'a'.repeat(86)}`, text)).toBe(true);
    expect(done('shorter', `Pão ${'a'.repeat(87)}`, text)).toBe(false);
  });

  it('counts "other opening" as done only when the first words differ', () => {
    expect(done('other_opening', before.replace('Pão quentinho às 16h', 'Às 16h sai a fornada'))).toBe(true);
    expect(done('other_opening', before.replace('Passa aqui', 'Vem aqui'))).toBe(false);
  });

  it('counts "other call" as done only when the call to action differs', () => {
    expect(done('other_call', before.replace('Chame no WhatsApp (31) 99876-5432.', 'Comente o seu preferido.'))).toBe(
      true,
    );
    expect(done('other_call', before.replace('Passa aqui', 'Vem aqui'))).toBe(false);
  });

  it.each(adjustmentKinds)('does not count "%s" as done when the same words come in upper case', (kind) => {
    expect(done(kind, before)).toBe(false);
    expect(done(kind, before.toUpperCase())).toBe(false);
  });
});
