import type { ToneBank } from '../bank.ts';

export const urgente: ToneBank = {
  emojis: ['⏰', '🚨', '⚡', '📅'],
  angles: [
    {
      cry: 'Olha o prazo.',
      points: true,
      body: [
        'Vale até [preencher: data]. Depois disso, só quando tiver de novo.',
        'Se você quer, pense com carinho, mas decida hoje.',
      ],
    },
    {
      cry: 'Não deixa para a última hora.',
      points: true,
      body: [
        'A gente sabe como a semana voa quando tem muita coisa para resolver.',
        'Garanta antes de [preencher: data] e risque mais uma tarefa da lista.',
      ],
    },
    {
      cry: 'Ainda dá tempo.',
      points: true,
      body: [
        'O prazo vai até [preencher: data], e depois não temos como prometer.',
        'Resolva agora com uma mensagem e fique em paz.',
      ],
    },
    {
      cry: 'Está com o calendário na mão?',
      body: ['Então marque aí: [preencher: data e horário].', 'Quem se organiza antes fica em paz quando o dia chega.'],
    },
    {
      cry: 'É agora ou só na próxima.',
      points: true,
      body: [
        'Termina em [preencher: data], e termina de verdade.',
        'Sem truque e sem enrolação: é só avisar que você quer.',
      ],
    },
    {
      cry: 'Atenção, que o tempo está passando.',
      body: [
        'Restam [preencher: vagas ou unidades], por ordem de chegada.',
        'Fale com a gente e confirme o seu lugar na fila.',
      ],
    },
  ],
  asks: ['Garanta agora.', 'Confirme hoje.', 'Não espere o último dia.', 'Avise que você quer.'],
  titles: ['Ainda dá tempo', 'Olha o prazo, hein', 'Garanta antes que acabe', 'É agora ou na próxima'],
  descriptions: ['Confirme hoje', 'Não deixe para depois', 'Chame agora mesmo', 'Resolva em um minuto'],
};
