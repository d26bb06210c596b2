import { Arg, Ctx, Field, ID, InputType, ObjectType, Resolver } from 'type-graphql';
import { deletionConfirmation } from '../domain/deletion.ts';
import type { Principal, User } from '../domain/user.ts';
import { Access, CurrentPrincipal, CurrentUser } from './access.ts';
import type { Context } from './context.ts';
import { ResultMutation, resultOf, resultUnion } from './results.ts';

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

const DeleteAccountResult = resultUnion(DeleteAccountSuccess, ['INVALID_CONFIRMATION', 'RECENT_SIGN_IN_REQUIRED']);

@Resolver()
export class PrivacyResolver {
  @ResultMutation(
    DeleteAccountResult,
    'Exclui a conta de quem entrou há menos de 5 minutos: perfil, criações, assinatura e acesso.',
  )
  @Access('verified')
  async deleteAccount(
    @CurrentUser() user: User,
    @CurrentPrincipal() principal: Principal,
    @Arg('input', () => DeleteAccountInput) { confirmation }: DeleteAccountInput,
    @Ctx() { services: { privacy } }: Context,
  ) {
    return resultOf(await privacy.deleteAccount(user, principal, confirmation), () => ({ userId: user.id }));
  }
}
