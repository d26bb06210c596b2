import type { ContentType } from '../../../domain/catalog.ts';
import { ad } from './layouts/ad.ts';
import { email } from './layouts/email.ts';
import { instagram } from './layouts/instagram.ts';
import type { Layout } from './layouts/layout.ts';
import { product } from './layouts/product.ts';
import { reels } from './layouts/reels.ts';
import { whatsapp } from './layouts/whatsapp.ts';
import { adExamples } from './recorded/ad.ts';
import { emailExamples } from './recorded/email.ts';
import type { RecordedTexts } from './recorded/example.ts';
import { instagramExamples } from './recorded/instagram.ts';
import { productExamples } from './recorded/product.ts';
import { reelsExamples } from './recorded/reels.ts';
import { whatsappExamples } from './recorded/whatsapp.ts';

interface DraftType<Type extends ContentType> {
  readonly layout: Layout;
  /** Texts that a person wrote for the suggested topics. */
  readonly recorded: RecordedTexts<Type>;
}

/** What the writer without a model has for each type. */
export const draftTypes: { readonly [Type in ContentType]: DraftType<Type> } = {
  post_instagram: { layout: instagram, recorded: instagramExamples },
  descricao_produto: { layout: product, recorded: productExamples },
  mensagem_whatsapp: { layout: whatsapp, recorded: whatsappExamples },
  roteiro_reels: { layout: reels, recorded: reelsExamples },
  texto_anuncio: { layout: ad, recorded: adExamples },
  email_marketing: { layout: email, recorded: emailExamples },
};
