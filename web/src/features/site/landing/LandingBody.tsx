import { formatCredits, freePlan, type Facts } from '../../../content/facts';
import { keepNameTogether } from '../../../ui/keepNameTogether';
import { landingFaq, steps } from '../../../content/landing';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/Button';
import { Audience } from './Audience';
import { Band } from '../../../ui/layout/Band';
import { Carousel } from './Carousel';
import { Comparison } from './Comparison';
import { FaqBand } from '../../shell/FaqBand';
import { CallToAction } from '../CallToAction';
import styles from './LandingBody.module.css';
import { Steps } from './Steps';

/** The first sight of the product: what it is for, real examples, and the way in. */
export function LandingBody({ facts }: { facts: Facts }) {
  const free = freePlan(facts);
  return (
    <>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            Seu negócio merece ser <em>bem visto</em>
          </h1>
          <p className={styles.lead}>
            Conte sua ideia em uma frase. O {keepNameTogether('Bem-te-vi')} escreve o post, a mensagem de WhatsApp ou a
            descrição do produto com o jeito do seu negócio e do seu bairro.
          </p>
          <div className={styles.ways}>
            <LinkButton to={paths.register} className={styles.call}>
              Criar conta grátis
            </LinkButton>
            <LinkButton to={paths.howItWorks} variant="quiet">
              Ver como funciona
            </LinkButton>
          </div>
          <p className={styles.small}>
            O {free.name} é grátis, sem cartão: {formatCredits(free.monthlyCredits)} por mês, um por texto.
          </p>
        </div>
        <Carousel />
      </section>
      <Band tone="sunken" title="Da ideia ao post em três passos">
        <Steps items={steps} />
      </Band>
      <Band
        title="Por que não pedir a uma IA qualquer?"
        lead="Uma IA genérica escreve sobre tudo. O Bem-te-vi escreve para quem tem loja, agenda e freguês."
      >
        <Comparison facts={facts} />
      </Band>
      <Band
        tone="sun"
        title="Para quem abre a porta todo dia"
        lead="Lojistas, prestadores de serviço e autônomos. Uma ideia dessas já basta para começar:"
      >
        <Audience />
      </Band>
      <FaqBand items={landingFaq(facts)} />
      <CallToAction
        title="O próximo post pode sair agora"
        words="Crie a conta, monte seu ninho e peça o primeiro texto. Sem cartão e sem compromisso."
        call="Criar conta grátis"
      />
    </>
  );
}
