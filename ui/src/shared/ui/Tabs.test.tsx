import { screen } from '@testing-library/react'
import { Holding } from '../../testing/Holding'
import { renderBlock } from '../../testing/renderBlock'
import { Disclosure } from './Disclosure'
import { IconButton } from './IconButton'
import { Tabs } from './Tabs'
import { Tooltip } from './Tooltip'
import { Download } from 'lucide'

const TABS = [
  { id: 'details', label: 'Details', content: 'Known facts' },
  { id: 'history', label: 'History', isDisabled: true, content: 'Past' },
  { id: 'roles', label: 'Roles', count: 1200, content: 'All roles' },
]

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)('in %s the arrow along the line goes to the next tab', async (language, key) => {
  const { user } = renderBlock(
    <Holding initial="details">
      {(value, onChange) => <Tabs label="Views" tabs={TABS} value={value} onChange={onChange} />}
    </Holding>,
    language,
  )
  expect(await screen.findByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Known facts')

  await user.tab()
  await user.keyboard(key)

  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Roles/)
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All roles')
  expect(screen.queryByText('Known facts')).not.toBeInTheDocument()
})

test('a chosen tab out of sight is scrolled to', async () => {
  const places = { list: new DOMRect(0, 0, 100, 40), tab: new DOMRect(140, 0, 60, 40) }
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.role === 'tab' ? places.tab : places.list
  })
  renderBlock(<Tabs label="Views" tabs={TABS} value="roles" onChange={jest.fn()} />)

  expect((await screen.findByRole('tablist')).scrollLeft).toBe(100)
  jest.restoreAllMocks()
})

test('what is folded away comes with its title, by keyboard', async () => {
  const { user } = renderBlock(<Disclosure title="Advanced">Rarely needed</Disclosure>)
  const title = await screen.findByRole('button', { name: 'Advanced', expanded: false })
  expect(screen.getByText('Rarely needed')).not.toBeVisible()

  await user.tab()
  await user.keyboard('{Enter}')

  expect(title).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Rarely needed')).toBeVisible()
})

test('a tooltip shows when its button is reached, and Esc hides it', async () => {
  const { user } = renderBlock(
    <Tooltip text="All 1,248 users">
      <IconButton label="Export" icon={Download} />
    </Tooltip>,
  )
  const button = await screen.findByRole('button', { name: 'Export' })

  await user.tab()
  expect(screen.getByRole('tooltip')).toHaveTextContent('All 1,248 users')
  expect(button).toHaveAccessibleDescription('All 1,248 users')

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
})
