import type { NicheIdea, SalesMode } from './niche.ts';

type Week = readonly [NicheIdea, NicheIdea, NicheIdea, NicheIdea, NicheIdea, NicheIdea, NicheIdea];

const hours: NicheIdea = [
  'Horários de atendimento desta semana: [preencher: dias e horários]',
  'mensagem_whatsapp',
  'informar',
];

/** What suits the day, from Sunday to Saturday. */
export const weekdayIdeas: Readonly<Record<SalesMode, Week>> = {
  counter: [
    ['O que sai nesta semana: [preencher: produtos ou novidades]', 'post_instagram', 'conectar'],
    ['Começo de semana com [preencher: produto] por [preencher: preço]', 'post_instagram', 'vender'],
    ['Terça é dia de [preencher: oferta do dia]', 'mensagem_whatsapp', 'vender'],
    ['Chegou no meio da semana: [preencher: novidade]', 'post_instagram', 'vender'],
    ['Já dá para encomendar para o fim de semana: [preencher: produtos]', 'mensagem_whatsapp', 'vender'],
    ['Sexta na loja: [preencher: o que tem hoje], até [preencher: horário]', 'post_instagram', 'vender'],
    ['Neste sábado abrimos até [preencher: horário], com [preencher: novidade]', 'mensagem_whatsapp', 'vender'],
  ],
  appointment: [
    ['Já dá para marcar a semana: [preencher: dias e horários]', 'mensagem_whatsapp', 'vender'],
    ['Agenda da semana aberta: [preencher: dias e horários]', 'post_instagram', 'vender'],
    ['Terça com [preencher: serviço] por [preencher: preço]', 'post_instagram', 'vender'],
    ['Vaga de última hora nesta quarta às [preencher: horário]', 'mensagem_whatsapp', 'vender'],
    ['Últimos horários de sexta e sábado: [preencher: horários]', 'mensagem_whatsapp', 'vender'],
    ['Sábado com hora marcada: [preencher: horários livres]', 'mensagem_whatsapp', 'vender'],
    ['Hoje até [preencher: horário]: ainda dá tempo de [preencher: serviço]', 'post_instagram', 'vender'],
  ],
  regulated: [hours, hours, hours, hours, hours, hours, hours],
};
