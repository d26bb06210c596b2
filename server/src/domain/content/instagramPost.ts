import { describeContent } from './descriptor.ts';
import { linesOf, paragraphsOf } from './pieces.ts';

/** A caption in the feed: its first line has to stand before "mais", and no link in it can be tapped. */
export const instagramPost = describeContent({
  label: 'Post para Instagram',
  plans: 'every plan',
  suggestedTopics: [
    'escova e hidratação por R$ 89 às terças, com hora marcada',
    'hambúrguer de costela com cheddar por R$ 32, só neste fim de semana',
    'banho e tosa com leva e traz grátis no bairro',
    'chegaram os tricôs de inverno, do P ao G3',
    'bolo de aniversário por encomenda, com 3 dias de antecedência',
  ],
  api: { typeName: 'InstagramPostParts', description: 'The parts of a caption for Instagram.' },
  parts: {
    hook: {
      kind: 'text',
      label: 'Gancho',
      description: 'The first line, which stands alone before the caption is folded.',
      task: 'A primeira linha: um gancho que se entende sozinho.',
      max: 125,
    },
    paragraphs: {
      kind: 'paragraphs',
      label: 'Parágrafos',
      description: 'The paragraphs between the hook and the call to action.',
      task: 'Um a quatro parágrafos de uma a três linhas, cada um com uma coisa nova.',
    },
    callToAction: {
      kind: 'optional',
      label: 'Chamada',
      description: 'What the reader is asked to do.',
      task: 'Uma só chamada.',
    },
    hashtags: {
      kind: 'hashtags',
      label: 'Hashtags',
      description: 'The hashtags at the end, each with its `#`.',
      task: 'Produto, nicho, cidade ou bairro, escritas como #BoloDePote.',
      min: 3,
      max: 5,
    },
  },
  maxCharacters: 2_200,
  answerTokens: 1_100,
  link: { place: 'bio', words: 'link na bio' },
  marks: 'none',
  openings: linesOf,

  read(text) {
    const tags = /(?:(?:^|\s)#[\p{L}\p{N}\p{M}_]+)+\s*$/u.exec(text);
    const [hook, ...lines] = linesOf(text.slice(0, tags?.index));
    if (!hook) return null;
    const rest = text.slice(lines[0]?.start ?? text.length, tags?.index);
    const paragraphs = paragraphsOf(rest).map((paragraph) => paragraph.text);
    return {
      hook: hook.text,
      paragraphs: paragraphs.slice(0, -1),
      callToAction: paragraphs.at(-1) ?? null,
      hashtags: tags?.[0].match(/#[^\s#]+/g) ?? [],
    };
  },
});
