import { LandingBody } from './landing/LandingBody';
import { useConfig } from '../../session/ConfigProvider';

/** The page of who is new here. */
export const Component = () => <LandingBody facts={useConfig()} />;
