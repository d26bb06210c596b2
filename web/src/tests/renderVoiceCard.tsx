import { InMemoryCache } from '@apollo/client';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { VoiceCard } from '../features/profile/voice/VoiceCard';
import { renderPage } from './accountPage';
import { aConfig, aPlan } from './pageWrapper';

/** A plan whose texts are written in the voice. */
export const voo = { ...aPlan, key: 'PLANO_VOO', name: 'Plano Voo', features: ['VOICE'] };
/** What was learnt from edits. */
export const learnt = ['Um', 'Dois', 'Três'].map((text) => ({
  __typename: 'LearntText',
  id: text.toLowerCase(),
  text,
}));
/** A voice as it is stored. */
export const aVoice = {
  __typename: 'Voice',
  revision: 4,
  samples: ['Oi, vizinha!'],
  address: null as string | null,
  emoji: 'FEW' as string | null,
  favouritePhrases: ['Vem que tem!', 'Tá na mão, ó'],
  forbiddenWords: ['barato'],
  learnsFromEdits: true,
};

type Saved = (input: Record<string, unknown>) => object | Promise<object>;

interface Owner {
  readonly plan?: object;
  readonly voice?: typeof aVoice;
  readonly learns?: () => readonly object[];
  readonly saves?: Saved;
  readonly cache?: InMemoryCache;
}

/** The card of an owner's voice, what it sent and whether it has told of unsaved edits. */
export async function renderVoiceCard({
  plan = voo,
  voice = aVoice,
  learns = () => learnt,
  saves = () => ({ __typename: 'VoiceConflict', user: {} }),
  cache = new InMemoryCache(),
}: Owner = {}) {
  const sent: Record<string, unknown>[] = [];
  const unsaved = vi.fn<(part: string, unsaved: boolean) => void>();
  const user = { __typename: 'User', id: 'u1', plan, voice };
  const shown = { ...user };
  const page = await renderPage(
    async () => {
      const card = await import('../features/profile/voice/VoiceCard');
      return () => (
        <card.VoiceCard
          user={{ ...shown } as unknown as ComponentProps<typeof VoiceCard>['user']}
          onUnsaved={unsaved}
        />
      );
    },
    {
      cache,
      answers: {
        Config: () => ({ config: { ...aConfig, plans: [aPlan, voo] } }),
        LearntTexts: () => ({
          viewer: { __typename: 'User', id: 'u1', voice: { __typename: 'Voice', learntTexts: learns() } },
        }),
        async SaveVoice({ input }) {
          sent.push(input as Record<string, unknown>);
          return { saveVoice: await saves(input as Record<string, unknown>) };
        },
      },
    },
  );
  return {
    ...page,
    sent,
    isUnsaved: () => unsaved.mock.calls.at(-1),
    text: () => screen.getByRole('region').textContent,
    receive: (newer: typeof aVoice) => {
      shown.voice = newer;
      return page.drawAgain();
    },
    saved: (voiceNow: object) => ({
      __typename: 'SaveVoiceSuccess',
      user: { ...user, voice: { ...voiceNow, learntTexts: [] } },
    }),
  };
}
