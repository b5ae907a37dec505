import { act, screen, waitFor, within } from '@testing-library/react'
import { Folder } from 'lucide'
import { useState } from 'react'
import type { Answer } from '../../platform/api/answer'
import type { ApiError } from '../../platform/errors/apiError'
import { gate } from '../../../testing/gate'
import { inArabic, renderOnPage } from '../../../testing/renderOnPage'
import { LazyTree } from './LazyTree'
import type { TreeNode } from './treeNode'

const folder = (id: string, isBranch = true): TreeNode => ({ id, name: id, isBranch })

const below: Record<string, TreeNode[]> = {
  data: [folder('users'), folder('groups', false)],
  users: [folder('nordics', false), folder('iberia', false)],
  system: [],
}

const timeOut: ApiError = { status: 504, code: 'upstream_late', text: '' }

interface Situation {
  readBelow?: (node: TreeNode) => Promise<Answer<readonly TreeNode[]>>
  chosen?: string[]
  disabled?: string[]
  selection?: 'single' | 'multiple'
}

/** A tree with the roots `data` and `system`; `asked` notes what was read, `chosen` what was chosen. */
async function tree(situation: Situation = {}, arabic = false) {
  const asked: string[] = []
  const chosen: string[] = []
  function Page() {
    const [ids, setIds] = useState(new Set(situation.chosen))
    return (
      <LazyTree
        label="Containers"
        roots={[folder('data'), folder('system')]}
        iconOf={() => Folder}
        readBelow={(node) => {
          asked.push(node.id)
          return situation.readBelow?.(node) ?? Promise.resolve({ data: below[node.id] ?? [] })
        }}
        texts={{
          loading: 'Loading sub containers...',
          failed: 'Failed to load sub-containers for this container.',
          chosen: 'Selected',
        }}
        selection={situation.selection ?? 'multiple'}
        isChosen={({ id }) => ids.has(id)}
        canChoose={({ id }) => !ids.has(id) && !situation.disabled?.includes(id)}
        onChoose={({ id }) => {
          chosen.push(id)
          setIds(new Set([...ids, id]))
        }}
      />
    )
  }
  const { user } = renderOnPage(Page, arabic ? { bootstrap: inArabic() } : {})
  await screen.findByRole('treegrid', { name: 'Containers' })
  return { user, asked, chosen }
}

const row = (name: string) => screen.findByRole('row', { name })
const expandButton = async (name: string) => within(await row(name)).getByRole('button')

test('nothing is read before a node is opened; then what is below it is, once', async () => {
  const { user, asked } = await tree()
  expect(await row('data')).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toEqual([])

  await user.click(await expandButton('data'))
  expect(await row('users')).toHaveAttribute('aria-level', '2')
  await user.click(await expandButton('data'))
  expect(screen.queryByRole('row', { name: 'users' })).not.toBeInTheDocument()
  await user.click(await expandButton('data'))

  expect(await row('users')).toBeVisible()
  expect(asked).toEqual(['data'])
})

test('a press on a node that cannot be chosen opens and closes it', async () => {
  const { user, chosen } = await tree({ disabled: ['data'] })

  await user.click(await row('data'))
  expect(await row('users')).toBeVisible()
  await user.click(await row('data'))

  expect(screen.queryByRole('row', { name: 'users' })).not.toBeInTheDocument()
  expect(chosen).toEqual([])
})

/** What screen readers hear, from the tree or the page around it. */
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

test('while it is read a row says so, also to screen readers', async () => {
  const { passed, open } = gate()
  const { user } = await tree({ readBelow: () => passed.then(() => ({ data: [folder('users')] })) })

  await user.click(await expandButton('data'))

  const loading = await row('Loading sub containers...')
  expect(loading).not.toHaveAttribute('aria-selected')
  expect(said()).toBe('Loading sub containers...')
  open()
  expect(await row('users')).toBeVisible()
  expect(loading).not.toBeInTheDocument()
  expect(said()).toBe('')
})

test('a branch that cannot be read says why and is read again on demand only', async () => {
  let answers = false
  const readBelow = ({ id }: TreeNode) =>
    Promise.resolve(answers ? { data: below[id] ?? [] } : { error: timeOut })
  const { user, asked } = await tree({ readBelow })
  await user.click(await expandButton('data'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load sub-containers for this container. The identity applications took too long to answer.',
  )

  await user.click(await expandButton('data'))
  await user.click(await expandButton('data'))
  expect(asked).toEqual(['data'])

  answers = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row('users')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a branch with nothing in it cannot be opened any more', async () => {
  const { user } = await tree()

  await user.click(await expandButton('system'))

  await waitFor(async () => expect(await row('system')).not.toHaveAttribute('aria-expanded'))
  expect(within(await row('system')).queryByRole('button')).not.toBeInTheDocument()
})

test('a click chooses; what is chosen already cannot be chosen, but opened', async () => {
  const { user, chosen } = await tree({ chosen: ['data'] })

  await user.click(await row('data, Selected'))
  await user.click(await row('system'))
  await user.click(await expandButton('data, Selected'))

  expect(chosen).toEqual(['system'])
  expect(await row('system, Selected')).toBeVisible()
  expect(await row('users')).toBeVisible()
})

test('the keyboard alone opens, chooses, closes and tries again', async () => {
  let answers = false
  const readBelow = ({ id }: TreeNode) =>
    Promise.resolve(answers ? { data: below[id] ?? [] } : { error: timeOut })
  const { user, chosen } = await tree({ readBelow })
  const first = await row('data')
  act(() => first.focus())

  await user.keyboard('{ArrowRight}')
  await screen.findByRole('alert')
  answers = true
  await user.keyboard('{ArrowDown}{Enter}')
  await row('users')
  expect(chosen).toEqual([])

  await user.keyboard('{Home}{ArrowDown}{Enter}')
  expect(chosen).toEqual(['users'])
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.queryByRole('row', { name: 'users' })).not.toBeInTheDocument()
})

test('where writing runs from the right the arrow keys are mirrored', async () => {
  const { user } = await tree({}, true)
  const first = await row('data')
  act(() => first.focus())

  await user.keyboard('{ArrowRight}')
  expect(first).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{ArrowLeft}')
  expect(await row('users')).toBeVisible()
})
