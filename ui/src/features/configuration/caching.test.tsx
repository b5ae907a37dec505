import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../testing/axe'
import { chooseAction } from '../../testing/chooseAction'
import { renderSettings } from '../../testing/renderSettings'
import { fakeActions } from './fakeActions'

const open = (page: string, reads: Parameters<typeof fakeActions>[0]) =>
  renderSettings(page, fakeActions(reads))

const button = (name: string) => screen.findByRole('button', { name })
const dialog = (role: 'dialog' | 'alertdialog' = 'dialog') => screen.findByRole(role)

const teams = {
  cacheValue: 'Teams',
  enableLocalMaxnodes: 'false',
  localMaxnodes: '',
  globalMaxnodes: '10000',
  maxnodesCurrent: 10_000,
  globalTimetolive: '3600',
  enableLocalTimetolive: 'false',
  loacalTimetolive: '60',
  globalMaxage: '0',
  enableLocalMaxage: 'false',
  localMaxage: '',
  cacheEnable: 'true',
  cacheReadonly: 'false',
}
const caches = {
  'admin/cache/customizedHolders': { customizeCacheHolders: [teams] },
  'admin/cache/configuration': { maxNodes: '10000', currentMaxNodes: '10000' },
  'admin/cache/holders': { cacheHolders: [{ cacheHolderID: 'Teams', objectCount: 41 }] },
}

describe('caches', () => {
  test('are flushed one by one after a question, or all when their name is typed', async () => {
    const { user, calls } = open('caching', caches)
    await user.click(await button('Count objects'))
    expect(await screen.findByRole('row', { name: /Teams.*41/ })).toBeVisible()
    await chooseAction(user, 'Teams', 'Flush…')
    await user.click(within(await dialog('alertdialog')).getByRole('button', { name: 'Flush' }))
    await waitFor(() => expect(calls).toHaveLength(1))

    await user.click(await button('Flush all caches'))
    const question = within(await dialog('alertdialog'))
    const flush = question.getByRole('button', { name: 'Flush all caches' })
    expect(flush).toBeDisabled()
    await user.type(question.getByRole('textbox'), 'All Cache')
    await user.click(flush)

    await waitFor(() =>
      expect(
        calls.map(({ method, path }) => [method, decodeURIComponent(path.replace('+', ' '))]),
      ).toEqual([
        ['DELETE', 'admin/cache/holder/items?cacheHolderID=Teams'],
        ['DELETE', 'admin/cache/holder/items?cacheHolderID=All Cache'],
      ]),
    )
  })

  test('are flushed by the name that they have, whatever signs are in it', async () => {
    const { user, calls } = open('caching', {
      ...caches,
      'admin/cache/customizedHolders': {
        customizeCacheHolders: [{ ...teams, cacheValue: 'Half 50% & more' }],
      },
      'admin/cache/holders': { cacheHolders: [{ cacheHolderID: 'Half 50% & more' }] },
    })
    await chooseAction(user, 'Half 50% & more', 'Flush…')
    await user.click(within(await dialog('alertdialog')).getByRole('button', { name: 'Flush' }))

    await waitFor(() => expect(calls).toHaveLength(1))
    const { searchParams } = new URL(calls[0]?.path ?? '', 'http://console')
    expect(searchParams.get('cacheHolderID')).toBe('Half 50% & more')
  })

  test('get a limit of their own, which is sent as a text with everything else as it came', async () => {
    const { user, calls } = open('caching', caches)
    await chooseAction(user, 'Teams', 'Change limits…')
    const limits = within(await dialog())
    await user.click(limits.getByText('Maximum objects: Own limit'))
    await user.type(limits.getByRole('textbox', { name: 'Maximum objects' }), '500')
    await user.tab()
    await user.click(limits.getByRole('button', { name: 'Save limits' }))

    await waitFor(() =>
      expect(calls[0]).toEqual({
        method: 'POST',
        path: 'admin/cache/customizedHolders',
        body: {
          customizeCacheHolders: [{ ...teams, enableLocalMaxnodes: 'true', localMaxnodes: '500' }],
        },
      }),
    )
  })

  test('are counted again, so that one is seen to fill', async () => {
    const { user, nodes } = open('caching', caches)
    await user.click(await button('Count objects'))
    expect(await screen.findByRole('row', { name: /Teams.*41/ })).toBeVisible()
    nodes['admin/cache/holders'] = { cacheHolders: [{ name: 'Teams', objectCount: 58 }] }
    await user.click(await button('Count again'))

    expect(await screen.findByRole('row', { name: /Teams.*58/ })).toBeVisible()
  })

  test('of one limit that two administrators change the person decides; another one stays', async () => {
    const { user, calls, nodes } = open('caching', caches)
    await chooseAction(user, 'Teams', 'Change limits…')
    const limits = within(await dialog())
    await user.click(limits.getByText('Maximum objects: Own limit'))
    await user.type(limits.getByRole('textbox', { name: 'Maximum objects' }), '500')
    await user.tab()
    const theirs = { enableLocalMaxage: 'true', localMaxage: '9' }
    const holders = (more: object) => ({ customizeCacheHolders: [{ ...teams, ...more }] })
    nodes['admin/cache/customizedHolders'] = holders({
      ...theirs,
      enableLocalMaxnodes: 'true',
      localMaxnodes: '70',
    })
    await user.click(limits.getByRole('button', { name: 'Save limits' }))

    const question = within(await dialog('alertdialog'))
    expect(question.getByText('70')).toBeVisible()
    expect(calls).toEqual([])
    await user.click(question.getByRole('button', { name: 'Overwrite with mine' }))
    const mine = { enableLocalMaxnodes: 'true', localMaxnodes: '500' }
    await waitFor(() => expect(calls[0]?.body).toEqual(holders({ ...theirs, ...mine })))
  })

  test('take numbers alone', async () => {
    const { user, calls } = open('caching', caches)
    const most = await screen.findByRole('textbox', { name: 'Maximum objects' })
    await user.clear(most)
    await user.type(most, 'abc')
    await user.click(await button('Save settings'))

    await waitFor(() => expect(most).toHaveAttribute('aria-invalid', 'true'))
    expect(calls).toEqual([])
  })

  test('show what is configured for all, for this server, and in force', async () => {
    const { user, calls, container } = open('caching', caches)
    const own = await screen.findByRole('textbox', { name: 'Maximum objects (this server)' })
    expect(
      within(screen.getByRole('group', { name: 'Maximum objects' })).getByText('10,000'),
    ).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.type(own, '700')
    for (const name of ['Lock timeout', 'Wake-up interval', 'Time to live']) {
      await user.type(screen.getByRole('textbox', { name }), '5')
    }
    await user.click(await button('Save settings'))

    await waitFor(() =>
      expect(calls[0]).toMatchObject({
        method: 'POST',
        path: 'admin/cache/configuration',
        body: { localMaxNodes: '700', maxNodes: '10000' },
      }),
    )
  })
})
