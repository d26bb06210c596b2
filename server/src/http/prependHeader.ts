/** The header of a file and then its pieces. The header comes with the first piece, so that nothing is sent before that is read. */
export async function* prependHeader(head: string, pieces: AsyncIterable<string>): AsyncIterable<string> {
  let before = head;
  for await (const piece of pieces) {
    yield before + piece;
    before = '';
  }
  if (before !== '') yield before;
}
