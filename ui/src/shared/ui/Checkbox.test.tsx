import { screen } from '@testing-library/react'
import { Holding } from '../../testing/Holding'
import { renderBlock } from '../../testing/renderBlock'
import { Checkbox } from './Checkbox'
import { CheckboxGroup } from './CheckboxGroup'
import { Switch } from './Switch'

const RIGHTS = [
  { id: 'view', text: 'View tasks' },
  { id: 'claim', text: 'Claim tasks', caption: 'And decide them' },
  { id: 'manage', text: 'Manage availability', isDisabled: true },
]

test('the space bar ticks a box; its hint and error are said with it', async () => {
  const { user } = renderBlock(
    <Holding initial={false}>
      {(value, onChange) => (
        <Checkbox
          label="Notify"
          hint="By mail"
          error="Required"
          isSelected={value}
          onChange={onChange}
        />
      )}
    </Holding>,
  )
  const box = await screen.findByRole('checkbox', { name: 'Notify' })
  expect(box).toHaveAccessibleDescription('By mail Required')
  expect(box).toBeInvalid()

  await user.tab()
  await user.keyboard(' ')

  expect(box).toBeChecked()
})

test('a box that stands for some is neither ticked nor empty', async () => {
  renderBlock(<Checkbox label="All" isIndeterminate isSelected={false} onChange={jest.fn()} />)

  expect(await screen.findByRole('checkbox', { name: 'All' })).toBePartiallyChecked()
})

test('any of a group can be chosen, except what is disabled', async () => {
  const { user } = renderBlock(
    <Holding<readonly string[]> initial={['view']}>
      {(value, onChange) => (
        <CheckboxGroup label="Rights" options={RIGHTS} value={value} onChange={onChange} />
      )}
    </Holding>,
  )
  expect(await screen.findByRole('group', { name: 'Rights' })).toBeVisible()
  const claim = screen.getByRole('checkbox', { name: 'Claim tasks' })
  expect(claim).toHaveAccessibleDescription(/^And decide them\s*$/)

  await user.click(claim)

  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  expect(screen.getByRole('checkbox', { name: 'Manage availability' })).toBeDisabled()
})

test('a switch that may only be read does not move', async () => {
  const onChange = jest.fn()
  const { user } = renderBlock(
    <Switch label="Caching" hint="Of entities" isReadOnly isSelected onChange={onChange} />,
  )
  const control = await screen.findByRole('switch', { name: 'Caching' })
  expect(control).toHaveAccessibleDescription('Of entities')

  await user.tab()
  await user.keyboard(' ')

  expect(control).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('a switch is moved by keyboard', async () => {
  const onChange = jest.fn()
  const { user } = renderBlock(<Switch label="Caching" isSelected={false} onChange={onChange} />)
  await screen.findByRole('switch', { name: 'Caching' })

  await user.tab()
  await user.keyboard(' ')

  expect(onChange).toHaveBeenCalledWith(true)
})
