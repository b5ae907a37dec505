import type { CustomTypeOptions } from 'i18next'

/** A file of texts: `users` is `locales/<language>/users.json`. */
export type Namespace = keyof CustomTypeOptions['resources']
