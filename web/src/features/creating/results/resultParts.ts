/** What shows written texts, in one chunk: the form that asks for them is useful without it. */
export { GenerationResult } from '../../texts/GenerationResult';
export { KeptKit } from '../kit/KeptKit';
export { KitView } from '../kit/KitView';
export { KeptResult } from './KeptResult';
