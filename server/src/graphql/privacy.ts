import { Ctx, Field, ID, InputType, ObjectType, Resolver } from 'type-graphql';
import { deletionConfirmation } from '../domain/account/deletion.ts';
import { recentSignInMinutes } from '../domain/account/recentSignIn.ts';
import type { Principal, User } from '../domain/account/user.ts';
import { Access, CurrentPrincipal, CurrentUser } from './access.ts';
import type { Context } from './context.ts';
import { Input } from './input.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';

@InputType({ description: "The request to delete one's own account." })
export class DeleteAccountInput {
  @Field(() => String, { description: `The word ${deletionConfirmation}, typed by the owner.` })
  confirmation: string;
}

@ObjectType({
  description:
    'The account is locked and its deletion is recorded; the rest is removed within minutes, once the subscription is cancelled.',
})
export class DeleteAccountSuccess {
  @Field(() => ID, { description: 'The account that no longer exists.' })
  userId: string;

  @Field(() => Boolean, {
    description:
      'Whether the subscription, if there was one, is cancelled. False when the payment provider did not answer: it is asked again until it does, then the rest is removed, and what it charged meanwhile is refunded.',
  })
  subscriptionEnded: boolean;
}

const DeleteAccountResult = resultUnion(DeleteAccountSuccess, ['INVALID_CONFIRMATION', 'RECENT_SIGN_IN_REQUIRED']);

@Resolver()
export class PrivacyResolver {
  @ResultMutation(
    DeleteAccountResult,
    `Deletes the account of somebody who signed in during the last ${recentSignInMinutes} minutes: cancels the subscription, then removes profile, generations and sign-in.`,
  )
  @Access('registered', 'owner alone')
  async deleteAccount(
    @CurrentUser() user: User,
    @CurrentPrincipal() principal: Principal,
    @Input(() => DeleteAccountInput) { confirmation }: DeleteAccountInput,
    @Ctx() { services: { privacy } }: Context,
  ) {
    return resultOf(await privacy.deleteAccount(user, principal, confirmation), ({ subscriptionEnded }) => ({
      userId: user.id,
      subscriptionEnded,
    }));
  }
}
