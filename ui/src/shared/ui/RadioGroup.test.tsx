import { screen } from '@testing-library/react'
import { Holding } from '../../testing/Holding'
import { renderBlock } from '../../testing/renderBlock'
import { RadioGroup } from './RadioGroup'

type Kind = 'serial' | 'quorum' | 'custom'

const KINDS = [
  { id: 'serial', text: 'Serial', caption: 'One after another' },
  { id: 'quorum', text: 'Quorum', isDisabled: true },
  { id: 'custom', text: 'Custom' },
] as const

function renderKinds(initial: Kind | undefined, language: 'en' | 'ar' = 'en') {
  return renderBlock(
    <Holding<Kind | undefined> initial={initial}>
      {(value, onChange) => (
        <RadioGroup
          label="Kind"
          error={value ? undefined : 'Required'}
          isRequired
          look="cards"
          options={KINDS}
          value={value}
          onChange={onChange}
        />
      )}
    </Holding>,
    language,
  )
}

test('nothing is chosen until somebody chooses; the error is said with the group', async () => {
  const { user } = renderKinds(undefined)
  const group = await screen.findByRole('radiogroup', { name: 'Kind' })
  expect(group).toHaveAccessibleDescription(/^\s*Required\s*$/)
  expect(group).toBeInvalid()
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument()

  await user.click(screen.getByText('Serial'))

  expect(screen.getByRole('radio', { name: 'Serial' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Serial' })).toHaveAccessibleDescription(
    /^\s*One after another\s*$/,
  )
  expect(group).toBeValid()
})

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)(
  'in %s the arrow along the line chooses the next that can be',
  async (language, key) => {
    const { user } = renderKinds('serial', language)
    await screen.findByRole('radiogroup')

    await user.tab()
    await user.keyboard(key)

    expect(screen.getByRole('radio', { name: 'Custom' })).toBeChecked()
  },
)
