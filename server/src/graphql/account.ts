import { Arg, Ctx, Field, InputType, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { User as Account } from '../domain/user.ts';
import { Access, CurrentUser, type GuardedContext } from './access.ts';
import type { Context } from './context.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';
import { User } from './user.ts';

@InputType({ description: 'Os termos aceitos no cadastro.' })
export class RegisterUserInput {
  @Field(() => String, { description: 'A versão aceita: `config.termsVersion`.' })
  acceptedTermsVersion: string;
}

@InputType()
abstract class ProfileFields {
  @Field(() => String, { nullable: true, description: 'Nome do negócio, até 80 caracteres.' })
  businessName?: string | null;

  @Field(() => String, { nullable: true, description: 'Descrição, até 600 caracteres.' })
  businessDesc?: string | null;

  @Field(() => String, { nullable: true, description: 'Público-alvo, até 300 caracteres.' })
  targetAudience?: string | null;

  @Field(() => String, { nullable: true, description: 'Cidade, até 80 caracteres.' })
  businessCity?: string | null;

  @Field(() => String, { nullable: true, description: 'Bairro, até 80 caracteres.' })
  businessNeighborhood?: string | null;

  @Field(() => String, { nullable: true, description: 'Site; ganha https:// se faltar.' })
  linkWebsite?: string | null;

  @Field(() => String, { nullable: true, description: '@perfil ou link do instagram.com.' })
  linkInstagram?: string | null;

  @Field(() => String, { nullable: true, description: 'DDD e número, ou link wa.me.' })
  linkWhatsapp?: string | null;
}

@InputType({ description: 'Valores do perfil, como foram lidos.' })
export class ProfileBaseInput extends ProfileFields {}

@InputType({ description: 'Os campos do perfil que mudam. O que falta fica como está; vazio ou nulo limpa.' })
export class UpdateProfileInput extends ProfileFields {
  @Field(() => ProfileBaseInput, {
    nullable: true,
    description: 'Os valores em que a edição se baseia. Se um campo que muda já não está assim, nada é salvo.',
  })
  basedOn?: ProfileBaseInput | null;
}

@InputType({ description: 'O perfil que completa o cadastro: nome, descrição e público são necessários.' })
export class CompleteOnboardingInput extends ProfileFields {
  @Field(() => String, { description: 'Nome do negócio, até 80 caracteres.' })
  declare businessName: string;

  @Field(() => String, { description: 'Descrição, até 600 caracteres.' })
  declare businessDesc: string;

  @Field(() => String, { description: 'Público-alvo, até 300 caracteres.' })
  declare targetAudience: string;
}

@ObjectType({ description: 'A conta registrada.' })
export class RegisterUserSuccess {
  @Field(() => User, { description: 'A conta.' })
  user: Account;
}

@ObjectType({ description: 'O perfil foi salvo.' })
export class UpdateProfileSuccess {
  @Field(() => User, { description: 'A conta, como ficou.' })
  user: Account;
}

@ObjectType({ description: 'O cadastro está completo.' })
export class CompleteOnboardingSuccess {
  @Field(() => User, { description: 'A conta, como ficou.' })
  user: Account;
}

const RegisterUserResult = resultUnion(RegisterUserSuccess, ['INVALID_TERMS']);
const UpdateProfileResult = resultUnion(UpdateProfileSuccess, ['INVALID_PROFILE', 'PROFILE_CONFLICT']);
const CompleteOnboardingResult = resultUnion(CompleteOnboardingSuccess, ['INVALID_PROFILE']);

@Resolver()
export class AccountResolver {
  @Query(() => User, { description: 'A conta de quem chama.' })
  @Access('registered')
  viewer(@CurrentUser() user: Account): Account {
    return user;
  }

  @Subscription(() => User, {
    description: 'A conta de quem chama: agora, e depois de cada mudança.',
    subscribe: ({ context: { services, caller, signal } }: { context: GuardedContext }) =>
      services.accounts.watch(caller.principal, signal),
  })
  @Access('registered')
  viewerChanged(@Root() user: Account): Account {
    return user;
  }

  @ResultMutation(RegisterUserResult, 'Registra a conta e a versão aceita dos termos. Pode ser repetida.')
  @Access('registered')
  async registerUser(
    @CurrentUser() caller: Account,
    @Arg('input', () => RegisterUserInput) { acceptedTermsVersion }: RegisterUserInput,
    @Ctx() { services: { accounts } }: Context,
  ) {
    return resultOf(await accounts.acceptTerms(caller, acceptedTermsVersion), (user) => ({ user }));
  }

  @ResultMutation(UpdateProfileResult, 'Salva campos do perfil do negócio.')
  @Access('verified')
  async updateProfile(
    @CurrentUser() caller: Account,
    @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { services: { accounts } }: Context,
  ) {
    return resultOf(await accounts.updateProfile(caller, input), (user) => ({ user }));
  }

  @ResultMutation(CompleteOnboardingResult, 'Salva o perfil e completa o cadastro.')
  @Access('verified')
  async completeOnboarding(
    @CurrentUser() caller: Account,
    @Arg('input', () => CompleteOnboardingInput) input: CompleteOnboardingInput,
    @Ctx() { services: { accounts } }: Context,
  ) {
    return resultOf(await accounts.completeOnboarding(caller, input), (user) => ({ user }));
  }
}
