import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createStore } from '../../app/store'
import { createI18n } from '../../i18n/i18n'
import { baseApi } from '../../shared/platform/api/baseApi'
import { readAnew, selectBootstrap } from '../../shared/platform/session/sessionApi'
import { sessionStarted } from '../../shared/platform/store/sessionSlice'
import { Button } from '../../shared/ui/Button'
import { atBff, atUpstream } from '../../testing/addresses'
import { bootstrap } from '../../testing/bootstrap'
import { gate } from '../../testing/gate'
import { server } from '../../testing/server'
import { useChooseLocale } from './useChooseLocale'

const { useReadNameQuery, endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readName: build.query<string, string>({ query: (id) => `access/names/${id}` }),
  }),
})

function NamePage() {
  const { data } = useReadNameQuery('printer')
  const { choose } = useChooseLocale()
  return (
    <>
      <p>{data}</p>
      <Button onPress={() => void choose('ar')}>Arabic</Button>
    </>
  )
}

/** A server that answers in the language of the person; `asked` records the names in its answers. */
function namesServer(answered: () => Promise<void> = () => Promise.resolve()) {
  const asked: string[] = []
  const person = { language: 'en' }
  server.use(
    http.get<{ id: string }>(atUpstream('access/names/:id'), async ({ params: { id } }) => {
      const name = `${id} in ${person.language}`
      asked.push(name)
      await answered()
      return HttpResponse.json(name)
    }),
    http.post(atUpstream('access/ulp/l10n/listLocales'), () => {
      person.language = 'ar'
      return HttpResponse.json({ success: true })
    }),
    http.get(atBff('bff/bootstrap'), () =>
      HttpResponse.json(bootstrap({ version: `in ${person.language}` })),
    ),
  )
  return asked
}

function open() {
  const store = createStore()
  const i18n = createI18n('en')
  const session = { userName: 'aokafor', fullName: 'Amara', idleUntil: 0, lastsUntil: 0 }
  store.dispatch(readAnew(bootstrap()))
  store.dispatch(sessionStarted({ session, contextPath: '/IDMProv' }))
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <NamePage />
      </Provider>
    </I18nextProvider>,
  )
  return { store, user: userEvent.setup() }
}

test('what is shown is read again in the language that was chosen, and what was kept is forgotten', async () => {
  const asked = namesServer()
  const { store, user } = open()
  await screen.findByText('printer in en')
  const readAgain = () =>
    store.dispatch(endpoints.readName.initiate('scanner', { subscribe: false }))
  expect(await readAgain()).toMatchObject({ data: 'scanner in en' })

  await user.click(screen.getByRole('button', { name: 'Arabic' }))

  expect(await screen.findByText('printer in ar')).toBeVisible()
  expect(await readAgain()).toMatchObject({ data: 'scanner in ar' })
  expect(asked).toHaveLength(4)
})

test('what was on its way in the language before is read again after it', async () => {
  const { passed, open: answer } = gate()
  const asked = namesServer(() => passed)
  const { store, user } = open()
  await waitFor(() => expect(asked).toEqual(['printer in en']))

  await user.click(screen.getByRole('button', { name: 'Arabic' }))
  await waitFor(() =>
    expect(Object.values(store.getState().api.mutations)).toMatchObject([{ status: 'fulfilled' }]),
  )
  answer()

  expect(await screen.findByText('printer in ar')).toBeVisible()
})

test('the names in the menu are read again, also after somebody was acted for', async () => {
  namesServer()
  const { store, user } = open()
  await screen.findByText('printer in en')

  await user.click(screen.getByRole('button', { name: 'Arabic' }))

  await waitFor(() => expect(selectBootstrap(store.getState()).data?.version).toBe('in ar'))
})
