import { useEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { useTranslation } from 'react-i18next'
import { classNames } from './classNames'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  /** The number of entries in the tab. */
  count?: number | undefined
  isDisabled?: boolean
  content: ReactNode
}

interface TabsProps<Id extends string> {
  /** The name of the row of tabs, for screen readers. */
  label: string
  tabs: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Whether the tabs are within a panel and reach its edges. */
  look?: 'inset'
}

/** Tabs. If they are too many for the width, their row scrolls sideways. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, look }: TabsProps<Id>) {
  return (
    <AriaTabs
      className={classNames(styles.tabs, look && styles[look])}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key)
        if (chosen) onChange(chosen.id)
      }}
    >
      <TabList className={styles.list ?? ''} aria-label={label}>
        {tabs.map(({ id, label: text, count, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={styles.tab ?? ''}>
            {({ isSelected }) => <TabWords label={text} count={count} isSelected={isSelected} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

type TabWordsProps = Pick<TabItem<string>, 'label' | 'count'> & { isSelected: boolean }

function TabWords({ label, count, isSelected }: TabWordsProps) {
  const { t } = useTranslation('ui')
  const words = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isSelected) showSideways(words.current?.parentElement)
  }, [isSelected])
  return (
    <>
      <span ref={words}>{label}</span>
      {count !== undefined && <span className={styles.count}>{t('number', { value: count })}</span>}
    </>
  )
}

/** Scrolls the row of tabs, without the page. */
function showSideways(tab: HTMLElement | null | undefined) {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right
}
