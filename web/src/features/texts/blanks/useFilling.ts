import { useEffect, useRef, useState, type RefObject } from 'react';
import { useConfig } from '../../../session/ConfigProvider';
import { useViewer } from '../../../session/ViewerProvider';
import { countCharacters, overLimit } from '../../../ui/Counter';
import type { IsoDateTime } from '../../../ui/dateTime';
import { useUpdateVariations, type FailureWording } from '../useUpdateVariations';
import { countBlanks, fillIn, hasBlank, keyOf, type Filled } from './blanks';
import type { FillingState } from './FillingContext';
import { keepFilled, keptFilled } from './keptFilled';

interface Generation {
  readonly id: string;
  readonly editedAt?: IsoDateTime | null;
  readonly variations: readonly { readonly text: string }[];
}

export interface Filling extends FillingState {
  /** The text as it is copied and shared. */
  readonly text: string;
  /** How many blanks it has left. */
  readonly left: number;
  /** Makes them blanks again; null when nothing is filled in without being saved. */
  readonly empty: (() => void) | null;
  /** Around the text. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** Takes the focus after the last blank. */
  readonly copyButton: RefObject<HTMLButtonElement | null>;
}

const none: Filled = {};

/**
 * Fills the blanks of one text of a generation (rule 12.7): saved as an edit where the plan edits, else kept in this
 * browser and used for what is copied and shared.
 */
export function useFilling(generation: Generation, index: number, saves: boolean, wording: FailureWording): Filling {
  const { id, editedAt, variations } = generation;
  const { limits } = useConfig();
  const viewerId = useViewer().viewer?.id ?? '';
  const { update } = useUpdateVariations(wording);
  const place = `${id}:${index}`;
  const [kept, setKept] = useState(() => ({ place, filled: keptFilled(viewerId, place) }));
  if (kept.place !== place) setKept({ place, filled: keptFilled(viewerId, place) });
  const area = useRef<HTMLDivElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const refused = useRef(new Map<string, string>());
  const [next, setNext] = useState<{ at: number } | null>(null);
  useEffect(() => {
    if (!next) return;
    const left = area.current?.querySelectorAll<HTMLElement>('[data-blank]') ?? [];
    (left[next.at] ?? left[0] ?? copyButton.current)?.focus();
  }, [next]);

  const stored = variations[index]?.text ?? '';
  const filled = saves ? none : kept.filled;
  const text = fillIn(stored, filled);

  function keep(now: Filled) {
    keepFilled(viewerId, place, now);
    setKept({ place, filled: now });
  }

  async function fill(asked: string, value: string, from: Element): Promise<string | null> {
    const key = keyOf(asked);
    if (hasBlank(value)) return 'Escreva só o que entra no lugar, sem colchetes.';
    const now = { ...filled, [key]: value };
    const after = fillIn(stored, now);
    const tooLong = overLimit(countCharacters(after), limits.variation);
    if (tooLong) return tooLong;
    const at = blanksBefore(from, key);
    if (saves) {
      const texts = variations.map((variation, each) => (each === index ? after : variation.text));
      const failure = await update(id, texts, editedAt ?? null);
      if (failure) {
        refused.current.set(key, value);
        return failure.message;
      }
      refused.current.delete(key);
    } else {
      keep(now);
    }
    setNext({ at });
    return null;
  }

  /** How many blanks that are not filled with it stand before it. */
  const blanksBefore = (from: Element, key: string): number =>
    [...(area.current?.querySelectorAll<HTMLElement>('[data-blank]') ?? [])].filter(
      (each) => each.dataset['blank'] !== key && each.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).length;

  function empty() {
    keep(none);
    setNext({ at: 0 });
  }

  return {
    text,
    filled,
    left: countBlanks(text),
    fill,
    refused: (asked) => refused.current.get(keyOf(asked)) ?? '',
    empty: Object.keys(filled).length === 0 ? null : empty,
    area,
    copyButton,
  };
}
