import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { axe } from '../../../testing/axe'
import { inArabic, renderOnPage } from '../../../testing/renderOnPage'
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
    { locale: 'en', text: 'Payer' },
    { locale: 'iw', text: 'משלם' },
  ],
  description: [{ locale: 'en', text: 'Pays the bills' }],
}

interface Options {
  value?: LocalizedTexts<Key>
  isReadOnly?: boolean
  own?: Parameters<typeof renderOnPage>[1]['bootstrap']
}

/** The editor in a form that can be asked to save; `kept` is what it holds. */
async function open({ value = payer, isReadOnly = false, own }: Options = {}) {
  const kept: LocalizedTexts<Key>[] = []
  function Form() {
    const [held, setHeld] = useState(value)
    const [isChecked, setChecked] = useState(false)
    return (
      <>
        <LocalizedTextEditor
          label="Names and descriptions"
          fields={fields}
          value={held}
          isChecked={isChecked}
          isReadOnly={isReadOnly}
          onChange={(changed) => {
            kept.push(changed)
            setHeld(changed)
          }}
        />
        <button type="button" onClick={() => setChecked(true)}>
          Save
        </button>
      </>
    )
  }
  const view = renderOnPage(Form, {
    texts: ['localizedText', 'forms'],
    ...(own && { bootstrap: own }),
  })
  const editor = await screen.findByRole('group', { name: 'Names and descriptions' })
  return { ...view, editor, kept }
}

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

test('the default language is first and open; each language tells how much of it is there', async () => {
  const { editor } = await open()

  expect(tabs()).toEqual(['English', 'العربية', 'עברית'])
  expect(screen.getByRole('tab', { name: 'English complete' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(screen.getByRole('tab', { name: 'العربية empty' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'עברית missing: Description' })).toBeVisible()
  expect(editor).toHaveTextContent('1 of 3 languages')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Payer')
  expect(await axe(editor)).toHaveNoViolations()
})

test('by keyboard alone another language is opened and written in, in its own direction', async () => {
  const { user, kept } = await open()

  await user.click(screen.getByRole('tab', { name: /English/ }))
  await user.keyboard('{ArrowDown}{Tab}')
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveFocus()
  expect(name).toHaveAttribute('lang', 'ar')
  expect(name).toHaveAttribute('dir', 'rtl')
  expect(name).toHaveAccessibleDescription(/^English ?: Payer$/)
  await user.keyboard('دافع')

  expect(kept.at(-1)?.name).toContainEqual({ locale: 'ar', text: 'دافع' })
  expect(name).not.toHaveAccessibleDescription(/Payer/)
  expect(screen.getByRole('tab', { name: 'العربية missing: Description' })).toBeVisible()
})

test('from the right the arrows along the line go the other way', async () => {
  const { user } = await open({ own: inArabic() })
  await user.click(screen.getByRole('tab', { name: /English/ }))

  await user.keyboard('{ArrowLeft}')

  expect(screen.getByRole('tab', { name: /العربية/ })).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('dir', 'rtl')
})

test('spaces at the ends go when the field is left', async () => {
  const { user, kept } = await open()
  const name = screen.getByRole('textbox', { name: 'Name' })

  await user.type(name, ' of bills  ')
  await user.tab()

  expect(name).toHaveValue('Payer of bills')
  expect(kept.at(-1)?.name[0]).toEqual({ locale: 'en', text: 'Payer of bills' })
})

test('what must not be typed is said at once, and kept', async () => {
  const { user } = await open()
  const name = screen.getByRole('textbox', { name: 'Name' })

  await user.type(name, '*')

  expect(name).toHaveValue('Payer*')
  expect(name).toBeInvalid()
  expect(screen.getByText(/has invalid character/)).toBeVisible()
  expect(screen.getByRole('tab', { name: 'English has errors' })).toBeVisible()
})

test('a name that is missing is said when its field was left', async () => {
  const { user } = await open()
  const name = screen.getByRole('textbox', { name: 'Name' })

  await user.clear(name)
  expect(name).toBeValid()
  expect(screen.getByRole('tab', { name: 'English missing: Name' })).toBeVisible()
  await user.tab()

  expect(name).toHaveAccessibleDescription(/Required/)
})

test('trying to save opens the language with the first problem', async () => {
  const { user } = await open({
    value: { ...payer, description: [{ locale: 'iw', text: 'a|b' }] },
  })

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(screen.getByRole('tab', { name: /עברית/ })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('textbox', { name: 'Description' })).toBeInvalid()
})

test('a text in a language that is no longer supported is shown and stays', async () => {
  const name = [...payer.name, { locale: 'fr', text: 'Payeur' }]
  const { user, kept } = await open({ value: { ...payer, name } })
  expect(tabs()).toEqual(['English', 'العربية', 'עברית', 'français'])

  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's')

  expect(kept.at(-1)?.name).toContainEqual({ locale: 'fr', text: 'Payeur' })
})

test('who may only read reads every language', async () => {
  const { user } = await open({ isReadOnly: true })

  await user.click(screen.getByRole('tab', { name: /עברית/ }))

  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveValue('משלם')
  expect(name).toHaveAttribute('readonly')
  expect(within(screen.getByRole('tabpanel')).queryByRole('button')).not.toBeInTheDocument()
})
