import { HowItWorksBody } from './howItWorks/HowItWorksBody';
import { useConfig } from '../../session/ConfigProvider';

/** How a text comes about. */
export const Component = () => <HowItWorksBody facts={useConfig()} />;
