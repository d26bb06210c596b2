import { PrivacyBody } from '../components/site/PrivacyBody';
import { useConfig } from '../session/ConfigProvider';

/** The privacy policy. */
export const Component = () => <PrivacyBody facts={useConfig()} />;
