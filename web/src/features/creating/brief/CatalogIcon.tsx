import type { ContentType, Tone } from '../../../gql/graphql';

/** The small drawing of a content type or goal, by the key the API gives; an unknown key has none. */
export function CatalogIcon({ name }: { name: string }) {
  const known: Readonly<Record<string, string | undefined>> = outlines;
  const outline = known[name];
  if (!outline) return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outline} />
    </svg>
  );
}

const disc = 'M3.7 12a8.3 8.3 0 1 1 16.6 0a8.3 8.3 0 1 1-16.6 0';

const outlines: Record<ContentType | Exclude<Tone, 'DEFAULT'>, string> = {
  POST_INSTAGRAM:
    'M9 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z' +
    'M8.4 12a3.6 3.6 0 1 1 7.2 0a3.6 3.6 0 1 1-7.2 0M16.6 7.4h.01',
  DESCRICAO_PRODUTO: 'M12 3.5h7A1.5 1.5 0 0 1 20.5 5v7L12 20.5 3.5 12zM16 8h.01',
  MENSAGEM_WHATSAPP: 'M4 20l1.2-4.2A8.2 8.2 0 1 1 8.2 18.9zM8.5 10.5h7M8.5 13.5h4.5',
  ROTEIRO_REELS:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM4 9h16' +
    'M9 4l2 5M14 4l2 5M10.5 12.3v4.4l3.8-2.2z',
  TEXTO_ANUNCIO: 'M4 10v4l11 5V5zM15 9a3 3 0 0 1 0 6M7 15.3V19h3v-2.3',
  EMAIL_MARKETING:
    'M6 5.5h12A2.5 2.5 0 0 1 20.5 8v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5z' +
    'M4.2 7.2L12 13l7.8-5.8',
  VENDER: 'M5 8h14l-1 12H6zM9 10.5V7a3 3 0 0 1 6 0v3.5',
  CONECTAR:
    'M5 9a3 3 0 1 1 6 0a3 3 0 1 1-6 0M14 10a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0' +
    'M3 19a5 5 0 0 1 10 0M14.2 15.2A4.4 4.4 0 0 1 21 19',
  INSPIRAR: 'M9 17h6M10 20h4M9 17c0-2.5-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5-3 7.5',
  DIVERTIR: `${disc}M8.3 13.5a4 4 0 0 0 7.4 0M9 9.5h.01M15 9.5h.01`,
  INFORMAR: `${disc}M12 11.5V16M12 8.2h.01`,
  AJUDAR: 'M12 20s-8-4.6-8-10.3A4.3 4.3 0 0 1 12 7.5a4.3 4.3 0 0 1 8 2.2C20 15.4 12 20 12 20z',
  URGENTE: 'M4.5 13a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0M12 9v4l2.5 2M9.5 2.8h5',
  CELEBRAR: 'M4 20l4.5-11 6.5 6.5zM14 9c0-2 1.5-2 1.5-4M16.5 11c1.5-1.5 3-.5 4-1.5M18 5h.01M11 4.5h.01M20 14.5h.01',
};
