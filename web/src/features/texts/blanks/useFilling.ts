import { useEffect, useRef, useState, type RefObject } from 'react';
import { useConfig } from '../../../session/ConfigProvider';
import { useViewer } from '../../../session/ViewerProvider';
import { countCharacters, overLimitMessage } from '../../../ui/forms/Counter';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { toast } from '../../../ui/feedback/Toaster';
import type { EditBase } from '../useUpdateVariations';
import { countBlanks, fillBlanks, hasBlank, blankKey, type Filled } from './blanks';
import type { FillingState } from './FillingContext';
import { storeFilled, readFilled } from './filledStorage';
import type { SaveQueue } from './useSaveQueue';

interface FillingOptions {
  readonly generation: EditBase;
  /** Which of its texts is shown. */
  readonly index: number;
  /** Whether the plan edits. */
  readonly saves: boolean;
  readonly disabled: boolean;
  /** Of whoever shows all texts of the generation. */
  readonly saveQueue: SaveQueue;
}

export interface Filling extends FillingState {
  /** The text as it is copied and shared. */
  readonly text: string;
  /** How many blanks it has left. */
  readonly left: number;
  /** Makes them blanks again; null when nothing is filled in without being saved. */
  readonly clearFilled: (() => void) | null;
  /**
   * Saves what was filled in before the plan edited texts, and resolves with null or with why it was not saved; null
   * when there is nothing to save or the plan does not edit.
   */
  readonly save: (() => Promise<string | null>) | null;
  /** What another change of the generation begins from: what is being filled in is saved first. */
  readonly waitForSaves: <Texts extends EditBase>(shown: Texts) => Promise<Texts>;
  /** Around the text. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** Takes the focus after the last blank. */
  readonly copyButton: RefObject<HTMLButtonElement | null>;
}

const none: Filled = {};

/**
 * Fills the blanks of one text of a generation (rule 12.7): saved as an edit where the plan edits, else kept in this
 * browser and used for what is copied and shared. What was kept before an upgrade is used on, and saved with the next
 * edit of the text.
 */
export function useFilling({ generation, index, saves, disabled, saveQueue }: FillingOptions): Filling {
  const { id, variations } = generation;
  const { limits } = useConfig();
  const viewerId = useViewer().viewer?.id ?? '';
  const online = useOnline();
  const textKey = `${id}:${index}`;
  const readStored = () => ({ textKey, filled: readFilled(viewerId, id, index) });
  const [stored, setStored] = useState(readStored);
  if (stored.textKey !== textKey) setStored(readStored());
  const area = useRef<HTMLDivElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const refused = useRef(new Map<string, string>());
  /** How many blanks that were left are being saved. */
  const [saving, setSaving] = useState(0);
  const [nextFocus, setNextFocus] = useState<{ at: number } | null>(null);
  useEffect(() => {
    if (!nextFocus) return;
    const left = area.current?.querySelectorAll<HTMLElement>('[data-blank]') ?? [];
    (left[nextFocus.at] ?? left[0] ?? copyButton.current)?.focus();
  }, [nextFocus]);

  const storedText = variations[index]?.text ?? '';
  const { filled } = stored;
  const text = fillBlanks(storedText, filled);

  function store(now: Filled) {
    storeFilled(viewerId, id, index, now);
    setStored({ textKey, filled: now });
  }

  /** Saves the text with what is filled in, so that nothing of it has to be kept here. */
  async function saveText(now: Filled): Promise<string | null> {
    const failure = await saveQueue.save(generation, index, (base) => fillBlanks(base, now), text);
    if (failure) return failure.message;
    // Another blank may have been filled meanwhile.
    const later = Object.entries(readFilled(viewerId, id, index)).filter(([key, value]) => value !== now[key]);
    store(Object.fromEntries(later));
    return null;
  }

  /** What is filled in once this is, too; or why it cannot be. */
  function addFilled(label: string, value: string): Filled | string {
    if (hasBlank(value)) return 'Escreva só o que entra no lugar, sem colchetes.';
    const now = { ...filled, [blankKey(label)]: value };
    return overLimitMessage(countCharacters(fillBlanks(storedText, now)), limits.variation) ?? now;
  }

  async function fill(label: string, typed: string, from: Element): Promise<string | null> {
    const key = blankKey(label);
    const now = addFilled(label, typed);
    if (typeof now === 'string') return now;
    const at = blanksBefore(from, key);
    const shownIn = area.current;
    if (saves) {
      const failure = await saveText(now);
      if (failure !== null) {
        if (from.isConnected) refused.current.set(key, typed);
        else keepUnsaved(key, typed, failure);
        return failure;
      }
      refused.current.delete(key);
    } else {
      store(now);
    }
    // Another text may be shown by now.
    if (area.current === shownIn) setNextFocus({ at });
    return null;
  }

  /** Keeps here what could not be saved, and says so, where the field that would is gone. */
  function keepUnsaved(key: string, value: string, failure: string) {
    store({ ...readFilled(viewerId, id, index), [key]: value });
    toast.error(failure);
  }

  function fillOnBlur(label: string, typed: string): string | null {
    const now = addFilled(label, typed);
    if (typeof now === 'string') return now;
    store(now);
    if (saves && !disabled && online) void saveInBackground(now);
    return null;
  }

  async function saveInBackground(now: Filled): Promise<void> {
    setSaving((count) => count + 1);
    const failure = await saveText(now);
    setSaving((count) => count - 1);
    if (failure !== null) toast.error(failure);
  }

  /** How many blanks that are not filled with it stand before it. */
  const blanksBefore = (from: Element, key: string): number =>
    [...(area.current?.querySelectorAll<HTMLElement>('[data-blank]') ?? [])].filter(
      (each) => each.dataset['blank'] !== key && each.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).length;

  function clearFilled() {
    store(none);
    setNextFocus({ at: 0 });
  }

  async function save(): Promise<string | null> {
    const failure = await saveText(filled);
    if (failure === null) setNextFocus({ at: 0 });
    return failure;
  }

  const isFilled = text !== storedText && saving === 0;
  return {
    text,
    filled,
    // What is saved needs the server.
    disabled: disabled || (saves && !online),
    left: countBlanks(text),
    fill,
    fillOnBlur,
    lastRefused: (label) => refused.current.get(blankKey(label)) ?? '',
    clearFilled: isFilled ? clearFilled : null,
    save: isFilled && saves ? save : null,
    waitForSaves: saveQueue.waitForSaves,
    area,
    copyButton,
  };
}
