import { Ctx, Field, FieldResolver, InputType, ObjectType, Resolver, Root } from 'type-graphql';
import type { MailPreferences as Preferences } from '../domain/mail/mailPreferences.ts';
import type { User as Account } from '../domain/account/user.ts';
import { Access, CurrentUser } from './access.ts';
import type { Context } from './context.ts';
import { Input } from './input.ts';
import { ResultMutation, resultUnion } from './results.ts';
import { User } from './user.ts';

@ObjectType({ simpleResolvers: true, description: 'Which e-mails the owner gets of those that are not required.' })
export class MailPreferences {
  @Field(() => Boolean, { description: 'Whether tips are sent, like the one after the first text.' })
  tips: boolean;
}

@InputType({ description: 'Which e-mails the owner wants of those that are not required.' })
export class SaveMailPreferencesInput {
  @Field(() => Boolean, { description: 'Whether tips are sent.' })
  tips: boolean;
}

@ObjectType({ description: 'The choice is saved.' })
export class SaveMailPreferencesSuccess {
  @Field(() => User, { description: 'The account, with the choice as it is stored now.' })
  user: Account;
}

const SaveMailPreferencesResult = resultUnion(SaveMailPreferencesSuccess, []);

@Resolver(() => User)
export class MailsResolver {
  @FieldResolver(() => MailPreferences, { description: 'Which e-mails the owner gets.' })
  async mailPreferences(@Root() user: Account, @Ctx() { services }: Context): Promise<Preferences> {
    return services.mails.preferencesOf(user);
  }

  @ResultMutation(SaveMailPreferencesResult, 'Chooses which e-mails the owner gets; required ones are always sent.')
  @Access('onboarded', 'owner or key')
  async saveMailPreferences(
    @CurrentUser() user: Account,
    @Input(() => SaveMailPreferencesInput) { tips }: SaveMailPreferencesInput,
    @Ctx() { services }: Context,
  ) {
    await services.mails.setPreferences(user.id, { tips });
    return { user };
  }
}
