import { asked, type Labelled } from './labelled.ts';

const cut = asked('texto_anuncio', 'salao', 'corte e escova por R$ 80');
const dress = asked('texto_anuncio', 'moda', 'vestidos de algodão', { link: 'https://flordechita.com.br/novo' });
const oil = asked('texto_anuncio', 'oficina', 'troca de óleo');

export const ads: readonly Labelled[] = [
  cut(
    'Texto principal: Corte e escova por R$ 80, sem pressa e com café. Sua agenda cabe aqui.\nTítulo: Cabelo pronto em Recife\nDescrição: Marque seu horário',
  ),
  cut(
    'Texto principal: Raiz em dia, ponta reta e escova solta por 80 reais. Vem para a Boa Viagem?\nTítulo: Corte e escova: R$ 80\nDescrição: De terça a sábado',
  ),
  dress(
    'Texto principal: Calor lá fora, algodão aqui dentro. Vestidos que não grudam e têm bolso.\nTítulo: Vestidos do PP ao G4\nDescrição: Veja as cores novas\nLink: https://flordechita.com.br/novo',
  ),
  oil(
    'Texto principal: Óleo velho gasta motor. Traga o carro e a gente mostra a vareta antes de trocar.\nTítulo: Troca de óleo sem susto\nDescrição: Oficina do Tonho, Goiânia',
  ),
  oil(
    'Texto principal: O carro tosse na subida? Pode ser o óleo. Passe aqui e olhe com a gente.\nTítulo: Hora do óleo?\nDescrição: 90 dias de garantia',
  ),

  cut('Corte e escova por R$ 80. Marque seu horário no Studio Bela.', 'ad-parts'),
  cut('Texto principal: Corte e escova por R$ 80.\nDescrição: Marque seu horário', 'ad-parts'),
  oil('Texto principal: Traga o carro para trocar o óleo.\nTítulo: Troca de óleo\nDescrição:', 'ad-parts'),
  oil(
    'Anúncio\n\nTexto principal: Traga o carro para trocar o óleo.\nTítulo: Troca de óleo\nDescrição: Venha conhecer',
    'ad-parts',
  ),
  cut('Texto: Corte e escova por R$ 80.\nTítulo: Cabelo pronto\nDescrição: Marque seu horário', 'ad-parts'),
  cut(
    'Texto principal: Corte e escova por R$ 80 com café passado na hora, conversa boa, cadeira confortável e um secador que não queima a orelha de ninguém.\nTítulo: Cabelo pronto\nDescrição: Marque seu horário',
    'ad-part-too-long',
  ),
  oil(
    'Texto principal: Óleo novo, motor tranquilo.\nTítulo: Troca de óleo com hora marcada em Goiânia\nDescrição: Marque o seu',
    'ad-part-too-long',
  ),
  oil(
    'Texto principal: Óleo novo, motor tranquilo.\nTítulo: Troca de óleo\nDescrição: Atendimento de gente que gosta de carro',
    'ad-part-too-long',
  ),
  dress(
    'Texto principal: Algodão leve para dias quentes.\nTítulo: Vestidos do PP ao G4\nDescrição: Veja as cores',
    'missing-link',
  ),
  dress(
    'Texto principal: Vestido com bolso de verdade.\nTítulo: Algodão do PP ao G4\nDescrição: Veja as cores\nLink: flordechita.com.br',
    'missing-link',
  ),
];
