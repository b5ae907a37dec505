import { screen } from '@testing-library/react'
import { Network, Trash2 } from 'lucide'
import { renderBlock } from '../../testing/renderBlock'
import { ActionMenu } from './ActionMenu'

const more = () => screen.queryByRole('button', { name: 'More actions' })

test('several actions are a menu', async () => {
  const onAction = jest.fn()
  const chart = { icon: Network, label: 'Org chart', href: '/orgchart' }
  const remove = { icon: Trash2, label: 'Delete…', onAction }
  const { user } = renderBlock(<ActionMenu actions={[chart, false, remove]} />)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))

  expect(await screen.findByRole('menuitem', { name: 'Org chart' })).toHaveAttribute(
    'href',
    '#/orgchart',
  )
  await user.click(screen.getByRole('menuitem', { name: 'Delete…' }))
  expect(onAction).toHaveBeenCalledTimes(1)
})

test('a single action is a button', async () => {
  const onAction = jest.fn()
  const { user } = renderBlock(
    <ActionMenu actions={[false, { icon: Trash2, label: 'Delete…', onAction }]} />,
  )

  await user.click(await screen.findByRole('button', { name: 'Delete…' }))

  expect(onAction).toHaveBeenCalledTimes(1)
  expect(more()).not.toBeInTheDocument()
})

test('a single link is a link', async () => {
  renderBlock(<ActionMenu actions={[{ icon: Network, label: 'Org chart', href: '/orgchart' }]} />)

  expect(await screen.findByRole('link', { name: 'Org chart' })).toHaveAttribute(
    'href',
    '#/orgchart',
  )
  expect(more()).not.toBeInTheDocument()
})

test('without actions there is nothing', async () => {
  renderBlock(
    <>
      <ActionMenu actions={[false]} />
      <p>Page</p>
    </>,
  )

  expect(await screen.findByText('Page')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
