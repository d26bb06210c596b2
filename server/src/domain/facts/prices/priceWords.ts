/** Words after which a number is no price: names, ages, sizes, bounds and counts. */
export const wordsBeforeOtherNumbers = new Set(
  // Names and places.
  (
    'iphone galaxy redmi note xiaomi samsung playstation ps xbox ipad linha serie modelo versao tam tamanho tamanhos ' +
    'manequim numeracao numero numeros num nr n no nº sala loja lojas apto ap apartamento bloco bl quadra qd lote lt casa box quarto andar km aro rua r av ' +
    'avenida travessa rodovia br cep ddd ramal artigo art lei anexo capitulo cap volume vol edicao pagina pag nivel fase etapa rota turma ' +
    'ano desde uv fps fator sub ouro prata grau graus calibre tomada voltagem bivolt terreno area parque cpa conjunto setor crm cro crp crn oab creci cnpj ' +
    // Ages, bounds and parts of a range.
    'de a ao aos ate entre acima abaixo maior maiores menor menores mais menos idade idades max maximo min minimo cerca apos depois antes ' +
    'uns umas quase com c sem s em na nos nas da do p para pra pro so somente nem como que q pros pras ' +
    // What is counted.
    'sobrou sobra sobraram sobram resta restou restam tem temos tenho tinha sou somos chegou chegaram chega preciso precisamos procuro procuramos ' +
    'garantia validade prazo carencia fidelidade experiencia contrato contratamos contrata levou leva levam leve levar levando nossas nossos minhas meus traz traga faltam falta ganha ganhe ganham serve servem cabe cabem comporta dura duram rende ' +
    'vem vai vao ha faz fazem fez fiz completamos sorteio nota top passo parte limite limitado lotacao capacidade primeiros ultimos os as o ' +
    'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro dia dias data datas barraca quiosque estande stand'
  ).split(' '),
);

/** Words after which a number is a price: "é 45", "adulto paga 30", "couvert 15". */
export const wordsBeforePrices = new Set(
  (
    'por custa custam sai saem fica ficam h eh paga pagam cobro cobra cobramos valor valores preco precos investimento taxa entrada couvert ingresso ingressos ' +
    'diaria mensalidade mens mensal sinal frete matricula salario aluguel cond condominio cada agora pix avista dinheiro cartao inteira meia ' +
    'adulto adultos crianca criancas promo promocao oferta normal unidade un kg quilo litro cento duzia pote pct caixa cx pacote kit combo'
  ).split(' '),
);

/** Makes and models, of which a number behind them may be the model, the year or the size: "massey 275", "fusca 74", "tv 50". */
export const makesAndModels = new Set(
  (
    'fusca opala kombi brasilia chevette passat gol voyage parati saveiro santana fox golf uno palio siena strada fiorino toro mobi argo fiat ' +
    'corsa celta onix prisma cobalt monza kadett vectra astra s10 d20 gm chevrolet escort fiesta ka corcel belina ecosport ranger ford ' +
    'corolla civic hrv hilux etios hb20 creta kwid sandero logan duster renault peugeot citroen nissan jeep compass renegade willys ' +
    'honda yamaha suzuki cg titan fan biz bros pop xre twister ybr fazer factor lander crosser xtz intruder vespa lambretta ' +
    'scania volvo mercedes mb iveco vw volks atego ' +
    'massey ferguson mf valtra valmet deere jd holland tl cbt agrale yanmar tobata ' +
    'stihl husqvarna ms tv tela monitor epson hp brother canon nikon singer elgin olivetti lettera remington'
  ).split(' '),
);
