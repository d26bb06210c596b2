/** As much of the beginning of a text as a line may have room for; of a script without the lines of its table. */
export function excerptOf(text: string): string {
  const prose = text.split('\n').filter((line) => !line.includes('|'));
  return (prose.join(' ').trim() || text).slice(0, 160).replaceAll(/\s+/g, ' ');
}
