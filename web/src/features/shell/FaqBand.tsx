import type { Faq } from '../../content/faq';
import { Accordion } from '../../ui/layout/Accordion';
import { Band } from '../../ui/layout/Band';

/** The questions of a page and their answers. */
export const FaqBand = ({ items, title = 'Perguntas frequentes' }: { items: readonly Faq[]; title?: string }) => (
  <Band title={title} aside>
    <Accordion items={items} />
  </Band>
);
