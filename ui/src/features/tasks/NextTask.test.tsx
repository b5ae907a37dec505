import { QueryStatus } from '@reduxjs/toolkit/query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { baseApi } from '../../shared/platform/api/baseApi'
import { shortcutsSwitched } from '../../shared/platform/store/appearanceSlice'
import { fakePreferences } from '../../testing/fakePreferences'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { ACT, fakeTasks, LIST, task } from './fakeTasksServer'
import { toTask, toTasks } from './routes'

function waiting(...ids: string[]) {
  const fake = fakeTasks(ids.map((id) => task(id)))
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const heading = (id: string) =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`Permission ${id}`) })

/** Waits until the list was asked for, so that the next task is known. */
const listed = (asked: readonly unknown[]) => waitFor(() => expect(asked.length).toBeGreaterThan(0))

type Store = ReturnType<typeof renderAt>['store']

/** Waits until no call is pending. */
const answered = (store: Store) =>
  waitFor(() => {
    const calls = Object.values(store.getState().api.queries)
    expect(calls.filter((call) => call?.status === QueryStatus.pending)).toEqual([])
  })

test('after a decision the next task of the list opens, with the report of the last; after the last one the list', async () => {
  const { done, asked } = waiting('1', '2')
  const { user } = renderAt(`${toTasks()}?filter.recipient=recipientAsOthers`)
  await user.click(await screen.findByRole('link', { name: 'Permission 1' }))
  await heading('1')

  await user.keyboard('a')
  await screen.findByRole('dialog', { name: 'Approve' })
  await user.keyboard('Fine{Enter}')

  await heading('2')
  const report = within(screen.getByRole('log', { name: 'Messages' }))
  expect(report.getByText('Approved.')).toBeVisible()
  expect(await report.findByText('Permission 1')).toBeVisible()
  expect(window.location.hash).toBe('#/tasks/2?filter.recipient=recipientAsOthers')

  await user.keyboard('d')
  const comment = within(await screen.findByRole('dialog', { name: 'Deny' })).getByRole('textbox')
  expect(comment).toHaveFocus()
  await user.keyboard('No{Enter}')

  expect(await screen.findByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible()
  expect(window.location.hash).toBe('#/tasks?filter.recipient=recipientAsOthers')
  expect(done.map(({ action }) => action)).toEqual(['approve', 'deny'])
  expect(new Set(asked.map(({ fromIndex }) => fromIndex))).toEqual(new Set(['1']))
  expect(new Set(asked.map(({ recipient }) => recipient))).toEqual(new Set(['recipientAsOthers']))
})

test('after the last row of a page the next page goes on', async () => {
  const { asked } = waiting('1', '2', '3', '4', '5', '6')
  const { user, store } = renderAt(toTask('5', '?size=5'))
  await heading('5')
  await waitFor(() => expect(asked.map(({ fromIndex }) => fromIndex)).toEqual(['1', '6']))
  await answered(store)

  await user.keyboard('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
  await user.keyboard('{Enter}')

  expect(await heading('6')).toBeVisible()
})

test('a decision that is begun before the list has come leads on to the next task all the same', async () => {
  const { handlers } = fakeTasks([task('1'), task('2')])
  const { passed, open } = gate()
  server.use(...handlers, ...fakePreferences().handlers)
  server.use(
    http.get(
      LIST,
      async () => {
        await passed
        return HttpResponse.json({ tasks: [task('1'), task('2')], total: 2 })
      },
      { once: true },
    ),
  )
  const { user, store } = renderAt(toTask('1'))
  await heading('1')
  await user.keyboard('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  open()
  await answered(store)
  await user.click(dialog.getByRole('button', { name: 'Approve' }))

  expect(await heading('2')).toBeVisible()
})

test('a list that has lost the task meanwhile goes on where it was', async () => {
  const { asked } = waiting('1', '2')
  const { user, store } = renderAt(toTask('1'))
  await heading('1')
  await listed(asked)
  const readAnew = jest.fn(() => HttpResponse.json({ tasks: [task('2')], total: 1 }))
  server.use(http.get(LIST, readAnew))
  act(() => {
    store.dispatch(baseApi.util.invalidateTags(['Task']))
  })
  await waitFor(() => expect(readAnew).toHaveBeenCalled())

  await user.keyboard('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
  await user.keyboard('{Enter}')

  expect(await heading('2')).toBeVisible()
})

test('a comment leads nowhere', async () => {
  const { asked, done } = waiting('1', '2')
  const { user } = renderAt(toTask('1'))
  await heading('1')
  await listed(asked)
  for (const words of ['Wait', 'Still waiting']) {
    await user.click(screen.getByRole('button', { name: 'Comment' }))
    await screen.findByRole('dialog', { name: 'Comment' })
    await user.keyboard(`${words}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }

  expect(done.map(({ tasks }) => tasks)).toEqual([[{ taskId: '1' }], [{ taskId: '1' }]])
})

test('who switched letters off decides by the buttons alone, and is told of no letters', async () => {
  waiting('1')
  const { user, store } = renderAt(toTask('1'))
  const group = within(await screen.findByRole('group', { name: 'Decision' }))
  expect(group.getByText('D')).toBeVisible()

  act(() => {
    store.dispatch(shortcutsSwitched(false))
  })
  await waitFor(() => expect(group.queryByText('D')).not.toBeInTheDocument())
  await user.keyboard('a')

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('who went to another page while a decision was on its way stays there', async () => {
  const { asked } = waiting('1', '2')
  const answer = gate()
  server.use(
    http.post(ACT, async () => {
      await answer.passed
      return HttpResponse.json({ success: true, succeeded: [{ id: '1' }], failed: [] })
    }),
  )
  const { user, store } = renderAt(toTask('1'))
  await heading('1')
  await listed(asked)
  await user.keyboard('a')
  await screen.findByRole('dialog', { name: 'Approve' })
  await user.keyboard('Fine{Enter}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  act(() => window.location.assign(`#${toTasks()}`))
  await screen.findByRole('heading', { level: 1, name: 'Tasks' })
  answer.open()

  expect(await screen.findByText('Approved.')).toBeVisible()
  await answered(store)
  expect(window.location.hash).toBe('#/tasks')
})
