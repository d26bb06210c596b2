import { ContactBody } from './ContactBody';
import { useConfig } from '../../session/ConfigProvider';

/** How to reach us. */
export const Component = () => <ContactBody facts={useConfig()} />;
