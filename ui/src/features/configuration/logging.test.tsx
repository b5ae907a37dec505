import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { chooseAction } from '../../testing/chooseAction'
import { renderSettings } from '../../testing/renderSettings'
import { noteSavedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { fakeActions } from './fakeActions'

const open = (page: string, reads: Parameters<typeof fakeActions>[0]) =>
  renderSettings(page, fakeActions({ ...reads }))

const button = (name: string) => screen.findByRole('button', { name })
const dialog = (role: 'dialog' | 'alertdialog' = 'dialog') => screen.findByRole(role)

const levels = {
  'admin/logging/list': {
    logConfigurations: [
      { packageConfigured: { packageName: 'com.idm' }, logLevel: 3, logAdditivity: true },
    ],
    total: 1,
    nextIndex: 0,
  },
  'admin/logging/packages/list': { packages: [{ packageName: 'com.idm.roles' }], nextIndex: 0 },
}

describe('log levels', () => {
  test('are found by the name of the package', async () => {
    const asked: (string | null)[] = []
    const { user } = open('logging', levels)
    server.use(
      http.get(atUpstream('admin/logging/list'), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q'))
        return HttpResponse.json(levels['admin/logging/list'])
      }),
    )
    await user.type(await screen.findByRole('searchbox', { name: 'Find a package' }), 'idm{Enter}')

    await waitFor(() => expect(asked.at(-1)).toBe('idm'))
    expect(await screen.findByRole('row', { name: /com\.idm/ })).toBeVisible()
  })

  test('are changed for one package, with a warning where it writes much', async () => {
    const unknown = { later: { kept: ['as', 'it', 'came'] } }
    const [logger] = levels['admin/logging/list'].logConfigurations
    const { user, calls } = open('logging', {
      ...levels,
      'admin/logging/list': {
        ...levels['admin/logging/list'],
        logConfigurations: [{ ...logger, ...unknown }],
      },
    })
    await chooseAction(user, 'com.idm', 'Change level…')
    const level = within(await dialog())
    await user.selectOptions(level.getByRole('combobox', { name: 'Level' }), 'Trace')
    expect(level.getByText(/write a line for almost every call/)).toBeVisible()
    await user.click(level.getByText('Keep after a restart'))
    await user.click(level.getByRole('button', { name: 'Save level' }))

    await waitFor(() =>
      expect(calls[0]).toMatchObject({
        method: 'PUT',
        body: {
          logConfigurations: [
            {
              packageConfigured: { packageName: 'com.idm' },
              logLevel: 6,
              logAdditivity: true,
              ...unknown,
            },
          ],
          persist: false,
        },
      }),
    )
  })

  test('are given to a package that the server knows, or to any other', async () => {
    const { user, calls } = open('logging', levels)
    await user.click(await button('Add package'))
    const level = within(await dialog())
    const save = level.getByRole('button', { name: 'Save level' })
    await user.type(level.getByRole('textbox', { name: 'Another package' }), 'com..idm')
    expect(save).toBeDisabled()
    await user.clear(level.getByRole('textbox', { name: 'Another package' }))
    await user.type(level.getByRole('combobox', { name: 'Known package' }), 'roles')
    await user.click(await screen.findByRole('option', { name: 'com.idm.roles' }))
    await user.click(save)

    await waitFor(() =>
      expect(calls[0]).toMatchObject({
        method: 'POST',
        path: 'admin/logging',
        body: { logConfigurations: [{ packageConfigured: { packageName: 'com.idm.roles' } }] },
      }),
    )
  })

  test('are not added a second time: the level that a package has would be lost', async () => {
    const { user, calls } = open('logging', levels)
    await user.click(await button('Add package'))
    const level = within(await dialog())
    await user.type(level.getByRole('textbox', { name: 'Another package' }), 'com.idm')
    await user.click(level.getByRole('button', { name: 'Save level' }))

    expect(await level.findByText(/com\.idm.* has a level already/)).toBeVisible()
    expect(calls).toEqual([])
  })

  test('that two administrators change stay, or are asked about', async () => {
    const { user, calls, nodes } = open('logging', levels)
    const theirs = (logLevel: number) => ({
      logConfigurations: [
        { packageConfigured: { packageName: 'com.idm' }, logLevel, logAdditivity: true },
      ],
      total: 1,
      nextIndex: 0,
    })
    await chooseAction(user, 'com.idm', 'Change level…')
    const level = within(await dialog())
    await user.click(level.getByText('Also write to parent logs'))
    nodes['admin/logging/list'] = theirs(6)
    await user.click(level.getByRole('button', { name: 'Save level' }))
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({
        logConfigurations: [{ logLevel: 6, logAdditivity: false }],
      }),
    )

    await chooseAction(user, 'com.idm', 'Change level…')
    const again = within(await dialog())
    await user.selectOptions(again.getByRole('combobox', { name: 'Level' }), 'Error')
    nodes['admin/logging/list'] = theirs(1)
    await user.click(again.getByRole('button', { name: 'Save level' }))
    const question = within(await dialog('alertdialog'))
    expect(question.getByText('Fatal')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test('that write much come with a reminder for the calendar', async () => {
    const { user } = open('logging', {
      ...levels,
      'admin/logging/list': {
        logConfigurations: [{ packageConfigured: { packageName: 'com.idm' }, logLevel: 5 }],
        total: 1,
        nextIndex: 0,
      },
    })
    const files = noteSavedFiles()
    await user.click(await button('Calendar reminder in one hour'))

    expect(files).toMatchObject([{ name: 'Log levels.ics' }])
    expect(await files[0]?.blob.text()).toMatch(/SUMMARY:Set log levels back\r\nBEGIN:VALARM/)
  })

  test('that write much are told, on whichever page of the list they stand', async () => {
    open('logging', levels)
    const [quiet] = levels['admin/logging/list'].logConfigurations
    server.use(
      http.get(atUpstream('admin/logging/list'), ({ request }) => {
        const { searchParams: asked } = new URL(request.url)
        const isFirst = asked.get('sortBy') === 'logLevel' && asked.get('sortOrder') === 'desc'
        const logConfigurations = isFirst ? [{ ...quiet, logLevel: 6 }] : [quiet]
        return HttpResponse.json({ logConfigurations, total: 11, nextIndex: 0 })
      }),
    )

    expect(await screen.findByText(/write a line for almost every call/)).toBeVisible()
    expect(await screen.findByRole('row', { name: /com\.idm.*Warning/ })).toBeVisible()
  })

  test('are changed for all packages at once', async () => {
    const { user, calls } = open('logging', levels)
    await user.click(await button('Change all levels'))
    const level = within(await dialog())
    await user.selectOptions(level.getByRole('combobox', { name: 'Level' }), 'Error')
    await user.click(level.getByRole('button', { name: 'Save level' }))

    await waitFor(() =>
      expect(calls[0]?.body).toEqual({ changeAllLogs: true, globalLogLevel: 2, persist: true }),
    )
  })
})
