import { useState } from 'react'

/** The changes of a form, see `useRecordForm`. */
interface FormChanges<Key extends string> {
  fields: Readonly<Record<Key, { label: string }>>
  changed: readonly string[]
}

/**
 * The sections of a record: each shows facts until the person opens its fields.
 *
 * @param sections - the keys of each section's fields; by default the label of the first field is
 * the title.
 */
export function useOpenSections<Section extends string, Key extends string>(
  sections: Readonly<Record<Section, readonly [Key, ...Key[]]>>,
  mayModify: boolean,
) {
  const [opened, setOpened] = useState<readonly Section[]>([])
  return {
    closeAll: () => setOpened([]),
    isReading: ({ changed }: FormChanges<Key>) => opened.length === 0 && changed.length === 0,
    /** The properties of `FormCard`. */
    cardOf: ({ fields, changed }: FormChanges<Key>, section: Section, title?: string) => ({
      title: title ?? fields[sections[section][0]].label,
      // A restored draft opens the sections that it changes.
      isOpen: opened.includes(section) || sections[section].some((key) => changed.includes(key)),
      onOpen: mayModify ? () => setOpened([...opened, section]) : undefined,
    }),
  }
}
