import type { Answer } from '../../platform/api/answer'
import { atHand } from '../../platform/api/read'
import { isBelow } from './dn'
import type { PickerItem } from './pickerItem'
import { pickerPage } from './pickerPage'
import type { ListTab, PickerAsked, PickerNode, PickerPage, TreeTab } from './pickerTab'

export const group = (name: string): PickerItem => ({ type: 'group', id: `cn=${name}`, name })

interface FakeTab {
  tab: ListTab
  /** The queries, in order. */
  asked: PickerAsked[]
  /** The queries that were aborted. */
  aborted: PickerAsked[]
}

/** A tab of groups without a server: `answer` returns the found items. */
export function fakeTab(
  answer: (asked: PickerAsked) => PromiseLike<Answer<PickerPage>> | PickerPage,
  own: Partial<ListTab> = {},
): FakeTab {
  const asked: PickerAsked[] = []
  const aborted: PickerAsked[] = []
  const ask = (question: PickerAsked) => () => {
    asked.push(question)
    const found = answer(question)
    const answered = 'then' in found ? found : Promise.resolve({ data: found })
    return {
      then: answered.then.bind(answered),
      abort: () => aborted.push(question),
    }
  }
  const tab: ListTab = { id: 'group', kind: 'list', needsQuery: true, ask, ...own }
  return { tab, asked, aborted }
}

/** Groups `Group 1` to `Group <count>`, five a page. */
export function groupsByPage(count: number) {
  return ({ page }: PickerAsked): PickerPage => {
    const all = Array.from({ length: count }, (_, index) => group(`Group ${String(index + 1)}`))
    const after = (page + 1) * 5
    return pickerPage(all.slice(page * 5, after), after < count ? after + 1 : 0)
  }
}

const container = (id: string, name: string): PickerNode => ({
  id,
  name,
  isBranch: true,
  item: { type: 'container', id, name },
})

/** A tab of containers: `users` and `groups` in `data`, `nordics` in `users`. */
export function fakeTreeTab(own: Partial<TreeTab> = {}): TreeTab {
  const below: Record<string, PickerNode[]> = {
    'o=data': [container('ou=users,o=data', 'users'), container('ou=groups,o=data', 'groups')],
    'ou=users,o=data': [container('ou=nordics,ou=users,o=data', 'nordics')],
  }
  return {
    id: 'container',
    kind: 'tree',
    readRoots: () => atHand([container('o=data', 'data')]),
    readBelow: ({ id }) => atHand(below[id] ?? []),
    canChooseRoots: true,
    contains: (outer, inner) => isBelow(inner.id, outer.id),
    ...own,
  }
}
