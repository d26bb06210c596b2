import { TermsBody } from './legal/TermsBody';
import { useConfig } from '../../session/ConfigProvider';

/** The terms of use. */
export const Component = () => <TermsBody facts={useConfig()} />;
