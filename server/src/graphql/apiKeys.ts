import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { apiKeysPerOwner, maxApiKeyNameLength, type ApiKey as Key } from '../domain/account/apiKey.ts';
import { recentSignInMinutes } from '../domain/account/recentSignIn.ts';
import type { Principal, User } from '../domain/account/user.ts';
import { Access, CurrentPrincipal, CurrentUser } from './access.ts';
import type { Context } from './context.ts';
import { Input } from './input.ts';
import { upToCharacters } from './limitDescriptions.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';

@ObjectType({ simpleResolvers: true, description: 'A key by which programs call the API for its owner.' })
export class ApiKey {
  @Field(() => ID, { description: 'The id, which is no secret.' })
  id: string;

  @Field(() => String, { description: 'What the owner calls it.' })
  name: string;

  @Field(() => String, { description: 'The last characters of the secret.' })
  ending: string;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'The last call by it, to the minute; null before one.' })
  lastUsedAt: Date | null;
}

@InputType({ description: 'A key to be made.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: `What the owner calls it, ${upToCharacters(maxApiKeyNameLength)}.` })
  name: string;
}

@InputType({ description: 'A key to be revoked.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The id of the key.' })
  keyId: string;
}

@ObjectType({ description: 'The key is made.' })
export class CreateApiKeySuccess {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey: Key;

  @Field(() => String, { description: 'The secret, shown here and never again: send it as `Authorization: Bearer …`.' })
  secret: string;
}

@ObjectType({ description: 'The key is revoked: no server takes it any more.' })
export class RevokeApiKeySuccess {
  @Field(() => ID, { description: 'The id of the key.' })
  id: string;
}

const CreateApiKeyResult = resultUnion(CreateApiKeySuccess, [
  'INVALID_API_KEY',
  'PLAN_LOCKED',
  'RECENT_SIGN_IN_REQUIRED',
  'TOO_MANY_API_KEYS',
]);
const RevokeApiKeyResult = resultUnion(RevokeApiKeySuccess, []);

@Resolver()
export class ApiKeysResolver {
  @Query(() => [ApiKey], { description: "The owner's API keys, oldest first." })
  @Access('onboarded', 'owner alone')
  async apiKeys(@CurrentUser() user: User, @Ctx() { services }: Context): Promise<readonly Key[]> {
    return services.apiKeys.of(user);
  }

  @ResultMutation(
    CreateApiKeyResult,
    `Makes an API key for somebody who signed in during the last ${recentSignInMinutes} minutes: ${apiKeysPerOwner} at most, on paid plans. Repeated, it makes another one.`,
  )
  @Access('onboarded', 'owner alone')
  async createApiKey(
    @CurrentUser() user: User,
    @CurrentPrincipal() principal: Principal,
    @Input(() => CreateApiKeyInput) { name }: CreateApiKeyInput,
    @Ctx() { services }: Context,
  ) {
    return resultOf(await services.apiKeys.create(user, principal, name), (made) => made);
  }

  @ResultMutation(RevokeApiKeyResult, 'Revokes an API key, everywhere at once. It can be repeated.')
  @Access('onboarded', 'owner alone')
  async revokeApiKey(
    @CurrentUser() user: User,
    @Input(() => RevokeApiKeyInput) { keyId }: RevokeApiKeyInput,
    @Ctx() { services }: Context,
  ) {
    return resultOf(await services.apiKeys.revoke(user, keyId), () => ({ id: keyId }));
  }
}
