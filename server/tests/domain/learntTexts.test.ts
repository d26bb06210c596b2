import { expect, it } from 'vitest';
import { editedTexts, learntTexts } from '../../src/domain/generations/learntTexts.ts';
import { planOf } from '../../src/domain/billing/plan.ts';
import { withSavedText } from '../../src/domain/generations/versions.ts';
import { noVoice } from '../../src/domain/account/voice.ts';
import { aGeneration } from '../seed/domain.ts';

it('the voice can forget one of two texts that were edited in one save', () => {
  const at = new Date();
  const written = aGeneration({ userId: 'owner', createdAt: at });
  const generation = { ...written, ...withSavedText(withSavedText(written, 0, 'um', at), 1, 'dois', at) };
  const edits = editedTexts(planOf('plano_voo'), [generation]);
  expect(edits.map(({ text }) => text)).toEqual(['um', 'dois']);
  const voice = { ...noVoice, forgottenTexts: [edits[0]!.id] };
  expect(learntTexts(voice, edits)).toMatchObject([{ text: 'dois' }]);
});

it.each([
  ['Pão por R$ 5, até sábado', []],
  ['Pão por R$ 5, até [preencher: dia]', []],
  ['Pão quente por R$ 5, até sábado', ['Pão quente por R$ 5, até sábado']],
  ['Pão quente por R$ 5, até [preencher: dia]', []],
])('the voice learns, from a text with blanks that is saved as "%s", %j', (text, learnt) => {
  const at = new Date();
  const variations = ['Pão por [preencher: preço], até [preencher: dia]'];
  const written = aGeneration({ userId: 'owner', createdAt: at, variations });
  const generation = { ...written, ...withSavedText(written, 0, text, at) };
  expect(editedTexts(planOf('plano_voo'), [generation]).map((edit) => edit.text)).toEqual(learnt);
});
