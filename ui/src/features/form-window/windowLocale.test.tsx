import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atBff, atUpstream } from '../../testing/addresses'
import { forgetReleases, playReleases } from '../../testing/releases'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { toFormWindow } from './routes'

afterEach(forgetReleases)

const form = {
  title: 'New laptop',
  components: [
    { type: 'textfield', key: 'model', label: 'Model', validate: { required: true } },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit' },
  ],
  localization: { ar: { Model: 'الطراز', Submit: 'إرسال', 'New laptop': 'حاسوب جديد' } },
}

const laptop = { formContainer: 'RequestForms', id: 'cn=Form', pid: 'cn=Laptop' } as const

/** Records the languages in which the form is asked for. */
function fakeForm() {
  const asked: (string | null)[] = []
  server.use(
    http.get(atUpstream('access/forms'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('locale'))
      return HttpResponse.json({ formJSON: form })
    }),
  )
  return asked
}

const box = (name: string) => screen.findByRole('textbox', { name })

test('a window has the words and the direction of the language that its address asks for', async () => {
  const asked = fakeForm()
  const { user } = renderAt(toFormWindow({ ...laptop, locale: 'ar' }))

  await user.click(await screen.findByRole('button', { name: 'إرسال' }))

  const model = await box('الطراز')
  await waitFor(() => expect(model).toHaveAccessibleDescription(/مطلوب/))
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(document.dir).toBe('rtl')
  expect(document.title).toMatch(/حاسوب جديد/)
  expect(asked).toEqual(['ar'])
})

test('it is read as the identity applications spell it', async () => {
  fakeForm()
  renderAt(toFormWindow({ ...laptop, locale: 'iw' }))

  expect(await box('Model')).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'he')
})

test('a window gives its language back when it shows something else, and keeps nothing of it', async () => {
  fakeForm()
  const { router } = renderAt(toFormWindow({ ...laptop, locale: 'ar' }))
  await box('الطراز')

  await act(() => router.navigate('/nowhere'))

  await waitFor(() => expect(document.dir).toBe('ltr'))
  expect(localStorage.getItem('current-locale')).toBeNull()
})

test('where the texts of a language do not come, the window stays in that of the person', async () => {
  playReleases('one')
  const asked = fakeForm()
  server.use(
    http.get(atBff('assets/:file'), ({ params }) =>
      String(params.file).startsWith('text-ar-') ? HttpResponse.error() : undefined,
    ),
  )
  renderAt(toFormWindow({ ...laptop, locale: 'ar' }))

  expect(await box('Model')).toBeVisible()
  expect(document.dir).toBe('ltr')
  expect(asked).toEqual(['ar'])
})
