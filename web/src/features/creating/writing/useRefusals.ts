import { useEffect, useState } from 'react';
import { countCharacters, overLimitMessage } from '../../../ui/forms/Counter';
import { campaignLinkRefusal } from '../../business/links';
import type { BriefDraft } from '../../texts/briefDraft';
import type { Writing } from './writing';

/** The fields that say themselves why they are refused, in the order of the form. */
const fields = ['topic', 'contentTypes', 'campaignLink'] as const;

type Field = (typeof fields)[number];

/** Why fields cannot be sent as they are. */
type Refusals = Readonly<Record<Field, string | undefined>>;

interface Rules {
  /** The longest topic, in characters as people count them. */
  readonly topicLimit: number;
  /** The fewest texts of a kit. */
  readonly smallestKit: number;
  /** Whether the plan sends a campaign link. */
  readonly linkAllowed: boolean;
}

function refusalsOf(draft: BriefDraft, { topicLimit, smallestKit, linkAllowed }: Rules): Refusals {
  const topic = draft.topic.trim();
  return {
    topic: topic === '' ? 'Por favor, descreva seu tópico.' : overLimitMessage(countCharacters(topic), topicLimit),
    contentTypes:
      draft.isKit && draft.kitTypes.length < smallestKit ? `Escolha pelo menos ${smallestKit} tipos.` : undefined,
    campaignLink: linkAllowed ? campaignLinkRefusal(draft.campaignLink) : undefined,
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
 * What is refused of a brief: by the page, before anything is sent, or by the server. The first refused field takes the
 * focus. `check` says whether the draft can be sent; `errorAt` gives the error of a field, one of the page until it is mended.
 */
export function useRefusals(draft: BriefDraft, writing: Writing, rules: Rules) {
  const [checked, setChecked] = useState<Refusals | null>(null);
  useEffect(() => {
    const first = checked && fields.find((field) => checked[field]);
    if (first) focusOn(first);
  }, [checked]);

  const ofServer = writing.status === 'failed' ? writing : null;
  useEffect(() => {
    if (ofServer?.field) focusOn(ofServer.field);
  }, [ofServer]);

  function check(): boolean {
    const refusals = refusalsOf(draft, rules);
    setChecked(refusals);
    return fields.every((field) => refusals[field] === undefined);
  }

  function errorAt(field: Field): string | undefined {
    const own = checked?.[field] && refusalsOf(draft, rules)[field];
    return own || (ofServer?.field === field ? ofServer.message : undefined);
  }

  return { check, errorAt };
}
