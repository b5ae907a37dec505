import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { EntityPicker } from '../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../shared/blocks/entity-picker/pickerItem'
import { atUpstream } from './addresses'
import { replyWith, signedInNow, testTabs } from './pickerTabs'
import { renderBlock } from './renderBlock'
import { server } from './server'

interface Situation {
  language?: 'ar'
  /** Ids of items that cannot be chosen. */
  excluded?: readonly string[]
}

/** A picker with one of `testTabs`, for a signed-in person; `changes` are the chosen items after each change. */
export function pickerOfTab(name: string, { language, excluded = [] }: Situation = {}) {
  const tab = testTabs[name]
  if (!tab) throw new Error(`no tab for ${name}`)
  const tabs = [tab] as const
  const changes: string[][] = []
  function Field() {
    const [value, setValue] = useState<readonly PickerItem[]>([])
    const change = (items: readonly PickerItem[]) => {
      changes.push(items.map((item) => `${item.type} ${item.id}`))
      setValue(items)
    }
    return (
      <EntityPicker
        label="Field"
        tabs={tabs}
        selection="multi"
        isDraggable
        hasClear
        excluded={excluded}
        value={value}
        onChange={change}
      />
    )
  }
  const view = renderBlock(<Field />, language)
  view.store.dispatch(signedInNow)
  return { ...view, changes, tab }
}

type Picker = ReturnType<typeof pickerOfTab>

/** The upstream finds these, and more when a next index says so; in a tree they are below a root. */
export function upstreamFinds(names: readonly string[], nextIndex = 0) {
  const below = names.map((name) => ({
    id: `cn=${name}`,
    dn: `cn=${name}`,
    name,
    displayName: name,
  }))
  const root = { id: 'o=data', dn: 'o=data', name: 'Root' }
  const inTree = { ...root, subContainers: below, entitlements: below }
  server.use(http.all(atUpstream('*'), () => HttpResponse.json(replyWith(names, nextIndex))))
  server.use(
    http.all(atUpstream('access/containers/*'), async ({ request }) => {
      const isBelowRoot = (await request.text()).includes('cn=')
      return HttpResponse.json(isBelowRoot ? { ...inTree, subContainers: [] } : inTree)
    }),
    http.post(atUpstream('catalog/drivers/driver'), () => HttpResponse.json(inTree)),
    http.get(atUpstream('catalog/drivers'), () => HttpResponse.json({ drivers: [root] })),
  )
}

/** Searches a list for `Ann`, or opens the root of a tree. */
export async function lookFor({ user, tab, i18n }: Picker) {
  if (tab.kind === 'list') {
    await user.type(await screen.findByRole('searchbox'), 'Ann{Enter}')
    return offered(tab, 'Ann 1')
  }
  const [open] = await screen.findAllByRole('button')
  if (open) await user.click(open)
  await screen.findByRole('row', { name: 'Root' })
  await user.keyboard(`{ArrowDown}${i18n.language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}'}`)
  return offered(tab, 'Ann 1')
}

/** The option with a name. */
export async function offered({ kind }: Picker['tab'], name: string) {
  const [place, role] =
    kind === 'tree' ? (['treegrid', 'row'] as const) : (['listbox', 'option'] as const)
  const all = within(await screen.findByRole(place))
  return all.findByRole(role, { name: new RegExp(`^${name}`) })
}

/** Picks up the first chosen item with the keyboard, moves it by `keys` and drops it. */
export async function dragFirst({ user }: Picker, name: string, keys: string) {
  act(() => screen.getByRole('row', { name: new RegExp(`^${name}`) }).focus())
  await user.tab()
  const { activeElement: grip } = document
  await user.keyboard('{Enter}')
  await waitFor(() => expect(grip).not.toHaveFocus())
  await user.keyboard(`${keys}{Enter}`)
}
