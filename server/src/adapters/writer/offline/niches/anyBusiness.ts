import type { Niche } from './niche.ts';

/** A line of business that no words give away. */
export const anyNiche: Niche = {
  sign: /(?!)/u,
  noun: 'loja',
  sells: 'product',
  tags: ['ComércioLocal', 'CompreDoPequeno'],
  agir: 'fazer o seu pedido',
  ver: 'conhecer',
  angles: [
    ['Sabe quando a gente procura e não acha?', 'Às vezes estava bem mais perto do que parecia.'],
    ['Comprar de negócio pequeno tem outro gosto.', 'Você sabe com quem está falando.'],
    ['O que está faltando para o seu dia render?', 'Pode ser uma coisa bem simples.'],
    ['Ficou na dúvida se vale a pena?', 'Pergunta tudo antes: dúvida boa é a que se tira.'],
    ['Tem coisa que a gente só lembra quando acaba.', 'E aí já está fazendo falta.'],
    ['Tem coisa pequena que facilita o dia.', 'A gente só percebe quando falta.'],
  ],
  scenes: [
    'Você de frente para a câmera, sem pressa',
    'As suas mãos mostrando o detalhe, bem de perto',
    'A porta do negócio vista da calçada',
  ],
  tips: [],
};
