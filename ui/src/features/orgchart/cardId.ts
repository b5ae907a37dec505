/** The id of a card in the document. Ways to somebody have blanks in them, ids must not. */
export const cardIdOf = (id: string) => `card-${encodeURIComponent(id)}`
