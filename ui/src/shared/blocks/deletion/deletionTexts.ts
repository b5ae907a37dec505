import type { CustomTypeOptions } from 'i18next'

type Resources = CustomTypeOptions['resources']

/** `open` is the label of the action, `titleOf` asks about one record by its name, `title` about several by their number. */
interface DeletionTexts {
  delete: Record<'open' | 'titleOf' | 'title_other' | 'verb_other', string>
}

/** A namespace with the texts of a deletion: `delete.open`, `.titleOf`, `.title`, `.consequence`, `.verb`, `.done`, `.failed`. */
export type DeletionNamespace = {
  [Ns in keyof Resources]: Resources[Ns] extends DeletionTexts ? Ns : never
}[keyof Resources]

/** One of them. The keys of a namespace that is not known before are no types. */
export type SayDeletion = (
  key: `delete.${'open' | 'titleOf' | 'title' | 'consequence' | 'verb' | 'done' | 'failed'}`,
  values?: { count: number; name?: string },
) => string
