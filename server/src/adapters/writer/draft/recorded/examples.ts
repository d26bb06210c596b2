import { descriptorOf } from '../../../../domain/content/contentTypes.ts';
import type { Parts } from '../../../../domain/content/parts.ts';
import { plainWording } from '../../../../domain/text/words.ts';
import type { WritingTask } from '../../../../domain/writing/writing.ts';
import { contactChannelFor, linkFor, contactBlank } from '../contact.ts';
import { placeTag } from '../hashtags.ts';
import { draftTypes } from '../types.ts';
import { capitalized, oneLine } from '../words.ts';
import type { RecordedText, Shop } from './example.ts';

/** The recorded texts of a suggested topic, however its accents, capitals and marks are typed; null for any other. */
export function recordedFor(task: WritingTask): readonly Parts[] | null {
  const { contentType, topic } = task.brief;
  const typedTopic = plainWording(topic.replace(/^\s*ex(?:emplo)?[.:]+\s*/i, ''));
  const known = descriptorOf(contentType).suggestedTopics.find((suggested) => plainWording(suggested) === typedTopic);
  const shop = shopOf(task);
  if (known === undefined || shop === null) return null;
  const byTopic: Readonly<Record<string, readonly RecordedText[]>> = draftTypes[contentType].recorded;
  return (byTopic[known] ?? []).map((recorded) => withLink(task, recorded(shop)));
}

function shopOf(task: WritingTask): Shop | null {
  const { profile } = task;
  const name = oneLine(profile.businessName);
  const city = oneLine(profile.businessCity)?.replace(/\s*[-/,(].*$/, '') ?? null;
  const [how, also] = contactChannelFor(task) ?? contactBlank;
  const tag = placeTag(profile.businessCity);
  const contact = contactChannelFor(task) === null ? also : how;
  return name === null
    ? null
    : {
        name,
        inCity: city === null ? '' : ` ${/^rio de janeiro$/i.test(city) ? 'no' : 'em'} ${city}`,
        how: contact,
        How: capitalized(contact),
        tags: (...tags) => (tag === null ? tags : [...tags, tag]),
      };
}

/** The campaign's link in its own part, or behind the words of the part that has it and does not say it yet. */
function withLink(task: WritingTask, parts: Parts): Parts {
  const { link } = descriptorOf(task.brief.contentType);
  if (link.place === 'part') return { ...parts, [link.part]: linkFor(task) };
  const { campaignLink } = task.brief;
  if (link.place === 'bio' || campaignLink === null) return parts;
  const words = parts[link.part];
  return typeof words !== 'string' || words.includes(campaignLink)
    ? parts
    : { ...parts, [link.part]: `${words} ${campaignLink}` };
}
