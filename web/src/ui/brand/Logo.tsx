import { useId } from 'react';

/** The bird's head in a sun: the mark of the product. Decoration; the name beside it is the word. */
export function LogoMark({ size = 36 }: { size?: number }) {
  const clip = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <circle cx="24" cy="24" r="24" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="48" height="48" fill="#ffc928" />
        <path d="M4 48c0-12 7-19 17-19s17 7 17 19z" fill="#fff6dc" />
        <path d="M2 48c1-9 5-15 11-17l3 17z" fill="#9a4f16" />
        <circle cx="22" cy="21" r="14" fill="#fff" />
        <path d="M8.6 17a14 14 0 0 1 26.8 0c-4-2.4-8.400-3.500-13.400-3.500S12.600 14.600 8.600 17z" fill="#1f1a14" />
        <path
          d="M8 22c3-3 8-4.500 14-4.500s10.500 1.500 13.800 4.500c-1.500 3.200-6 5.200-12.800 5.200S10 25.500 8 22z"
          fill="#1f1a14"
        />
        <path d="M35.200 19.500 47 23.200l-11.600 3.600a14 14 0 0 0-.2-7.300z" fill="#3a2a1c" />
        <circle cx="28" cy="21.600" r="1.900" fill="#fff" />
      </g>
    </svg>
  );
}
