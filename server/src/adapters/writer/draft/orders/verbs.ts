/** The imperatives of verbs that no rule tells. */
export const irregularImperatives: Readonly<Record<string, string>> = {
  aderir: 'adira',
  advertir: 'advirta',
  atrair: 'atraia',
  caber: 'caiba',
  cair: 'caia',
  cobrir: 'cubra',
  competir: 'compita',
  compor: 'componha',
  conferir: 'confira',
  conseguir: 'consiga',
  conter: 'contenha',
  contrair: 'contraia',
  crer: 'creia',
  dar: 'dê',
  descobrir: 'descubra',
  desfazer: 'desfaça',
  despedir: 'despeça',
  despir: 'dispa',
  distrair: 'distraia',
  divertir: 'divirta',
  dizer: 'diga',
  doer: 'doa',
  dormir: 'durma',
  engolir: 'engula',
  estar: 'esteja',
  expor: 'exponha',
  extrair: 'extraia',
  fazer: 'faça',
  ferir: 'fira',
  haver: 'haja',
  impedir: 'impeça',
  inserir: 'insira',
  investir: 'invista',
  ir: 'vá',
  ler: 'leia',
  manter: 'mantenha',
  medir: 'meça',
  mentir: 'minta',
  moer: 'moa',
  obter: 'obtenha',
  odiar: 'odeie',
  ouvir: 'ouça',
  pedir: 'peça',
  perder: 'perca',
  perseguir: 'persiga',
  poder: 'possa',
  preferir: 'prefira',
  prevenir: 'previna',
  prever: 'preveja',
  propor: 'proponha',
  prosseguir: 'prossiga',
  pôr: 'ponha',
  querer: 'queira',
  refazer: 'refaça',
  refletir: 'reflita',
  reler: 'releia',
  repetir: 'repita',
  repor: 'reponha',
  requerer: 'requeira',
  rever: 'reveja',
  rir: 'ria',
  saber: 'saiba',
  sair: 'saia',
  seguir: 'siga',
  sentir: 'sinta',
  ser: 'seja',
  servir: 'sirva',
  sorrir: 'sorria',
  sugerir: 'sugira',
  supor: 'suponha',
  ter: 'tenha',
  tossir: 'tussa',
  transferir: 'transfira',
  trazer: 'traga',
  valer: 'valha',
  ver: 'veja',
  vestir: 'vista',
  vir: 'venha',
};

/** Verbs in -er and -ir whose imperative keeps their stem. */
export const regularVerbs: ReadonlySet<string> = new Set(
  (
    'abrir acender acolher acontecer admitir agir agradecer aparecer aplaudir aprender aquecer assistir ' +
    'assumir atender atingir bater beber benzer colher combater comer comparecer concluir concorrer conduzir ' +
    'confundir conhecer construir consumir contribuir convencer correr corrigir coser crescer cumprir curtir ' +
    'debater decidir defender definir depender derreter desaparecer descer desenvolver desistir devolver ' +
    'dirigir discutir distribuir dividir eleger emitir encher entender envolver escolher esconder escrever ' +
    'esquecer estender exercer exibir exigir existir favorecer ferver fornecer fortalecer fugir garantir ' +
    'imprimir incluir insistir instruir introduzir invadir lamber merecer meter mexer morder nascer obedecer ' +
    'oferecer partir perceber percorrer permanecer permitir preencher prender produzir proibir prometer ' +
    'proteger reagir receber recolher reconhecer recorrer reduzir render resistir resolver responder resumir ' +
    'reunir socorrer subir submeter substituir surgir surpreender suspender tecer temer torcer traduzir ' +
    'transmitir unir varrer vencer vender viver'
  ).split(' '),
);
