import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { answered } from '../../testing/answered'
import { fakePreferences } from '../../testing/fakePreferences'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { DISPLAY, DISPLAY_SETTINGS, fakeTasks, ME, task } from './fakeTasksServer'
import { toTask } from './routes'

const ATTRIBUTE = 'idm.task.claimOnOpen'

interface Installation {
  taskDetailClaim: boolean
  taskDetailClaimOverride: boolean
}

function open(installation: Installation, kept: Record<string, string[]> = {}, refused = {}) {
  const fake = fakeTasks([task('1'), task('2', { claimedby: ME })], refused)
  const preferences = fakePreferences(kept)
  server.use(...fake.handlers, ...preferences.handlers)
  server.use(http.get(DISPLAY_SETTINGS, () => HttpResponse.json({ ...DISPLAY, ...installation })))
  return { ...fake, ...preferences }
}

const actions = (done: readonly { action: string }[]) => done.map(({ action }) => action)
const choice = () => screen.findByRole('switch', { name: 'Claim tasks when I open them' })
const page = () => screen.findByRole('group', { name: 'Decision' })

test('a task is claimed as it is opened where the installation wants it', async () => {
  const { done } = open({ taskDetailClaim: true, taskDetailClaimOverride: false })
  renderAt(toTask('1'))

  expect(await screen.findByText('You claimed this task by opening it.')).toBeVisible()
  expect(actions(done)).toEqual(['claim'])
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})

test.each<[string, Installation, Record<string, string[]>, string]>([
  ['nobody wants it', { taskDetailClaim: false, taskDetailClaimOverride: true }, {}, '1'],
  [
    'the person does not want it',
    { taskDetailClaim: true, taskDetailClaimOverride: true },
    { [ATTRIBUTE]: ['false'] },
    '1',
  ],
  [
    'the person may not choose',
    { taskDetailClaim: false, taskDetailClaimOverride: false },
    { [ATTRIBUTE]: ['true'] },
    '1',
  ],
  ['it is claimed', { taskDetailClaim: true, taskDetailClaimOverride: false }, {}, '2'],
  [
    'it is somebody else’s',
    { taskDetailClaim: true, taskDetailClaimOverride: false },
    {},
    '1?of=others',
  ],
])('it is not when %s', async (_case, installation, kept, address) => {
  const { done, asked } = open(installation, kept)
  renderAt(`/tasks/${address}`)

  await screen.findByRole('region', { name: 'Approval history' })
  if (!address.includes('of')) {
    await page()
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  }
  expect(done).toEqual([])
})

test('who may choose keeps the choice, which counts from the next task on', async () => {
  const { done, kept } = open({ taskDetailClaim: false, taskDetailClaimOverride: true })
  const { user } = renderAt(toTask('1'))

  await user.click(await choice())

  await waitFor(() => expect(kept.get(ATTRIBUTE)).toEqual(['true']))
  await waitFor(async () => expect(await choice()).toBeChecked())
  expect(done).toEqual([])
})

test('what is chosen before it is known what had been stays', async () => {
  const { kept } = open({ taskDetailClaim: false, taskDetailClaimOverride: true })
  const before = gate()
  server.use(
    http.get(atUpstream('access/preference'), async ({ request }) => {
      if (!request.url.includes(ATTRIBUTE)) return undefined
      await before.passed
      return HttpResponse.json({ isPreferenceAvailable: false })
    }),
  )
  const { user, store } = renderAt(toTask('1'))
  await user.click(await choice())
  await waitFor(() => expect(kept.get(ATTRIBUTE)).toEqual(['true']))

  before.open()

  await answered(store)
  expect(await choice()).toBeChecked()
})

test('what cannot be claimed says why', async () => {
  open({ taskDetailClaim: true, taskDetailClaimOverride: false }, {}, { 1: 'It is over.' })
  renderAt(toTask('1'))

  expect(await screen.findByText('Nothing was changed.')).toBeVisible()
  expect(await screen.findByText('It is over.')).toBeVisible()
})
