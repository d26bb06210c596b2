import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { deletionConfirmation } from '../domain/deletion.ts';
import { authenticate, enter, type Context } from './context.ts';
import { InvalidConfirmation, RecentSignInRequired, resultUnion } from './failures.ts';

@InputType({ description: 'O pedido de excluir a própria conta.' })
export class DeleteAccountInput {
  @Field(() => String, { description: `A palavra ${deletionConfirmation}, digitada pela pessoa.` })
  confirmation: string;
}

@ObjectType({ description: 'A conta foi excluída. O que faltar será removido em minutos.' })
export class DeleteAccountSuccess {
  @Field(() => ID, { description: 'A conta que não existe mais.' })
  userId: string;
}

const DeleteAccountResult = resultUnion(DeleteAccountSuccess, [InvalidConfirmation, RecentSignInRequired]);

@Resolver()
export class PrivacyResolver {
  @Mutation(() => DeleteAccountResult, {
    description: 'Exclui a conta de quem entrou há menos de 5 minutos: perfil, criações, assinatura e acesso.',
  })
  async deleteAccount(@Ctx() context: Context, @Arg('input', () => DeleteAccountInput) input: DeleteAccountInput) {
    const user = await enter(context, 'verified');
    const principal = await authenticate(context);
    const failure = await context.services.privacy.deleteAccount(user, principal, input.confirmation);
    return failure ?? Object.assign(new DeleteAccountSuccess(), { userId: user.id });
  }
}
