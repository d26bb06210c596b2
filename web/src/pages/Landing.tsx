import { BirdOnWire } from '../ui/BirdOnWire';
import { LinkButton } from '../ui/Button';
import { paths } from '../paths';
import styles from './Landing.module.css';

const steps = [
  ['Descreva', 'Diga o assunto em uma frase: promoção de sexta, produto novo, horário de feriado.'],
  ['Gere', 'Escolha onde vai publicar e o objetivo. O texto sai com o nome e o jeito do seu negócio.'],
  ['Copie', 'Copie, cole e poste. Está no Instagram ou no WhatsApp antes do próximo cliente chegar.'],
] as const;

/** The first sight of the product: what it is for, one real example, and the way in. */
export function Component() {
  return (
    <>
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>
            Seu negócio merece ser <em>bem visto</em>
          </h1>
          <p className={styles['lead']}>
            Conte sua ideia em uma frase. O Bem-te-vi escreve o post, a mensagem de WhatsApp ou a descrição do produto
            com o jeito do seu negócio e do seu bairro.
          </p>
          <div className={styles['ways']}>
            <LinkButton to={paths.register} className={styles['call']}>
              Criar conta grátis
            </LinkButton>
            <LinkButton to={paths.howItWorks} variant="quiet">
              Ver como funciona
            </LinkButton>
          </div>
          <p className={styles['small']}>O Plano Ninho é grátis, sem cartão.</p>
        </div>
        <div className={styles['scene']}>
          <BirdOnWire />
          <Example />
        </div>
      </section>
      <section className={styles['steps']}>
        <h2>Da ideia ao post em três passos</h2>
        <ol className={styles['list']}>
          {steps.map(([title, words]) => (
            <li key={title} className={styles['step']}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Example() {
  return (
    <figure className={styles['example']}>
      <figcaption className={styles['request']}>
        <span className={styles['who']}>Confeitaria da Lu pediu</span>
        “bolo de milho saindo do forno às 16h”
      </figcaption>
      <p className={styles['answer']}>
        O cheirinho chegou na calçada: às 16h sai <strong>bolo de milho</strong> do forno. Quer o seu quentinho?
        Responda “eu quero” que a Lu separa uma fatia para você.
      </p>
    </figure>
  );
}
