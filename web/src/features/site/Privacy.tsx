import { PrivacyBody } from './PrivacyBody';
import { useConfig } from '../../session/ConfigProvider';

/** The privacy policy. */
export const Component = () => <PrivacyBody facts={useConfig()} />;
