import { JumpLink } from '../../shell/JumpLink';

/** The id of the heading of a kit. */
export const kitHeading = 'kit';

interface KeptKitLinkProps {
  /** How many texts of the kit are there. */
  texts: number;
  /** The newest result, and not an older one with an address of its own. */
  isLast: boolean;
}

/** The way to a kit that is shown further down. */
export const KeptKitLink = ({ texts, isLast }: KeptKitLinkProps) => (
  <JumpLink to={kitHeading}>
    {isLast ? 'Seu último kit' : 'Seu kit'}: {texts === 1 ? '1 texto' : `${texts} textos`}
  </JumpLink>
);
