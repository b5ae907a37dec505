import { screen, within } from '@testing-library/react'
import { renderOnPage } from '../../../testing/renderOnPage'
import { RelatedList } from './RelatedList'
import { useRemoval } from './useRemoval'

interface Sample {
  id: string
  name: string
  status: number
}

const sample = (id: string, status = 50): Sample => ({ id, name: `Role ${id}`, status })
const samples = (count: number) => Array.from({ length: count }, (_, at) => sample(String(at)))

function show(rows: readonly Sample[], isReader = false) {
  const sent: string[][] = []
  function List() {
    const removal = useRemoval<Sample>({
      nameOf: ({ name }) => name,
      texts: {
        title: 'Remove them?',
        consequence: 'People lose them.',
        verb: 'Remove',
        done: (total) => `Removed: ${String(total)}`,
        failed: (total) => `Not removed: ${String(total)}`,
      },
      useConsequences: (asked) => ({
        preview: <p>{`Preview of ${String(asked.length)}`}</p>,
        typed: asked.length > 2 ? 'Clerk' : undefined,
      }),
      send: (asked) => {
        sent.push(asked.map(({ id }) => id))
        const [first, ...failed] = asked.map(({ id, name }) => ({ id, name, reason: 'In use.' }))
        return Promise.resolve({
          success: failed.length === 0,
          succeeded: first ? [first] : [],
          failed,
        })
      },
    })
    return (
      <>
        <RelatedList
          title="Child roles"
          about="Holders also get these."
          query={{ data: rows, refetch: () => undefined }}
          failedTitle="Failed"
          none="No child roles"
          rowId={({ id }) => id}
          draw={({ name }) => ({ sign: null, title: name })}
          onRemove={isReader ? undefined : removal.ask}
        />
        {removal.dialog}
      </>
    )
  }
  const texts = ['relatedList', 'dataTable', 'confirm', 'feedback'] as const
  return { ...renderOnPage(List, { texts }), sent }
}

type User = ReturnType<typeof show>['user']

const pick = async (user: User, ...names: string[]) => {
  for (const name of names)
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
}

test('an empty list says so, without what the relation means', async () => {
  show([])

  expect(await screen.findByText('No child roles')).toBeVisible()
  expect(screen.queryByText('Holders also get these.')).not.toBeInTheDocument()
})

test('several are removed after one question, and each refusal is named', async () => {
  const { user, sent } = show(samples(3))
  await screen.findByText('Role 0')
  await pick(user, 'Role 0', 'Role 2')
  await user.click(screen.getByRole('button', { name: 'Remove selected: 2' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove them?' }))
  expect(question.getByText('Preview of 2')).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByText('Not removed: 1')).toBeVisible()
  expect(screen.getByText(/In use/)).toBeVisible()
  expect(sent).toEqual([['0', '2']])
  expect(screen.queryByRole('button', { name: /Remove selected/ })).not.toBeInTheDocument()
})

test('before many are removed the name is typed', async () => {
  const { user } = show(samples(3))
  await screen.findByText('Role 0')
  await pick(user, 'Role 0', 'Role 1', 'Role 2')
  await user.click(screen.getByRole('button', { name: 'Remove selected: 3' }))

  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByRole('button', { name: 'Remove' })).toBeDisabled()
  await user.type(question.getByRole('textbox'), 'Clerk')
  expect(question.getByRole('button', { name: 'Remove' })).toBeEnabled()
})

test('what is being removed stays, without actions', async () => {
  show([sample('0', 15)])

  expect(await screen.findByText('Pending Delete')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select Role 0' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Remove Role 0' })).not.toBeInTheDocument()
})

test('many are searched by name, in any case', async () => {
  const { user } = show(samples(30))
  await screen.findByText('Role 0')
  await user.type(screen.getByRole('searchbox'), 'ROLE 29')

  expect(screen.getByText('Role 29')).toBeVisible()
  expect(screen.queryByText('Role 0')).not.toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), '9')
  expect(screen.getByText('No name matches “ROLE 299”.')).toBeVisible()
})

test('readers have no boxes and nothing to remove', async () => {
  show(samples(1), true)

  expect(await screen.findByText('Role 0')).toBeVisible()
  const list = within(screen.getByRole('region', { name: 'Child roles' }))
  expect(list.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(list.queryByRole('button')).not.toBeInTheDocument()
})
