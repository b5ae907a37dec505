import type { CustomTypeOptions } from 'i18next'

type Resources = CustomTypeOptions['resources']

/**
 * `open` is the label of the action, `titleOf` the question about one record by name, `title` the question about
 * several by number.
 */
interface DeletionTexts {
  delete: Record<'open' | 'titleOf' | 'title_other' | 'verb_other', string>
}

/** A namespace with the texts of a deletion: `delete.open`, `.titleOf`, `.title`, `.consequence`, `.verb`, `.done`, `.failed`. */
export type DeletionNamespace = {
  [Ns in keyof Resources]: Resources[Ns] extends DeletionTexts ? Ns : never
}[keyof Resources]

/** The translation function for these keys, for a namespace that is known only at run time. */
export type SayDeletion = (
  key: `delete.${'open' | 'titleOf' | 'title' | 'consequence' | 'verb' | 'done' | 'failed'}`,
  values?: { count: number; name?: string },
) => string
