/** Where the brief that is being written is kept in this browser. */
export const briefDraftKey = (viewerId: string): string => `bemtevi:pedido:${viewerId}`;
