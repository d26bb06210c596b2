import { Failure } from '../failures.ts';
import type { VisibleGeneration } from '../generations/generation.ts';
import type { User } from './user.ts';

/** Something of the account was saved elsewhere since the editor began; nothing was overwritten. */
abstract class AccountConflict extends Failure {
  /** As it is stored now, so that both values can be offered. */
  readonly user: User;

  constructor(changed: string, user: User) {
    super(`${changed} em outro lugar. Confira o que mudou antes de salvar.`);
    this.user = user;
  }
}

/** A field of the profile was changed elsewhere. */
export class ProfileConflict extends AccountConflict {
  readonly code = 'PROFILE_CONFLICT';

  constructor(user: User) {
    super('O perfil foi alterado', user);
  }
}

/** The list of products was saved elsewhere. */
export class ProductsConflict extends AccountConflict {
  readonly code = 'PRODUCTS_CONFLICT';

  constructor(user: User) {
    super('A lista de produtos foi alterada', user);
  }
}

/** The voice of the shop was saved elsewhere. */
export class VoiceConflict extends AccountConflict {
  readonly code = 'VOICE_CONFLICT';

  constructor(user: User) {
    super('A voz da loja foi alterada', user);
  }
}

/** The stored texts are newer than what the editor started from; nothing was overwritten (rule 6.2). */
export class EditConflict extends Failure {
  readonly code = 'EDIT_CONFLICT';
  /** As it is stored now, so that both texts can be offered. */
  readonly generation: VisibleGeneration;

  constructor(generation: VisibleGeneration, advice = 'Confira a versão mais nova antes de salvar.') {
    super(`Este texto foi alterado em outro lugar. ${advice}`);
    this.generation = generation;
  }

  static adjusting(generation: VisibleGeneration): EditConflict {
    return new EditConflict(generation, 'A versão mais nova foi mantida, e o ajuste não foi contado.');
  }
}
