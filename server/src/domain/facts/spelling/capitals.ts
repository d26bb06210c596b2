import { fold } from '../../text/words.ts';

/** The spelling with capitals of folded names, brands and acronyms. */
export const capitalizedSpellings: ReadonlyMap<string, string> = new Map(
  (
    'Jesus Biz CG USP LOAS CadÚnico Amil SulAmérica TCC CREF BMW DASN CNAE Unimed Hapvida Bradesco Itaú Nubank Honda Yamaha Fiat Ford Chevrolet Volkswagen Toyota Hyundai Renault Titan Nike Adidas Natura Boticário Shopee Netflix Xiaomi Motorola Philips Electrolux Brastemp Invisalign Brasil Pix WhatsApp Instagram Facebook Google YouTube TikTok iFood Uber iPhone Android Samsung Motorola Natal Páscoa Carnaval Réveillon Wi-Fi ' +
    'Goiás Maranhão Paraná Amapá Rondônia Tocantins Alagoas Sergipe Paraíba Piauí Pernambuco Roraima ' +
    'Luzia Inês Nelson Nilton Milton Adilson Everton Cleber Mooca ' +
    'CNH CNIS VT VR CLT RG CPF CNPJ OAB CRM CRP CRO CRN CREFITO CFM LED TV PVC EJA ENEM VIP DJ MEI IPVA INSS BPC FGTS SUS USB SSD IPA GB HD GNV IPTU PJ ' +
    'BH EMEF EMEI Alzheimer SENAC SENAI SESC DETRAN XG GG PP SPC SERASA PC CD DVD LP UTI RH TI EAD MBA ONG CEP IRPF MMA HP XP ML KG KM CM MM SUV UV MDF'
  )
    .split(' ')
    .map((word) => [fold(word), word]),
);

/** Words of two letters; any other two letters in capitals are an acronym ("PO"). */
export const twoLetterWords = new Set(
  'da de do em na no ao as os eu tu um ou se si me te ja so la ca ir vi ha ai vc pq tb eh dr kg km cm mm ml'.split(' '),
);
