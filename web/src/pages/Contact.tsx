import { Article, Ways } from '../components/Article';
import { paths } from '../paths';
import { useConfig } from '../session/ConfigProvider';
import { LinkButton } from '../ui/Button';

const digits = (phone: string) => phone.replace(/\D/g, '');
const readable = (whatsapp: string) => digits(whatsapp).replace(/^55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

/** How to reach us and when. */
export function Component() {
  const { contacts } = useConfig();
  return (
    <Article title="Contato" lead="Fale com a gente de segunda a sexta, das 9h às 17h.">
      <ul>
        <li>
          E-mail: <a href={`mailto:${contacts.email}`}>{contacts.email}</a>
        </li>
        <li>
          WhatsApp: <a href={`https://wa.me/${digits(contacts.whatsapp)}`}>{readable(contacts.whatsapp)}</a>
        </li>
        <li>
          Telefone: <a href={`tel:${digits(contacts.phone)}`}>{contacts.phone}</a>
        </li>
      </ul>
      <Ways>
        <LinkButton to={paths.howItWorks} variant="quiet">
          Como Funciona
        </LinkButton>
        <LinkButton to={paths.plans} variant="quiet">
          Planos
        </LinkButton>
      </Ways>
    </Article>
  );
}
