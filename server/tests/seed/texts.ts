import type { ContentType } from '../../src/domain/catalog.ts';

interface Wanted {
  readonly contentType: ContentType;
  readonly topic: string;
  readonly link: string | null;
  readonly count: number;
}

/** A made-up word, so that no text begins as another one did. */
const word = (): string => Array.from({ length: 4 }, () => pick('bdfglmnprtv') + pick('aeiou')).join('');
const pick = (letters: string): string => letters.charAt(Math.floor(Math.random() * letters.length));
const words = (count: number): string => Array.from({ length: count }, word).join(' ');

/** Texts that a good writer could have written, for a server that only needs some: each passes the critic. */
export const goodTexts = ({ count, ...wanted }: Wanted): string[] =>
  Array.from({ length: count }, (_, index) => goodText(wanted, `Texto ${index + 1}`));

function goodText({ contentType, topic, link }: Omit<Wanted, 'count'>, name: string): string {
  const call = link === null ? `Fale com ${words(2)}.` : `Acesse ${words(2)}: ${link}`;
  const subject = topic
    .replaceAll(/[|#*\n]/g, ' ')
    .slice(0, 60)
    .toWellFormed();
  switch (contentType) {
    case 'post_instagram':
      return `${name} ${words(3)}\n\n${words(8)}: ${subject}\n\n${link === null ? call : `${words(3)}: link na bio.`}\n\n#Balcao #Padaria #Bairro`;
    case 'descricao_produto':
      return `${name} ${words(3)}\n\n${words(8)}: ${subject}\n\n- ${words(4)}\n- Preço: [preencher: preço]\n\n${call}`;
    case 'mensagem_whatsapp':
      return `Oi! ${name} ${words(3)}: ${subject}\n\n${call}`;
    case 'roteiro_reels':
      return [
        `Ideia: ${words(2)}`,
        '',
        'Tempo | Fala | Cena',
        `0-3 s | ${name} ${words(3)} | ${words(2)}`,
        `3-20 s | ${words(40)} | ${words(2)}`,
        `20-38 s | ${words(40)} | ${words(2)}`,
        '',
        `Legenda: ${call}`,
      ].join('\n');
    case 'texto_anuncio':
      return `Texto principal: ${name} ${words(5)}\nTítulo: ${words(2)}\nDescrição: ${words(2)}${link === null ? '' : `\nLink: ${link}`}`;
    case 'email_marketing':
      return [
        `Assunto: ${name} ${words(2)}\nPré-cabeçalho: Uma novidade para você ler com calma hoje`,
        `${words(30)}: ${subject}.`,
        call,
        `${words(3)} recebe este e-mail de ${words(3)}.`,
      ].join('\n\n');
  }
}
