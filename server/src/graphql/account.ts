import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { isFailure } from '../domain/failures.ts';
import type { User as Account } from '../domain/user.ts';
import { authenticate, enter, type Context } from './context.ts';
import { InvalidProfile, InvalidTerms, ProfileConflict, resultUnion } from './failures.ts';
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

const RegisterUserResult = resultUnion(RegisterUserSuccess, [InvalidTerms]);
const UpdateProfileResult = resultUnion(UpdateProfileSuccess, [InvalidProfile, ProfileConflict]);
const CompleteOnboardingResult = resultUnion(CompleteOnboardingSuccess, [InvalidProfile]);

@Resolver()
export class AccountResolver {
  @Query(() => User, { description: 'A conta de quem chama.' })
  viewer(@Ctx() context: Context): Promise<Account> {
    return enter(context, 'registered');
  }

  @Subscription(() => User, {
    description: 'A conta de quem chama: agora, e depois de cada mudança.',
    subscribe: async ({ context }: { context: Context }) =>
      (await enter(context, 'registered')) &&
      context.services.accounts.watch(await authenticate(context), context.signal),
  })
  viewerChanged(@Root() user: Account): Account {
    return user;
  }

  @Mutation(() => RegisterUserResult, {
    description: 'Registra a conta e a versão aceita dos termos. Pode ser repetida.',
  })
  async registerUser(@Ctx() context: Context, @Arg('input', () => RegisterUserInput) input: RegisterUserInput) {
    const user = await context.services.accounts.acceptTerms(
      await enter(context, 'registered'),
      input.acceptedTermsVersion,
    );
    return isFailure(user) ? user : Object.assign(new RegisterUserSuccess(), { user });
  }

  @Mutation(() => UpdateProfileResult, { description: 'Salva campos do perfil do negócio.' })
  async updateProfile(@Ctx() context: Context, @Arg('input', () => UpdateProfileInput) input: UpdateProfileInput) {
    const user = await context.services.accounts.updateProfile(await enter(context, 'verified'), input);
    return isFailure(user) ? user : Object.assign(new UpdateProfileSuccess(), { user });
  }

  @Mutation(() => CompleteOnboardingResult, { description: 'Salva o perfil e completa o cadastro.' })
  async completeOnboarding(
    @Ctx() context: Context,
    @Arg('input', () => CompleteOnboardingInput) input: CompleteOnboardingInput,
  ) {
    const user = await context.services.accounts.completeOnboarding(await enter(context, 'verified'), input);
    return isFailure(user) ? user : Object.assign(new CompleteOnboardingSuccess(), { user });
  }
}
