import { expect, it } from 'vitest';
import { editedTexts, learntTexts } from '../../src/domain/learntTexts.ts';
import { planOf } from '../../src/domain/plan.ts';
import { withSavedText } from '../../src/domain/versions.ts';
import { noVoice } from '../../src/domain/voice.ts';
import { aGeneration } from '../seed/domain.ts';

it('of two texts that were edited in one save the voice can forget one alone', () => {
  const at = new Date();
  const written = aGeneration({ userId: 'owner', createdAt: at });
  const generation = { ...written, ...withSavedText(withSavedText(written, 0, 'um', at), 1, 'dois', at) };
  const edits = editedTexts(planOf('plano_voo'), [generation]);
  expect(edits.map(({ text }) => text)).toEqual(['um', 'dois']);
  const voice = { ...noVoice, forgottenTexts: [edits[0]!.id] };
  expect(learntTexts(voice, edits)).toMatchObject([{ text: 'dois' }]);
});
