import { useEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { useTranslation } from 'react-i18next'
import { classNames } from './classNames'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  /** How many things are in it. */
  count?: number | undefined
  isDisabled?: boolean
  content: ReactNode
}

interface TabsProps<Id extends string> {
  /** Their common name for screen readers. */
  label: string
  tabs: readonly TabItem<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Within a panel, up to its edges. */
  look?: 'inset'
}

/** Several views of one thing in one place; too many for the width scroll sideways. */
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

/** Scrolls the row of tabs, and nothing else. */
function showSideways(tab: HTMLElement | null | undefined) {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()]
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right
}
