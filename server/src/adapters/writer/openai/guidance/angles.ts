/** Ways into a topic: each text of a generation has another one, so that the owner has a real choice. */
const angles = [
  'direto: o que é e o que o cliente ganha com isso',
  'situação: um momento do dia a dia do público em que isso faz falta',
  'negócio: quem faz ou o jeito de fazer, se os dados disserem; se não, para que serve',
  'pergunta: uma pergunta que o público se faz de verdade',
  'detalhe: o detalhe mais concreto dos dados',
  'convite: um chamado para um momento, um lugar ou uma data dos dados',
] as const;

/** The angle of one text of a request: they turn with its id, so that the next click begins elsewhere. */
export function angleFor(requestId: string, variation: number): string {
  const first = [...requestId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);
  return angles[(first + variation) % angles.length] ?? angles[0];
}
