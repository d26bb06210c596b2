import styles from './sketches.module.css';

const nest = [
  ['Nome do negócio', 'Hamburgueria do Beco'],
  ['O que você faz', 'Hambúrguer na brasa e batata rústica, feitos na hora'],
  ['Para quem', 'Famílias e amigos do bairro, à noite'],
] as const;

/** The profile, filled in. */
export const NestSketch = () => (
  <dl className={styles.panel}>
    {nest.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={styles.field}>{value}</dd>
      </div>
    ))}
  </dl>
);

const Choices = ({ items, chosen }: { items: readonly string[]; chosen: string }) => (
  <ul className={styles.choices}>
    {items.map((item) => (
      <li key={item} className={styles.choice} data-chosen={item === chosen || undefined}>
        {item}
      </li>
    ))}
  </ul>
);

/** A request: tool, goal and idea. */
export const RequestSketch = () => (
  <div className={styles.panel}>
    <Choices
      items={['Post para Instagram', 'Mensagem de WhatsApp', 'Descrição de Produto']}
      chosen="Mensagem de WhatsApp"
    />
    <Choices items={['Vender', 'Conectar']} chosen="Vender" />
    <p className={styles.field}>combo de sexta: dois burgers, batata e refri</p>
  </div>
);

/** The finished text. */
export const PostSketch = () => (
  <div className={styles.panel}>
    <p>
      Sexta pede brasa! O <strong>combo da Hamburgueria do Beco</strong> vem com dois burgers, batata e refri. Chama
      quem você gosta e responda <strong>“eu quero”</strong> para a gente já separar o seu.
    </p>
    <p className={styles.copied}>Copiado!</p>
  </div>
);
