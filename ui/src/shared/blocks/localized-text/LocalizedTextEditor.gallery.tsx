import { useState, type ComponentProps } from 'react'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { description, displayName } from '../validation/text'
import { LocalizedTextEditor } from './LocalizedTextEditor'
import type { LocalizedField } from './localizedField'
import type { LocalizedTexts } from './localizedTexts'

type Key = 'name' | 'description'

const fields: LocalizedField<Key>[] = [
  { key: 'name', label: 'Name', isRequired: true, maxLength: 64, schema: displayName },
  {
    key: 'description',
    label: 'Description',
    isMultiline: true,
    maxLength: 1024,
    schema: description,
  },
]

const payer: LocalizedTexts<Key> = {
  name: [
    { locale: 'en', text: 'Payment Approver' },
    { locale: 'de', text: 'Freigabe von Zahlungen' },
    { locale: 'iw', text: 'מאשר תשלומים' },
  ],
  description: [
    {
      locale: 'en',
      text: 'Releases supplier payments up to NOK 2,000,000 after the clerk has entered them.',
    },
    { locale: 'iw', text: 'משחרר תשלומים לספקים' },
  ],
}

type Editor = Partial<ComponentProps<typeof LocalizedTextEditor<Key>>>

function Held({ value = payer, ...rest }: Editor) {
  const [held, setHeld] = useState(value)
  return (
    <LocalizedTextEditor
      label="Names and descriptions"
      fields={fields}
      value={held}
      onChange={setHeld}
      {...rest}
    />
  )
}

const long = 'Payment*approver '.repeat(12)

export const gallery: GalleryPage = {
  title: 'Localized text editor',
  specimens: [
    { name: 'Name and description', Show: () => <Held /> },
    { name: 'Nothing yet', Show: () => <Held value={{ name: [], description: [] }} /> },
    {
      name: 'Saving was tried',
      Show: () => <Held value={{ name: [], description: [] }} isChecked />,
    },
    {
      name: 'A wrong character, too long, and a language that is no longer supported',
      Show: () => (
        <Held
          value={{
            name: [
              { locale: 'en', text: long },
              { locale: 'fr', text: 'Payeur' },
            ],
            description: [{ locale: 'de', text: 'so|lala' }],
          }}
        />
      ),
    },
    {
      name: 'All of it is wrong, and was something else',
      Show: () => <Held notes={{ error: 'The same as Approve', was: 'Approve (en), Deny (en)' }} />,
    },
    { name: 'Only to be read', Show: () => <Held isReadOnly /> },
  ],
}
