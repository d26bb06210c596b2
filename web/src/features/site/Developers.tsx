import { DevelopersBody } from './DevelopersBody';

/** How programs use the API. */
export const Component = () => <DevelopersBody />;
