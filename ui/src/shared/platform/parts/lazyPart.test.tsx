import { screen, waitFor } from '@testing-library/react'
import { gate } from '../../../testing/gate'
import { forgetReleases, playReleases } from '../../../testing/releases'
import { renderBlock } from '../../../testing/renderBlock'
import { BrowserWindowContext } from './browserWindow'
import { lazyPart } from './lazyPart'

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  jest.restoreAllMocks()
  forgetReleases()
})

const Greeting = ({ to }: { to: string }) => <p>Good morning, {to}</p>

function show(load: () => Promise<typeof Greeting>) {
  const Part = lazyPart(load, { waiting: <p>Almost there</p> })
  const reload = jest.fn()
  const view = renderBlock(
    <BrowserWindowContext value={{ leave: jest.fn(), reload }}>
      <h1>All tasks</h1>
      <Part to="Ingrid" />
    </BrowserWindowContext>,
  )
  return { ...view, Part, reload }
}

test('something stands in its place until it comes', async () => {
  const { passed, open } = gate()
  show(() => passed.then(() => Greeting))
  expect(await screen.findByText('Almost there')).toBeVisible()

  open()

  expect(await screen.findByText('Good morning, Ingrid')).toBeVisible()
  expect(screen.queryByText('Almost there')).not.toBeInTheDocument()
})

test('what does not come says why in its own place, and comes when it is tried again', async () => {
  playReleases('one')
  const load = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(Greeting)
  const { user } = show(load)

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('This part could not be loaded. Network Error')
  expect(screen.getByRole('heading', { name: 'All tasks' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText('Good morning, Ingrid')).toBeVisible()
  expect(alert).not.toBeInTheDocument()
})

test('where there is a new release, the page is loaded anew when the person wants it', async () => {
  playReleases('one', 'two')
  const { user, reload } = show(() => Promise.reject(new Error('404')))

  expect(await screen.findByRole('alert')).toHaveTextContent('new version of the console')
  expect(reload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Reload the page' }))

  expect(reload).toHaveBeenCalledTimes(1)
})

test('what breaks while it is shown takes nothing else with it', async () => {
  show(() =>
    Promise.resolve(() => {
      throw new Error('broken on purpose')
    }),
  )

  expect(await screen.findByRole('alert')).toHaveTextContent('An error has occurred')
  expect(screen.getByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test('what was loaded ahead and failed is asked for when it is shown', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(Greeting)
  const Part = lazyPart<{ to: string }>(load)
  Part.loadAhead()
  await waitFor(() => {
    expect(load).toHaveBeenCalledTimes(1)
  })

  renderBlock(<Part to="Ingmar" />)

  expect(await screen.findByText('Good morning, Ingmar')).toBeVisible()
})
