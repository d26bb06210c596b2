import { useEffect, useState } from 'react';
import { countCharacters, overLimitMessage } from '../../../ui/forms/Counter';
import { campaignLinkError } from '../../business/links';
import type { BriefDraft } from '../../texts/briefDraft';
import type { ClickState } from '../writing/clickState';

/** The fields that show their own errors, in the order of the form. */
const fields = ['topic', 'contentTypes', 'campaignLink'] as const;

type Field = (typeof fields)[number];

/** The error of each field; undefined where it can be sent. */
type FieldErrors = Readonly<Record<Field, string | undefined>>;

interface Rules {
  /** The longest topic, in characters as people count them. */
  readonly topicLimit: number;
  /** The fewest texts of a kit. */
  readonly smallestKit: number;
  /** Whether the plan sends a campaign link. */
  readonly linkAllowed: boolean;
}

function validateBrief(draft: BriefDraft, { topicLimit, smallestKit, linkAllowed }: Rules): FieldErrors {
  const topic = draft.topic.trim();
  return {
    topic: topic === '' ? 'Por favor, descreva seu tópico.' : overLimitMessage(countCharacters(topic), topicLimit),
    contentTypes:
      draft.isKit && draft.kitTypes.length < smallestKit ? `Escolha pelo menos ${smallestKit} tipos.` : undefined,
    campaignLink: linkAllowed ? campaignLinkError(draft.campaignLink) : undefined,
  };
}

/** Moves the focus to the field, and its error into view: its own, or that of the set of cards that it stands in. */
function focusOn(field: string): void {
  const [control] = document.getElementsByName(field);
  control?.focus();
  const error = control && document.getElementById(`${control.id}-error`);
  (error ?? control?.closest('fieldset')?.querySelector('[role=alert]'))?.scrollIntoView({ block: 'nearest' });
}

/**
 * The errors of a brief: found by the page before anything is sent, or by the server. The first field with an error takes
 * the focus. `check` returns whether the draft can be sent; `errorOf` gives the error of a field, one found by the page
 * until it is corrected.
 */
export function useBriefValidation(draft: BriefDraft, click: ClickState, rules: Rules) {
  const [checked, setChecked] = useState<FieldErrors | null>(null);
  useEffect(() => {
    const first = checked && fields.find((field) => checked[field]);
    if (first) focusOn(first);
  }, [checked]);

  const serverFailure = click.status === 'failed' ? click : null;
  useEffect(() => {
    if (serverFailure?.field) focusOn(serverFailure.field);
  }, [serverFailure]);

  function check(): boolean {
    const fieldErrors = validateBrief(draft, rules);
    setChecked(fieldErrors);
    return fields.every((field) => fieldErrors[field] === undefined);
  }

  function errorOf(field: Field): string | undefined {
    const localError = checked?.[field] && validateBrief(draft, rules)[field];
    return localError || (serverFailure?.field === field ? serverFailure.message : undefined);
  }

  return { check, errorOf };
}
