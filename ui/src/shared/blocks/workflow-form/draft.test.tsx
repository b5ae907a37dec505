import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atBff } from '../../../testing/addresses'
import { chooseFile } from '../../../testing/chooseFile'
import { renderForm } from '../../../testing/renderForm'
import { server } from '../../../testing/server'
import { draftsWritten } from '../drafts/writesUnderWay'

test('what was entered is offered again, but for passwords and files, in rows too', async () => {
  const key = btoa('k'.repeat(32))
  server.use(
    http.get(atBff('bff/draft-keys'), () => HttpResponse.json({ keys: [{ id: 'k', key }] })),
  )
  const form = {
    components: [
      { type: 'textfield', key: 'note', label: 'Note' },
      {
        type: 'datagrid',
        key: 'people',
        label: 'People',
        components: [
          { type: 'password', key: 'secret', label: 'Secret' },
          { type: 'file', key: 'plan', label: 'Plan' },
        ],
      },
    ],
  }
  const values = { people: [{}] }
  const { user, unmount } = renderForm({ form, values })
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Soon')
  await user.type(screen.getByLabelText('Secret'), 'x')
  await chooseFile(new File(['x'], 'plan.txt'))
  expect(await screen.findByRole('link', { name: 'plan.txt' })).toBeVisible()
  unmount()
  await draftsWritten()

  const { user: sameUser } = renderForm({ form, values })
  await sameUser.click(await screen.findByRole('button', { name: 'Restore' }))

  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Soon')
  expect(screen.getByLabelText('Secret')).toHaveValue('')
  expect(screen.queryByRole('link', { name: 'plan.txt' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeVisible()
})
