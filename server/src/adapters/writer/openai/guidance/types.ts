import type { ContentType } from '../../../../domain/catalog.ts';
import type { Recipe } from './recipe.ts';
import { ad } from './types/ad.ts';
import { email } from './types/email.ts';
import { instagram } from './types/instagram.ts';
import { product } from './types/product.ts';
import { reels } from './types/reels.ts';
import { whatsapp } from './types/whatsapp.ts';

/** The recipe of each type. */
export const types: Record<ContentType, Recipe> = {
  post_instagram: instagram,
  descricao_produto: product,
  mensagem_whatsapp: whatsapp,
  roteiro_reels: reels,
  texto_anuncio: ad,
  email_marketing: email,
};
