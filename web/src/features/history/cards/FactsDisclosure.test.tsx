// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPageWrapper } from '../../../tests/pageWrapper';
import { FactsDisclosure } from './FactsDisclosure';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a text that was deleted elsewhere is reported as gone when its facts are opened', async () => {
  const wrapper = createPageWrapper({ GenerationFacts: () => ({ generation: null }) });
  render(<FactsDisclosure generationId="g1" index={0} text="Pão quente" />, { wrapper });
  (await screen.findByText('Conferir os fatos')).click();
  expect(await screen.findByText('Este texto não está mais no seu histórico.')).toBeDefined();
  expect(screen.queryByText('Conferindo…')).toBeNull();
});
