import { screen } from '@testing-library/react'
import { Holding } from '../../testing/Holding'
import { renderBlock } from '../../testing/renderBlock'
import { Select } from './Select'

type Level = '10' | '20'

const LEVELS = [
  { id: '20', text: 'IT Role' },
  { id: '10', text: 'Permission Role' },
] as const

test('what is not chosen yet shows the placeholder, which cannot be chosen back', async () => {
  const { user } = renderBlock(
    <Holding<Level | undefined> initial={undefined}>
      {(value, onChange) => (
        <Select
          label="Level"
          placeholder="Choose a level"
          hint="For good"
          error={value ? undefined : 'Required'}
          isRequired
          options={LEVELS}
          value={value}
          onChange={onChange}
        />
      )}
    </Holding>,
  )
  const list = await screen.findByRole('combobox', { name: 'Level' })
  expect(list).toHaveDisplayValue('Choose a level')
  expect(list).toHaveAccessibleDescription('For good Required')
  expect(list).toBeInvalid()

  await user.selectOptions(list, 'Permission Role')

  expect(list).toHaveDisplayValue('Permission Role')
  expect(screen.queryByRole('option', { name: 'Choose a level' })).not.toBeInTheDocument()
  expect(list).toBeValid()
})

test('a read-only one is text that can be reached', async () => {
  const { user } = renderBlock(
    <Select label="Level" isReadOnly options={LEVELS} value="10" onChange={jest.fn()} />,
  )
  const text = await screen.findByRole('textbox', { name: 'Level' })

  await user.tab()

  expect(text).toHaveFocus()
  expect(text).toHaveValue('Permission Role')
})
