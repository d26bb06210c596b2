import type { Facts } from '../../../content/facts';
import { howItWorksFaq, steps } from '../../../content/howItWorks';
import { NestScene } from '../../../ui/brand/scenes';
import { FaqBand } from '../../shell/FaqBand';
import { CallToAction } from '../CallToAction';
import styles from './HowItWorksBody.module.css';
import { PageHero } from '../../../ui/layout/PageHero';
import { NestSketch, PostSketch, RequestSketch } from './sketches';

const sketches = [NestSketch, RequestSketch, PostSketch] as const;

/** The three steps, each with a sketch of its screen. */
export const HowItWorksBody = ({ facts }: { facts: Facts }) => (
  <>
    <PageHero
      title="Como Funciona"
      lead="Você monta seu ninho uma vez. Depois, cada texto é uma frase sua e um toque."
      art={<NestScene />}
    />
    <ol className={styles.steps}>
      {steps.map(({ title, words }, index) => {
        const Sketch = sketches[index]!;
        return (
          <li key={title} className={styles.step}>
            <div className={styles.words}>
              <h2>
                <span className={styles.number}>{index + 1}</span>
                {title}
              </h2>
              <p>{words}</p>
            </div>
            <div>
              <Sketch />
            </div>
          </li>
        );
      })}
    </ol>
    <FaqBand items={howItWorksFaq(facts)} />
    <CallToAction
      title="Pronto para voar?"
      words="Comece grátis, sem cartão. O primeiro texto sai hoje."
      call="DECOLAR"
    />
  </>
);
