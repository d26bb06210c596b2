import { Field, ObjectType, Query, Resolver, Ctx } from 'type-graphql';
import type { ContentType, Tone } from '../domain/catalog.ts';
import type { PlanKey } from '../domain/plan.ts';
import { Access } from './access.ts';
import { ContentTypeEnum, PlanKeyEnum, ToneEnum } from './enums.ts';
import { Plan } from './plan.ts';
import type { PublicConfig as Settings } from '../services/publicConfig.ts';
import type { Context } from './context.ts';

const publicSettings = (description: string) => ({ simpleResolvers: true, description });

@ObjectType(publicSettings('Como o navegador fala com o provedor de identidade. Nada aqui é segredo.'))
export class IdentityConfig {
  @Field(() => String, { description: 'O projeto do Firebase.' })
  projectId: string;

  @Field(() => String, { description: 'A chave pública da API web.' })
  apiKey: string;

  @Field(() => String, { description: 'O domínio das páginas de login.' })
  authDomain: string;

  @Field(() => String, { nullable: true, description: 'O emulador, no ambiente local.' })
  emulatorUrl: string | null;
}

@ObjectType(publicSettings('Um tipo de conteúdo.'))
export class ContentTypeOption {
  @Field(() => ContentTypeEnum, { description: 'A chave.' })
  key: ContentType;

  @Field(() => String, { description: 'O nome para mostrar.' })
  label: string;

  @Field(() => PlanKeyEnum, { description: 'O plano mais barato que inclui.' })
  requiredPlan: PlanKey;
}

@ObjectType(publicSettings('Um objetivo.'))
export class ToneOption {
  @Field(() => ToneEnum, { description: 'A chave.' })
  key: Tone;

  @Field(() => String, { description: 'O nome para mostrar.' })
  label: string;

  @Field(() => PlanKeyEnum, { description: 'O plano mais barato que inclui.' })
  requiredPlan: PlanKey;
}

@ObjectType(publicSettings('Como falar com a equipe.'))
export class Contacts {
  @Field(() => String, { description: 'E-mail.' })
  email: string;

  @Field(() => String, { description: 'WhatsApp, só dígitos com o código do país.' })
  whatsapp: string;

  @Field(() => String, { description: 'Telefone.' })
  phone: string;
}

@ObjectType(publicSettings('Quais partes rodam embutidas, para desenvolvimento.'))
export class EmbeddedParts {
  @Field(() => Boolean, { description: 'O banco de dados é um arquivo local.' })
  store: boolean;

  @Field(() => Boolean, { description: 'As contas vivem no emulador de identidade.' })
  identity: boolean;

  @Field(() => Boolean, { description: 'Os pagamentos são de teste.' })
  payments: boolean;

  @Field(() => Boolean, { description: 'Os textos vêm do modo demonstração.' })
  writer: boolean;
}

@ObjectType('Config', publicSettings('A configuração pública do produto.'))
export class PublicConfig {
  @Field(() => IdentityConfig, { description: 'O provedor de identidade.' })
  identity: IdentityConfig;

  @Field(() => String, { nullable: true, description: 'O identificador do Google Analytics.' })
  analyticsId: string | null;

  @Field(() => [Plan], { description: 'Os planos, do mais barato ao mais caro.' })
  plans: readonly Plan[];

  @Field(() => [ContentTypeOption], { description: 'Os tipos de conteúdo.' })
  contentTypes: readonly ContentTypeOption[];

  @Field(() => [ToneOption], { description: 'Os objetivos, com o padrão primeiro.' })
  tones: readonly ToneOption[];

  @Field(() => Contacts, { description: 'Os contatos da equipe.' })
  contacts: Contacts;

  @Field(() => EmbeddedParts, { description: 'As partes embutidas.' })
  embedded: EmbeddedParts;

  @Field(() => String, { description: 'A versão dos termos em vigor.' })
  termsVersion: string;
}

@Resolver(() => PublicConfig)
export class ConfigResolver {
  @Query(() => PublicConfig, { description: 'A configuração pública. A única operação sem login.' })
  @Access('public')
  config(@Ctx() { services }: Context): Settings {
    return services.config;
  }
}
