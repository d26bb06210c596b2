/** What the camera sees; all of it is done with a phone, at the business. */
export const scenes = {
  hook: [
    'Você bem perto da câmera, olhando direto para ela',
    'Câmera na mão entrando pela porta, sem parar',
    'Close no detalhe mais bonito, e a câmera abre',
  ],
  topic: [
    'O assunto do vídeo em primeiro plano, com o texto na tela',
    'Suas mãos mostrando do que se trata',
    'Três imagens rápidas, uma para cada detalhe',
  ],
  first: [
    'Você trabalhando, filmado de lado',
    'A câmera passeia devagar pelo espaço',
    'Antes e depois de um detalhe, em dois cortes',
  ],
  second: [
    'Você de volta, falando com calma',
    'Um atendimento filmado de longe, com autorização',
    'Luz da janela, a câmera parada e você no centro',
  ],
  extra: [
    'Texto na tela com a ideia principal',
    'O celular na mão, mostrando a publicação salva',
    'Um giro lento em volta do assunto do vídeo',
  ],
  call: [
    'Você aponta para a legenda e sorri',
    'Fachada ou logotipo, com o nome na tela',
    'Um tchau para a câmera, com o contato na tela',
  ],
} as const;

/** Said where the rest would be under 30 seconds. */
export const extras: readonly string[] = [
  'Salva este vídeo para não esquecer e manda para aquela pessoa que você lembrou agora.',
  'Se você ficou com alguma pergunta, escreve nos comentários que a gente responde uma por uma.',
  'E já segue o perfil, porque por aqui sempre tem assunto bom e uma resposta para quem pergunta.',
  'Se você conhece alguém que precisa ver isso, marca a pessoa aqui embaixo e conta para ela.',
];

export const introductions: readonly string[] = [
  'Aqui quem fala é {name}, e hoje o assunto é este:',
  'Este recado é de {name}, e é sobre o seguinte:',
  '{name} preparou este vídeo para contar uma coisa:',
];
