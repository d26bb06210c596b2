import { Failure } from './failures.ts';
import type { VisibleGeneration } from './generation.ts';
import type { User } from './user.ts';

/** A field was changed elsewhere since the editor began; nothing was overwritten. */
export class ProfileConflict extends Failure {
  readonly code = 'PROFILE_CONFLICT';
  /** As it is stored now, so that both values can be offered. */
  readonly user: User;

  constructor(user: User) {
    super('O perfil foi alterado em outro lugar. Confira o que mudou antes de salvar.');
    this.user = user;
  }
}

/** The stored texts are newer than what the editor started from; nothing was overwritten (rule 6.2). */
export class EditConflict extends Failure {
  readonly code = 'EDIT_CONFLICT';
  /** As it is stored now, so that both texts can be offered. */
  readonly generation: VisibleGeneration;

  constructor(generation: VisibleGeneration) {
    super('Este texto foi alterado em outro lugar. Confira a versão mais nova antes de salvar.');
    this.generation = generation;
  }
}
