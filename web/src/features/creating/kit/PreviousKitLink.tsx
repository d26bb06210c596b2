import { HeadingLink } from '../../shell/HeadingLink';

/** The element id of a kit's heading. */
export const kitHeading = 'kit';

interface PreviousKitLinkProps {
  /** How many texts of the kit are stored. */
  texts: number;
  /** The newest result, and not an older one with an address of its own. */
  isLast: boolean;
}

/** A link to the kit that is shown further down the page. */
export const PreviousKitLink = ({ texts, isLast }: PreviousKitLinkProps) => (
  <HeadingLink to={kitHeading}>
    {isLast ? 'Seu último kit' : 'Seu kit'}: {texts === 1 ? '1 texto' : `${texts} textos`}
  </HeadingLink>
);
