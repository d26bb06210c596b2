import { ownKey } from '../../session/ownStorage';

/** Where the brief that is being written is kept in this browser. */
export const briefDraftKey = (viewerId: string): string => ownKey(viewerId, 'pedido');
