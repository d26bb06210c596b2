import type { Faq } from '../../content/faq';
import { Accordion } from '../../ui/Accordion';
import { Band } from '../../ui/Band';

/** The questions of a page and their answers. */
export const FaqBand = ({ items, title = 'Perguntas frequentes' }: { items: readonly Faq[]; title?: string }) => (
  <Band title={title} aside>
    <Accordion items={items} />
  </Band>
);
