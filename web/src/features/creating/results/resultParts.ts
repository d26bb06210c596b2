/** What shows written texts, in one chunk: the form that asks for them is useful without it. */
export { GenerationResult } from '../../texts/GenerationResult';
export { PreviousKit } from '../kit/PreviousKit';
export { KitView } from '../kit/KitView';
export { PreviousResult } from './PreviousResult';
