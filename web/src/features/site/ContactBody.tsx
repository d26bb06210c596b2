import { contactFaq, founderMessage, supportHours } from '../../content/contact';
import { keepNameTogether } from '../../ui/keepNameTogether';
import { phoneLink, whatsappLink, whatsappNumber, type Facts } from '../../content/facts';
import { Conversation } from '../../ui/brand/scenes';
import styles from './ContactBody.module.css';
import { FaqBand } from '../shell/FaqBand';
import { PageHero } from '../../ui/layout/PageHero';

/** How to reach us and when, what people usually ask, and why we are here. */
export function ContactBody({ facts }: { facts: Facts }) {
  const { email, whatsapp, phone } = facts.contacts;
  const contacts = [
    { name: 'WhatsApp', value: whatsappNumber(whatsapp), href: whatsappLink(whatsapp), hint: 'O mais rápido' },
    { name: 'E-mail', value: email, href: `mailto:${email}`, hint: 'Para mandar detalhes e imagens' },
    { name: 'Telefone', value: phone, href: phoneLink(phone), hint: 'Para conversar' },
  ];
  return (
    <>
      <PageHero
        title="Contato"
        lead={`Fale com a gente ${supportHours}. Quem atende conhece o produto e fala português claro.`}
        art={<Conversation />}
      />
      <ul className={styles.ways}>
        {contacts.map(({ name, value, href, hint }) => (
          <li key={name} className={styles.way}>
            <h2>{name}</h2>
            <a href={href}>{value}</a>
            <p>{hint}</p>
          </li>
        ))}
      </ul>
      <FaqBand items={contactFaq(facts)} title="Talvez a resposta já esteja aqui" />
      <figure className={styles.founder}>
        <blockquote>
          <h2>{founderMessage.title}</h2>
          {founderMessage.paragraphs.map((paragraph) => (
            <p key={paragraph}>{keepNameTogether(paragraph)}</p>
          ))}
        </blockquote>
        <figcaption>{keepNameTogether(founderMessage.signature)}</figcaption>
      </figure>
    </>
  );
}
