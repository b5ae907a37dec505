import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { AMARA, fakeProfile } from '../../testing/fakeProfile'
import { toProfile } from './routes'

const STATES = atUpstream('access/info/user/passwordsyncstatus')
const SERVICE = 'https://sspr.example/private/changepassword'

const state = (driverName: string, status: string, message = '') => ({
  driverName,
  status,
  message,
})

/** A server that gives these answers one after another, then repeats the last one. */
function fakeStates(...answers: ReturnType<typeof state>[][]) {
  const asked: { background: string | null; body: unknown }[] = []
  server.use(
    http.post(STATES, async ({ request }) => {
      asked.push({ background: request.headers.get('x-background'), body: await request.json() })
      return HttpResponse.json({ messages: answers[asked.length - 1] ?? answers.at(-1) })
    }),
  )
  return asked
}

function open(passwordChange = '') {
  fakeProfile()
  const addresses = { olderDashboard: '', productInformation: '', passwordChange, formScripts: [] }
  return renderAt(toProfile('passwordSyncStatus'), { bootstrap: { addresses } })
}

const card = () => screen.findByRole('region', { name: 'Password sync status' })

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['0000', 'Error'],
  ['0001', 'Warning'],
  ['0002', 'Retry'],
  ['0003', 'Fatal'],
  ['0004', 'Success'],
])('a system with %s says %s, and why', async (code, word) => {
  const asked = fakeStates([state('Active Directory', code, 'In the words of the driver.')])
  open()

  const row = await within(await card()).findByRole('listitem')
  expect(within(row).getByText('Active Directory')).toBeVisible()
  expect(within(row).getByText(word)).toBeVisible()
  expect(within(row).getByText('In the words of the driver.')).toBeVisible()
  expect(asked).toEqual([{ background: '1', body: { dn: AMARA } }])
})

test('while a system is tried again it is asked every ten seconds, and no longer', async () => {
  const asked = fakeStates([state('SAP', '0002')], [state('SAP', '0002')], [state('SAP', '0004')])
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  open()
  expect(await screen.findByText('Retry')).toBeVisible()

  await act(() => jest.advanceTimersByTimeAsync(10_000))
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('Success')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(60_000))

  expect(asked).toHaveLength(3)
})

test('states that cannot be read can be tried again', async () => {
  server.use(http.post(STATES, () => new HttpResponse(null, { status: 502 })))
  open()

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load the password sync status.',
  )
})

test('the section has no barriers', async () => {
  fakeStates([state('Active Directory', '0004'), state('SAP', '0001')])
  const { container } = open(SERVICE)

  await within(await card()).findAllByRole('listitem')
  expect(await axe(container)).toHaveNoViolations()
})

describe('a new password', () => {
  const press = async () => {
    const asked = fakeStates([state('SAP', '0003')], [state('SAP', '0004')])
    const { user } = open(SERVICE)
    await screen.findByText('Fatal')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    const frame = await screen.findByTitle<HTMLIFrameElement>('Change password')
    return { asked, user, frame }
  }

  test('is chosen at the password service, and the systems are asked again', async () => {
    const { frame } = await press()
    expect(frame).toHaveAttribute('src', SERVICE)
    expect(screen.getByRole('heading', { name: 'Change password' })).toBeVisible()

    act(() => {
      const { contentWindow: source } = frame
      const message = { source, origin: 'https://sspr.example', data: 'done' }
      window.dispatchEvent(new MessageEvent('message', message))
    })

    expect(await screen.findByText('Your password was changed.')).toBeVisible()
    expect(await screen.findByText('Success')).toBeVisible()
    expect(screen.queryByTitle('Change password')).not.toBeInTheDocument()
  })

  test('that is not wanted after all changes nothing', async () => {
    const { asked, user } = await press()

    await user.click(screen.getByRole('button', { name: 'Not now' }))

    await waitFor(() => expect(screen.queryByTitle('Change password')).not.toBeInTheDocument())
    expect(screen.queryByText('Your password was changed.')).not.toBeInTheDocument()
    expect(asked).toHaveLength(1)
  })

  test('is not offered where the operator names no password service', async () => {
    fakeStates([state('SAP', '0004')])
    open()

    await screen.findByText('Success')
    expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument()
  })
})
