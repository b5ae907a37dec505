import { act, screen, within } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { axe } from '../../../testing/axe'
import { renderOnPage } from '../../../testing/renderOnPage'
import { toApproval, type Approval, type Approver, type Definition } from './approval'
import { ApprovalEditor, type SlotProps } from './ApprovalEditor'

const people: Approver[] = ['Ann', 'Bob', 'Cleo'].map((name) => ({
  type: 'user',
  id: `cn=${name}`,
  name,
}))
const flow: Definition = { type: 'prd', id: 'cn=flow,o=data', name: 'Two signatures' }

/** A picker that takes the next item of `from` at each press. */
function Picker<Item extends { id: string; name: string }>(
  props: SlotProps<Item> & { from: readonly Item[] },
) {
  const { label, value, from, onChange, error, isDisabled } = props
  return (
    <div role="group" aria-label={label}>
      <button
        type="button"
        disabled={isDisabled}
        onClick={() => onChange(from.slice(0, value.length + 1))}
      >
        Add
      </button>
      {error}
    </div>
  )
}

interface Options extends Partial<ComponentProps<typeof ApprovalEditor>> {
  approval?: Partial<Approval>
}

async function open({ approval, ...props }: Options = {}) {
  const kept: Approval[] = []
  function Held() {
    const [value, setValue] = useState<Approval>({
      ...toApproval(undefined),
      kind: 'NONE',
      ...approval,
    })
    return (
      <ApprovalEditor
        label="Approval to grant"
        value={value}
        onChange={(changed) => {
          kept.push(changed)
          setValue(changed)
        }}
        approverPicker={(slot: SlotProps<Approver>) => <Picker {...slot} from={people} />}
        definitionPicker={(slot: SlotProps<Definition>) => <Picker {...slot} from={[flow]} />}
        {...props}
      />
    )
  }
  const view = renderOnPage(Held, { texts: ['approval', 'forms', 'values'] })
  const editor = await screen.findByRole('group', { name: 'Approval to grant' })
  return { ...view, editor, kept }
}

const add = () => screen.getByRole('button', { name: 'Add' })
const course = (editor: HTMLElement) =>
  within(editor)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join()

test('where what is around has its title, it keeps its name and does not show it again', async () => {
  const { editor } = await open({ isTitled: true })

  expect(editor).not.toHaveTextContent('Approval to grant')
})

test('without approval nothing else is asked', async () => {
  const { editor } = await open()

  expect(screen.getByRole('switch', { name: 'Approval is required' })).not.toBeChecked()
  expect(editor).toHaveTextContent('No Approval')
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  expect(await axe(editor)).toHaveNoViolations()
})

test('by keyboard alone a serial approval is put together, and its course is shown', async () => {
  const { user, editor, kept } = await open()

  act(() => screen.getByRole('switch').focus())
  await user.keyboard(' ')
  expect(screen.getByRole('radio', { name: /Serial/ })).toBeChecked()
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}{Enter}')

  expect(kept.at(-1)).toMatchObject({ kind: 'SERIAL', approvers: people.slice(0, 2) })
  expect(editor).toHaveTextContent('Two · Serial')
  expect(course(editor)).toMatch(/Step 1.*Ann.*Step 2.*Bob.*Provisioned/)
  expect(await axe(editor)).toHaveNoViolations()
})

test('a quorum tells how many of the approvers its share is', async () => {
  const { user, editor } = await open({ approval: { kind: 'QUORUM', approvers: people } })
  expect(editor).toHaveTextContent('Single With Quorum · Parallel')
  expect(within(editor).getByRole('status')).toHaveTextContent('2 of 3')
  const share = screen.getByRole('textbox', { name: /Quorum/ })

  await user.clear(share)
  await user.type(share, '67')
  await user.tab()

  expect(within(editor).getByRole('status')).toHaveTextContent('3 of 3')
})

test('a share that is none is said at once', async () => {
  const { user, editor } = await open({ approval: { kind: 'QUORUM', approvers: people } })
  const share = screen.getByRole('textbox', { name: /Quorum/ })

  await user.clear(share)
  await user.type(share, '101')
  await user.tab()

  expect(share).toBeInvalid()
  expect(screen.getByText('From 1 to 100')).toBeVisible()
  expect(within(editor).queryByRole('status')).not.toBeInTheDocument()
})

test('a custom approval shows its definition', async () => {
  const { user, editor, kept } = await open({ approval: { kind: 'SERIAL' } })

  await user.click(screen.getByRole('radio', { name: /Custom/ }))
  await user.click(
    within(screen.getByRole('group', { name: 'Custom Approval' })).getByRole('button'),
  )

  expect(kept.at(-1)).toMatchObject({ kind: 'CUSTOM', definition: flow })
  expect(editor).toHaveTextContent('Two signatures')
  expect(editor).toHaveTextContent('cn=flow,o=data')
})

test('another kind loses nothing that was chosen', async () => {
  const { user, kept } = await open({ approval: { kind: 'SERIAL' } })
  await user.click(add())

  await user.click(screen.getByRole('radio', { name: /Custom/ }))
  await user.click(screen.getByRole('radio', { name: /Quorum/ }))

  expect(kept.at(-1)).toMatchObject({ kind: 'QUORUM', approvers: [people[0]] })
})

test('turned off and on again it is of the same kind', async () => {
  const { user, kept } = await open({ approval: { kind: 'QUORUM', approvers: people } })
  const required = screen.getByRole('switch', { name: 'Approval is required' })

  await user.click(required)
  await user.click(required)

  expect(kept.map(({ kind }) => kind)).toEqual(['NONE', 'QUORUM'])
})

test('only a revocation can be approved like the grant', async () => {
  const { unmount } = await open({ approval: { kind: 'SERIAL' } })
  expect(screen.queryByRole('radio', { name: /Same as Grant/ })).not.toBeInTheDocument()
  unmount()

  const { user, kept } = await open({ approval: { kind: 'SERIAL' }, offersSameAsGrant: true })
  await user.click(screen.getByRole('radio', { name: /Same as Grant Approval/ }))

  expect(kept.at(-1)?.kind).toBe('SAME_AS_GRANT')
  expect(screen.queryByRole('group', { name: 'Approvers' })).not.toBeInTheDocument()
})

test('of several things at once the approval may stay as it is', async () => {
  const { user, kept } = await open({ approval: { kind: 'RETAIN' }, offersRetain: true })
  const retain = screen.getByRole('switch', { name: 'Retain Existing Approval Process' })
  expect(retain).toBeChecked()
  expect(screen.queryByRole('switch', { name: 'Approval is required' })).not.toBeInTheDocument()

  await user.click(retain)
  expect(screen.getByRole('radio', { name: /Serial/ })).toBeChecked()
  await user.click(retain)

  expect(kept.map(({ kind }) => kind)).toEqual(['SERIAL', 'RETAIN'])
})

test('what is missing is said once saving was tried', async () => {
  const { unmount } = await open({ approval: { kind: 'SERIAL' } })
  expect(screen.getByRole('group', { name: 'Approvers' })).not.toHaveTextContent('Required')
  unmount()

  await open({ approval: { kind: 'SERIAL' }, isChecked: true })
  expect(screen.getByRole('group', { name: 'Approvers' })).toHaveTextContent('Required')
})

test('who may not change it sees it all the same', async () => {
  const { editor } = await open({
    approval: { kind: 'SERIAL', approvers: people },
    isDisabled: true,
  })

  expect(editor).toHaveTextContent('Three · Serial')
  expect(screen.getByRole('switch', { name: 'Approval is required' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /Quorum/ })).toBeDisabled()
  expect(add()).toBeDisabled()
})
