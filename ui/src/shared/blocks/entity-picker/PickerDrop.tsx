import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../platform/parts/lazyPart'
import { Tabs } from '../../ui/Tabs'
import { ListPanel } from './ListPanel'
import type { PanelProps } from './panel'
import styles from './PickerDrop.module.css'
import { pickerTabIds } from './pickerItem'
import type { PickerTab } from './pickerTab'
import { PanelWait } from './PanelWait'

/** Loaded when a tab with a tree is shown: few pickers have one. */
const TreePanel = lazyPart(async () => (await import('./TreePanel')).TreePanel, {
  waiting: <PanelWait />,
})

interface PickerDropProps extends PanelProps {
  id: string
  /** The label of the field, "Owners". */
  label: string
  tabs: readonly PickerTab[]
  tab: PickerTab
  /** The button that takes the focus when the drop closes with the focus in it. */
  toggleRef: RefObject<HTMLButtonElement | null>
}

/** The items to choose from, below the field; with tabs if there are several. */
export function PickerDrop({ id, label, tabs, tab, toggleRef, ...panel }: PickerDropProps) {
  const { t } = useTranslation('picker')
  const drop = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [node, toggle] = [drop.current, toggleRef.current]
    return () => {
      if (node?.contains(document.activeElement)) toggle?.focus()
    }
  }, [toggleRef])
  const inOrder = tabs.toSorted((a, b) => pickerTabIds.indexOf(a.id) - pickerTabIds.indexOf(b.id))
  return (
    <div
      ref={drop}
      id={id}
      className={styles.drop}
      role="group"
      aria-label={t('offered', { label })}
    >
      {inOrder.length > 1 ? (
        <Tabs
          label={label}
          look="inset"
          tabs={inOrder.map((each) => ({
            id: each.id,
            label: t(`tab.${each.id}`),
            content: <Panel tab={each} {...panel} />,
          }))}
          value={tab.id}
          onChange={(shown) => panel.state.showTab(shown)}
        />
      ) : (
        <Panel tab={tab} {...panel} />
      )}
    </div>
  )
}

function Panel({ tab, ...panel }: PanelProps & { tab: PickerTab }) {
  return tab.kind === 'tree' ? (
    <TreePanel tab={tab} {...panel} />
  ) : (
    <ListPanel tab={tab} {...panel} />
  )
}
