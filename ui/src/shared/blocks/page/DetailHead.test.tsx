import { screen, waitFor } from '@testing-library/react'
import { renderOnPage } from '../../../testing/renderOnPage'
import { dnsSwitched } from '../../platform/store/appearanceSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import { DetailHead } from './DetailHead'

const DN = 'cn=isolberg,ou=users,o=data'
const Head = () => <DetailHead sign={null} name="Ingrid Solberg" dn={DN} />

test.each([
  ['an employee', { readOnly: true }, false],
  ['the help desk', { readOnly: false }, true],
  ['who administers a domain', { readOnly: true, domains: ['ROLES'] }, true],
  ['an administrator', { isAdmin: true }, true],
])('%s sees the DN beside a name: %j, %s', async (_who, rights, isShown) => {
  renderOnPage(Head, { bootstrap: { rights: { authorized: true, clientId: '1', ...rights } } })
  await screen.findByRole('heading', { name: 'Ingrid Solberg' })

  expect(screen.queryByText(DN) !== null).toBe(isShown)
})

test('an administrator who hides DNs reads none beside a name', async () => {
  const Hiding = () => {
    const dispatch = useAppDispatch()
    return (
      <>
        <Head />
        <button onClick={() => dispatch(dnsSwitched(false))}>Hide</button>
      </>
    )
  }
  const { user } = renderOnPage(Hiding, {
    bootstrap: { rights: { authorized: true, clientId: '1', isAdmin: true } },
  })
  expect(await screen.findByText(DN)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Hide' }))

  await waitFor(() => expect(screen.queryByText(DN)).not.toBeInTheDocument())
})
