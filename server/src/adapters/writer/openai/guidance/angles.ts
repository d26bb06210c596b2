/** Ways into a topic: each text of a generation has another one, so that the owner has a real choice. */
const angles = [
  'direto: comece pelo que é e pelo que o cliente ganha com isso',
  'situação: comece por um momento do dia a dia do público em que isso faz falta',
  'negócio: comece por quem faz ou pelo jeito de fazer, se os dados falarem disso; se não, pelo que torna isso útil',
  'pergunta: comece por uma pergunta que o público se faz de verdade',
  'detalhe: comece pelo detalhe mais concreto dos dados',
  'convite: comece chamando quem lê para um momento, um lugar ou uma data dos dados',
] as const;

/** The angle of one text of a request: they turn with its id, so that the next click begins elsewhere. */
export function angleFor(requestId: string, variation: number): string {
  const first = [...requestId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  return angles[(first + variation) % angles.length] ?? angles[0];
}
