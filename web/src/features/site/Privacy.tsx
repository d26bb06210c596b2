import { PrivacyBody } from './legal/PrivacyBody';
import { useConfig } from '../../session/ConfigProvider';

/** The privacy policy. */
export const Component = () => <PrivacyBody facts={useConfig()} />;
