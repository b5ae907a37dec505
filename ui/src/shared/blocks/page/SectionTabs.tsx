import { useSearchParams } from 'react-router-dom'
import { Tabs, type TabItem } from '../../ui/Tabs'

const PARAMETER = 'section'

interface SectionTabsProps<Id extends string> {
  /** The name of the row of tabs for screen readers. */
  label: string
  /** The tabs; the first one is open in an address without `?section=`. */
  tabs: readonly [TabItem<Id>, ...TabItem<Id>[]]
}

/**
 * The tabs of a record's page. The open tab is in the address, `?section=members`; other tabs are not rendered. Opening
 * a tab drops the other parameters, which belong to the list in the former tab.
 */
export function SectionTabs<Id extends string>({ label, tabs }: SectionTabsProps<Id>) {
  const [params, setParams] = useSearchParams()
  const [first] = tabs
  const asked = tabs.find(({ id }) => id === params.get(PARAMETER))
  return (
    <Tabs
      label={label}
      tabs={tabs}
      value={(asked ?? first).id}
      onChange={(id) => setParams(id === first.id ? {} : { [PARAMETER]: id })}
    />
  )
}
