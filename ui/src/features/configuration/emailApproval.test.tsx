import { screen, waitFor, within } from '@testing-library/react'
import { renderSettings } from '../../testing/renderSettings'
import { fakeSettings } from './fakeSettings'

const known = (page: string, world: Parameters<typeof fakeSettings>[0]) =>
  renderSettings(page, fakeSettings(world))

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save settings' })

const MAIL = 'access/administration/emailApproval'
const mail = {
  emailApprovalTurnOn: true,
  serverType: 'IMAP',
  host: 'mail.example',
  email: 'idm@mail.example',
  replyEmail: 'idm@mail.example',
  folder: 'INBOX',
  requireAuthentication: true,
  useDefaultPort: true,
  port: 993,
  pollingInterval: 60,
  approvePhrase: [{ locale: 'en', value: 'Yes' }],
  denyPhrase: [{ locale: 'en', value: 'No' }],
  tokenExpirationTime: 7,
  cleanupTimeInDays: 30,
  successMailTemplate: 'cn=Away',
  failureMailTemplate: 'cn=Away',
  fieldLabels: [{ key: 'a', value: 'b' }],
}

describe('email approval', () => {
  test('sends a password only when it was typed, and forgets it then', async () => {
    const { user, written } = known('emailapproval', { nodes: { [MAIL]: mail } })
    await user.type(await field('Sender address'), 'x')
    await user.click(save())
    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toEqual({ ...mail, replyEmail: 'idm@mail.examplex' })

    const password = screen.getByLabelText('Password')
    await user.type(password, 'secret')
    await user.click(save())

    await waitFor(() => expect(written).toHaveLength(2))
    expect(written[1]?.body).toMatchObject({ password: 'secret' })
    await waitFor(() => expect(password).toHaveValue(''))
  })

  test('server, proxy, templates and signature are one record', async () => {
    const { user, written } = known('emailapproval', {
      nodes: { [MAIL]: { ...mail, proxyPort: 1 } },
    })
    const enter = async (name: string, text: string) => {
      await user.clear(await field(name))
      await user.type(await field(name), text)
    }
    await user.click(await screen.findByText('Use SSL'))
    await enter('Polling interval', '30')
    const template = screen.getByRole('combobox', { name: 'Template after success' })
    await user.selectOptions(template, 'Delegated')
    await user.click(screen.getByText('Use a proxy server'))
    await enter('Proxy host', 'proxy.example')
    await enter('Proxy port', '3128')
    await user.click(screen.getByText('Sign emails'))
    await enter('Key store path', '/etc/mail.jks')
    await enter('Key alias', 'idm')
    await user.click(save())

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toEqual({
      ...mail,
      sslEnabled: true,
      pollingInterval: 30,
      successMailTemplate: 'cn=Delegated',
      isProxyEnabled: true,
      proxyHost: 'proxy.example',
      proxyPort: 3128,
      notifySignature: true,
      notifySignPath: '/etc/mail.jks',
      notifySignKeyAlias: 'idm',
    })
  })

  test('hides the folder of POP3 and keeps it', async () => {
    const { user, written } = known('emailapproval', { nodes: { [MAIL]: mail } })
    await user.click(await screen.findByRole('radio', { name: 'POP3' }))
    expect(screen.queryByRole('textbox', { name: 'Folder' })).not.toBeInTheDocument()

    await user.click(save())

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toEqual({ ...mail, serverType: 'POP3' })
  })

  test('cannot be on without a sender, and asks before it is turned off', async () => {
    const { user, written } = known('emailapproval', {
      nodes: { [MAIL]: { ...mail, replyEmail: '' } },
    })
    await user.type(await field('Host'), 'x')
    await user.click(save())
    await waitFor(async () =>
      expect(await field('Sender address')).toHaveAccessibleDescription(/Required/),
    )
    expect(written).toEqual([])

    await user.click(screen.getByText('Approve by email'))
    await user.click(save())
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Links in emails that were sent stop working.')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))

    expect(written).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('says at the template that it was deleted meanwhile, in the words of the server', async () => {
    const refused = { [MAIL]: 'Invalid input: successMailTemplate' }
    const { user } = known('emailapproval', { nodes: { [MAIL]: mail }, refused })
    const template = await screen.findByRole('combobox', { name: 'Template after success' })
    await within(template).findByRole('option', { name: 'Delegated' })
    await user.selectOptions(template, 'Delegated')
    await user.click(save())

    await waitFor(() => expect(template).toHaveAccessibleDescription(/successMailTemplate/))
  })

  test('takes whole numbers without a sign alone', async () => {
    const { user, written } = known('emailapproval', { nodes: { [MAIL]: mail } })
    const polling = await field('Polling interval')
    await user.clear(polling)
    await user.type(polling, '-1.5')
    expect(polling).toHaveValue('15')
    await user.click(save())

    await waitFor(() => expect(written[0]?.body).toMatchObject({ pollingInterval: 15 }))
  })

  test('says at the words that one of them approves and denies', async () => {
    const { user, written } = known('emailapproval', { nodes: { [MAIL]: mail } })
    const deny = await screen.findByRole('textbox', { name: 'Denies' })
    await user.clear(deny)
    await user.type(deny, 'yes')
    await user.click(save())

    const words = screen.getByRole('group', { name: 'Words in replies' })
    await waitFor(() => expect(words).toHaveAccessibleDescription(/The same as .*yes/i))
    expect(words).toHaveAccessibleDescription(/Was Yes \(en\)/)
    expect(written).toEqual([])
  })

  test('keeps the words of two languages that two administrators change', async () => {
    const inTwo = (en: string, de: string) => [
      { locale: 'en', value: en },
      { locale: 'de', value: de },
    ]
    const { user, written, nodes } = known('emailapproval', {
      nodes: { [MAIL]: { ...mail, denyPhrase: inTwo('No', 'Nein') } },
    })
    const deny = await screen.findByRole('textbox', { name: 'Denies' })
    await user.clear(deny)
    await user.type(deny, 'Never')
    nodes[MAIL] = { ...mail, denyPhrase: inTwo('No', 'Niemals') }

    await user.click(save())

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({ denyPhrase: inTwo('Never', 'Niemals') })
  })

  test.each(['0', 'often'])('does not look for mail every %s seconds', async (wrong) => {
    const { user, written } = known('emailapproval', { nodes: { [MAIL]: mail } })
    const polling = await field('Polling interval')
    await user.clear(polling)
    await user.type(polling, wrong)
    await user.click(save())

    await waitFor(async () =>
      expect(await field('Polling interval')).toHaveAttribute('aria-invalid', 'true'),
    )
    expect(written).toEqual([])
  })
})
