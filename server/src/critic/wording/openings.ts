import { descriptorOf, type ContentType } from '../../domain/content/contentTypes.ts';
import type { Piece } from '../../domain/content/pieces.ts';
import { hardFinding, softFinding, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import type { CriticFinding } from '../../domain/findings/finding.ts';
import { fold, plainWording } from '../../domain/text/words.ts';

/** A greeting, which many messages begin with; the opening is what comes after it. */
const greeting =
  /^(?:(?:oi+|ola|opa|e ai|bom dia|boa tarde|boa noite|hey)\b[^\n.!?]{0,24}[.!?,]*\s*(?:(?:tudo (?:bem|certo|joia)|como vai|beleza)[^\n.!?]{0,16}[?!.]*)?)\s*/iu;

/** The sentence by which a shop introduces itself in each of its messages: "Aqui é da Padaria da Lu. 🥖" */
const introduction =
  /^(?:(?:aqui|quem fala) (?:e|fala)\b|(?:e|sou|somos) (?:[oa] (?:turma|equipe|pessoal|galera|time) )?d[aeo]s? )[^.!?]{0,60}[.!]?[^\p{L}\p{N}]*$/u;

/** The line that a reader sees first, as it is written but without its greeting; empty if there is none. */
export function openingOf(contentType: ContentType, text: string): string {
  const place = locateOpening(contentType, text);
  return place?.text ?? '';
}

function locateOpening(contentType: ContentType, text: string): Piece | null {
  let firstIntroduction: Piece | null = null;
  for (const line of descriptorOf(contentType).openings(text)) {
    const greetingLength = greeting.exec(fold(line.text))?.[0].length ?? 0;
    if (greetingLength === line.text.length) continue;
    const piece = { text: line.text.slice(greetingLength), start: line.start + greetingLength, end: line.end };
    if (contentType !== 'mensagem_whatsapp' || !introduction.test(fold(piece.text))) return piece;
    firstIntroduction ??= piece;
  }
  return firstIntroduction;
}

/** An opening of three short sentences: "Sabor. Tradição. Carinho." */
const threeShortSentences =
  /^\s*(?:[^\s.!?,]{2,20}(?:\s[^\s.!?,]{1,20})?[.!]\s+){2}[^\s.!?,]{2,20}(?:\s[^\s.!?,]{1,20})?[.!]/u;

/**
 * Openings that were there before: in another variation, or in one of the owner's last ten texts
 * (rule 5.4). A description that opens with nothing but the product's name repeats a name, not a hook.
 */
export function findRepeatedOpenings(
  judgedTexts: readonly JudgedText[],
  recent: readonly string[],
): readonly CriticFinding[] {
  const usedOpenings = new Set(recent.map(plainWording));
  let threeSentenceOpenings = recent.filter((opening) => threeShortSentences.test(opening)).length;
  return judgedTexts.flatMap((judgedText, variation) => {
    const place = locateOpening(judgedText.brief.contentType, judgedText.text);
    if (!place) return [];
    const findings: TextFinding[] = [];
    const opening = plainWording(place.text);
    if (usedOpenings.has(opening) && opening !== '' && !isProductName(judgedText, opening)) {
      findings.push(
        hardFinding('opening-repeated', 'A abertura já foi usada em um texto seu.', place, {
          correction: 'A abertura já foi usada em um texto seu: comece de outro jeito.',
        }),
      );
    }
    usedOpenings.add(opening);
    if (threeShortSentences.test(place.text)) {
      if (threeSentenceOpenings > 0)
        findings.push(
          softFinding(
            'opening-in-three',
            'Esta abertura tem três frases curtas, como outra que você já recebeu.',
            place,
            {
              correction: 'Outra abertura com três frases curtas: varie.',
            },
          ),
        );
      threeSentenceOpenings += 1;
    }
    return findings.map((finding) => ({ ...finding, variation }));
  });
}

const isProductName = ({ brief, ownWords }: JudgedText, opening: string): boolean =>
  brief.contentType === 'descricao_produto' && ` ${ownWords.plainTopic} `.includes(` ${opening} `);
