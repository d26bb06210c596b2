import { instagramPost } from '../../domain/content/instagramPost.ts';
import { linesOf } from '../../domain/content/pieces.ts';
import { asksForNoHashtags } from '../../domain/content/wishes.ts';
import { extractHashtags, isLongerThan } from '../../domain/text/text.ts';
import { hardFinding, softFinding, type Check } from '../judgedText/judgedText.ts';
import { fold } from '../../domain/text/words.ts';

/** Generic tags, which bring robots and no customers. */
const genericTags = new Set(
  (
    'love instagood photooftheday like4like likeforlike likes like follow follow4follow followme instagram insta instadaily ' +
    'fyp foryou foryoupage viral explore explorepage explorar tbt picoftheday happy cute beautiful photography sdv ' +
    'seguidores trocolikes curtidas reels paravoce trending goodvibes igers gym fitness fit style fashion foodporn lifestyle'
  ).split(' '),
);

const isGenericTag = (tag: string): boolean => genericTags.has(tag) || /^insta[a-z]{2,8}$/.test(tag);

const { parts } = instagramPost;
const { hashtags } = parts;

/**
 * A caption: a first line that stands before "mais", and 3 to 5 hashtags of the business (rule 5.3); none are needed where
 * the topic asks for none.
 */
export const checkInstagramPost: Check = ({ text, brief }) => {
  const { max } = parts.hook;
  const [hook] = linesOf(text);
  const tags = extractHashtags(text);
  const min = asksForNoHashtags(brief.topic) ? 0 : hashtags.min;
  const genericTagsOfText = tags.filter((tag) => isGenericTag(fold(tag).slice(1)));
  return [
    ...(hook && isLongerThan(hook.text, max)
      ? [
          hardFinding(
            'hook-too-long',
            `A primeira linha passa de ${max} caracteres e seria cortada no Instagram.`,
            hook,
          ),
        ]
      : []),
    ...(tags.length < min || tags.length > hashtags.max
      ? [
          hardFinding(
            'hashtag-count',
            `São ${tags.length} hashtags: use de ${min} a ${hashtags.max}, o máximo do Instagram.`,
          ),
        ]
      : []),
    ...genericTagsOfText.map((tag) => {
      const start = text.indexOf(tag);
      const message = `A hashtag ${tag} é genérica: use uma do produto, do nicho ou da cidade.`;
      return softFinding('hashtag-generic', message, start < 0 ? null : { start, end: start + tag.length });
    }),
  ];
};
