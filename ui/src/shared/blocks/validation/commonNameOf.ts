/** Derives a common name from the name of a record: its letters and digits, of every script. */
export const commonNameOf = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '')
