/** A common name from what a record is called: its letters and digits, of every script. */
export const commonNameOf = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '')
