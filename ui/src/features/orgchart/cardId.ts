/** The id of a card in the document. It is encoded: the path of a node has blanks, an id may not. */
export const cardIdOf = (id: string) => `card-${encodeURIComponent(id)}`
