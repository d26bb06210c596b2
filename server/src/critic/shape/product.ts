import { extractHashtags } from '../../domain/text/text.ts';
import { hardFinding, type Check } from '../judgedText/judgedText.ts';

/** A description: no hashtags, and after the benefits the details, a line with a hyphen each (rule 5.3). */
export const checkProductDescription: Check = ({ text }) => {
  const [tag] = extractHashtags(text);
  const start = tag === undefined ? -1 : text.indexOf(tag);
  return [
    ...(tag === undefined
      ? []
      : [
          hardFinding(
            'hashtag-in-description',
            'Descrição de produto não leva hashtags.',
            start < 0 ? null : { start, end: start + tag.length },
          ),
        ]),
    ...(/\S\s*\n\s*- \S/.test(text)
      ? []
      : [hardFinding('details-missing', 'Faltam os detalhes depois dos benefícios, em linhas que começam com "- ".')]),
  ];
};
