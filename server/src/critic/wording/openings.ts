import { descriptorOf, type ContentType } from '../../domain/content/contentTypes.ts';
import type { Piece } from '../../domain/content/pieces.ts';
import { hardFinding, softFinding, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import type { CriticFinding } from '../../domain/findings/finding.ts';
import { fold, plainWording } from '../../domain/text/words.ts';

/** A greeting opens many messages and says nothing: what counts comes after it. */
const greeting =
  /^(?:(?:oi+|ola|opa|e ai|bom dia|boa tarde|boa noite|hey)\b[^\n.!?]{0,24}[.!?,]*\s*(?:(?:tudo (?:bem|certo|joia)|como vai|beleza)[^\n.!?]{0,16}[?!.]*)?)\s*/iu;

/** Who speaks, as every message of a shop has it: "Aqui é da Padaria da Lu. 🥖" */
const introduction =
  /^(?:(?:aqui|quem fala) (?:e|fala)\b|(?:e|sou|somos) (?:[oa] (?:turma|equipe|pessoal|galera|time) )?d[aeo]s? )[^.!?]{0,60}[.!]?[^\p{L}\p{N}]*$/u;

/** The line that a reader sees first, greeting left out; as it is written. */
export function openingOf(contentType: ContentType, text: string): string {
  const place = openingPlace(contentType, text);
  return place?.text ?? '';
}

function openingPlace(contentType: ContentType, text: string): Piece | null {
  let introduced: Piece | null = null;
  for (const line of descriptorOf(contentType).openings(text)) {
    const greeted = greeting.exec(fold(line.text))?.[0].length ?? 0;
    if (greeted === line.text.length) continue;
    const piece = { text: line.text.slice(greeted), start: line.start + greeted, end: line.end };
    if (contentType !== 'mensagem_whatsapp' || !introduction.test(fold(piece.text))) return piece;
    introduced ??= piece;
  }
  return introduced;
}

/** Three short sentences for a start: "Sabor. Tradição. Carinho." */
const inThree = /^\s*(?:[^\s.!?,]{2,20}(?:\s[^\s.!?,]{1,20})?[.!]\s+){2}[^\s.!?,]{2,20}(?:\s[^\s.!?,]{1,20})?[.!]/u;

/**
 * Openings that were there before: in another variation, or in one of the owner's last ten texts
 * (rule 5.4). A description that opens with nothing but the product's name repeats a name, not a hook.
 */
export function openings(judgedTexts: readonly JudgedText[], recent: readonly string[]): readonly CriticFinding[] {
  const used = new Set(recent.map(plainWording));
  let threes = recent.filter((opening) => inThree.test(opening)).length;
  return judgedTexts.flatMap((judgedText, variation) => {
    const place = openingPlace(judgedText.brief.contentType, judgedText.text);
    if (!place) return [];
    const found: TextFinding[] = [];
    const opening = plainWording(place.text);
    if (used.has(opening) && opening !== '' && !isProductName(judgedText, opening)) {
      found.push(
        hardFinding('opening-repeated', 'A abertura já foi usada em um texto seu.', place, {
          correction: 'A abertura já foi usada em um texto seu: comece de outro jeito.',
        }),
      );
    }
    used.add(opening);
    if (inThree.test(place.text)) {
      if (threes > 0)
        found.push(
          softFinding(
            'opening-in-three',
            'Esta abertura tem três frases curtas, como outra que você já recebeu.',
            place,
            {
              correction: 'Outra abertura com três frases curtas: varie.',
            },
          ),
        );
      threes += 1;
    }
    return found.map((one) => ({ ...one, variation }));
  });
}

const isProductName = ({ brief, ownWords }: JudgedText, opening: string): boolean =>
  brief.contentType === 'descricao_produto' && ` ${ownWords.topic} `.includes(` ${opening} `);
