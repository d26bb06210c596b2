import { Ctx, Field, InputType, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql';
import { recentSignInMinutes } from '../domain/account/recentSignIn.ts';
import { maxNameLength, profileLimits, type Principal, type User as Account } from '../domain/account/user.ts';
import { Access, CurrentPrincipal, CurrentUser, type GuardedContext } from './access.ts';
import type { Context } from './context.ts';
import { Input } from './input.ts';
import { upToCharacters } from './limitDescriptions.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';
import { User } from './user.ts';

@InputType({ description: 'The terms accepted at sign-up.' })
export class RegisterUserInput {
  @Field(() => String, { description: 'The accepted version, as `config.terms` tells it.' })
  acceptedTermsVersion: string;
}

@InputType()
abstract class ProfileFields {
  @Field(() => String, {
    nullable: true,
    description: `Name of the business, ${upToCharacters(profileLimits.businessName)}.`,
  })
  businessName?: string | null;

  @Field(() => String, { nullable: true, description: `Description, ${upToCharacters(profileLimits.businessDesc)}.` })
  businessDesc?: string | null;

  @Field(() => String, { nullable: true, description: `Audience, ${upToCharacters(profileLimits.targetAudience)}.` })
  targetAudience?: string | null;

  @Field(() => String, { nullable: true, description: `City, ${upToCharacters(profileLimits.businessCity)}.` })
  businessCity?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Neighbourhood, ${upToCharacters(profileLimits.businessNeighborhood)}.`,
  })
  businessNeighborhood?: string | null;

  @Field(() => String, { nullable: true, description: 'Website; https:// is added when it has no scheme.' })
  linkWebsite?: string | null;

  @Field(() => String, { nullable: true, description: '`@handle`, or a link to a profile on instagram.com.' })
  linkInstagram?: string | null;

  @Field(() => String, { nullable: true, description: 'Area code and number, or a wa.me link.' })
  linkWhatsapp?: string | null;
}

@InputType({ description: 'Values of the profile as they were read.' })
export class ProfileBaseInput extends ProfileFields {}

@InputType({
  description:
    'The fields of the profile that change. A field left out stays; an optional one that is empty or null is cleared.',
})
export class UpdateProfileInput extends ProfileFields {
  @Field(() => ProfileBaseInput, {
    nullable: true,
    description:
      'The values that the edit is based on. When a field that changes no longer has its value, nothing is saved.',
  })
  basedOn?: ProfileBaseInput | null;
}

@InputType({ description: 'The profile that completes onboarding; name, description and audience are required.' })
export class CompleteOnboardingInput extends ProfileFields {
  @Field(() => String, { description: `Name of the business, ${upToCharacters(profileLimits.businessName)}.` })
  declare businessName: string;

  @Field(() => String, { description: `Description, ${upToCharacters(profileLimits.businessDesc)}.` })
  declare businessDesc: string;

  @Field(() => String, { description: `Audience, ${upToCharacters(profileLimits.targetAudience)}.` })
  declare targetAudience: string;
}

@InputType({ description: 'The name of the person.' })
export class ChangeNameInput {
  @Field(() => String, { description: `Up to ${maxNameLength} characters; an empty one removes the name.` })
  name: string;
}

@ObjectType({ description: 'The name is changed, here and at the identity provider.' })
export class ChangeNameSuccess {
  @Field(() => User, { description: 'The account after the change.' })
  user: Account;
}

@ObjectType({ description: 'The account is registered.' })
export class RegisterUserSuccess {
  @Field(() => User, { description: 'The account.' })
  user: Account;
}

@ObjectType({ description: 'The profile is saved.' })
export class UpdateProfileSuccess {
  @Field(() => User, { description: 'The account after the change.' })
  user: Account;
}

@ObjectType({ description: 'Onboarding is complete.' })
export class CompleteOnboardingSuccess {
  @Field(() => User, { description: 'The account after the change.' })
  user: Account;
}

const RegisterUserResult = resultUnion(RegisterUserSuccess, ['INVALID_TERMS']);
const UpdateProfileResult = resultUnion(UpdateProfileSuccess, ['INVALID_PROFILE', 'PROFILE_CONFLICT']);
const ChangeNameResult = resultUnion(ChangeNameSuccess, ['INVALID_PROFILE', 'RECENT_SIGN_IN_REQUIRED']);
const CompleteOnboardingResult = resultUnion(CompleteOnboardingSuccess, ['INVALID_PROFILE']);

@Resolver()
export class AccountResolver {
  @Query(() => User, { description: "The caller's account." })
  @Access('registered', 'owner or key')
  viewer(@CurrentUser() user: Account): Account {
    return user;
  }

  @Subscription(() => User, {
    description: "The caller's account: at once, and after every change of it.",
    subscribe: ({ context: { services, caller, signal } }: { context: GuardedContext }) =>
      services.accounts.watch(caller.principal, signal),
  })
  @Access('registered', 'owner or key')
  viewerChanged(@Root() user: Account): Account {
    return user;
  }

  @ResultMutation(
    RegisterUserResult,
    'Registers the account and the accepted version of the terms. It can be repeated.',
  )
  @Access('registered', 'owner alone')
  async registerUser(
    @CurrentUser() caller: Account,
    @Input(() => RegisterUserInput) { acceptedTermsVersion }: RegisterUserInput,
    @Ctx() { services: { accounts } }: Context,
  ) {
    return resultOf(await accounts.acceptTerms(caller, acceptedTermsVersion), (user) => ({ user }));
  }

  @ResultMutation(UpdateProfileResult, 'Saves fields of the business profile.')
  @Access('verified', 'owner or key')
  async updateProfile(
    @CurrentUser() caller: Account,
    @Input(() => UpdateProfileInput) input: UpdateProfileInput,
    @Ctx() { services: { accounts } }: Context,
  ) {
    return resultOf(await accounts.updateProfile(caller, input), (user) => ({ user }));
  }

  @ResultMutation(
    ChangeNameResult,
    `Changes the person's name; needs a sign-in of the last ${recentSignInMinutes} minutes. An e-mail is changed at the identity provider, and here once it is verified there.`,
  )
  @Access('verified', 'owner alone')
  async changeName(
    @CurrentUser() caller: Account,
    @CurrentPrincipal() principal: Principal,
    @Input(() => ChangeNameInput) { name }: ChangeNameInput,
    @Ctx() { services: { accounts } }: Context,
  ) {
    return resultOf(await accounts.changeName(caller, principal, name), (user) => ({ user }));
  }

  @ResultMutation(CompleteOnboardingResult, 'Saves the profile and completes onboarding.')
  @Access('verified', 'owner or key')
  async completeOnboarding(
    @CurrentUser() caller: Account,
    @Input(() => CompleteOnboardingInput) input: CompleteOnboardingInput,
    @Ctx() { services: { accounts } }: Context,
  ) {
    return resultOf(await accounts.completeOnboarding(caller, input), (user) => ({ user }));
  }
}
