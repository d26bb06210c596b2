/** The pieces of a file under its head. The head comes with the first piece, so that nothing is said before one is read. */
export async function* withHead(head: string, pieces: AsyncIterable<string>): AsyncIterable<string> {
  let before = head;
  for await (const piece of pieces) {
    yield before + piece;
    before = '';
  }
  if (before !== '') yield before;
}
