import { KeyRound } from 'lucide'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../platform/api/useRead'
import { LazyTree } from '../lazy-tree/LazyTree'
import { useAppDispatch } from '../../platform/store/hooks'
import { kindIcons } from './ItemFace'
import styles from './ListPanel.module.css'
import { PanelWait } from './PanelWait'
import { PickerFailure } from './PickerFailure'
import type { PanelProps } from './panel'
import type { PickerNode, TreeTab } from './pickerTab'
import { useItemName } from './useItemName'

interface TreePanelProps extends PanelProps {
  tab: TreeTab
}

/** The tree of a tab, loaded when the tab is shown. */
export function TreePanel({ tab, ...rest }: TreePanelProps) {
  const { t } = useTranslation('picker')
  const key = JSON.stringify([tab.id, tab.scope])
  const { data, error, isLoading, retry } = useRead(tab.readRoots(), key)

  if (isLoading) return <PanelWait />
  if (!data) return <PickerFailure text={t(`failed.${tab.id}`)} error={error} onRetry={retry} />
  if (data.length === 0) return <p className={styles.note}>{t(`noMore.${tab.id}`)}</p>
  return <OfferedTree key={key} tab={tab} roots={data} {...rest} />
}

interface OfferedTreeProps extends TreePanelProps {
  roots: readonly PickerNode[]
}

function OfferedTree(props: OfferedTreeProps) {
  const { tab, roots, items, isMulti, isChosen, isTaken, onChoose } = props
  const { t } = useTranslation('picker')
  const dispatch = useAppDispatch()
  const nameOf = useItemName()
  const named = (node: PickerNode) => ({ ...node, name: nameOf(node.item) })
  const isOffered = (node: PickerNode) =>
    tab.canChooseRoots || roots.every(({ id }) => id !== node.id)

  const chooseFirst = useEffectEvent(() => {
    const [first] = roots
    const hasNone = items.every(({ type }) => type !== tab.id)
    if (tab.choosesFirst && hasNone && first) onChoose(first.item)
  })
  useEffect(() => chooseFirst(), [])

  return (
    <LazyTree
      label={t(`tab.${tab.id}`)}
      roots={roots.map(named)}
      iconOf={({ item }) => (item.parentId ? KeyRound : kindIcons[tab.id])}
      readBelow={async (node) => {
        const { data, error } = await dispatch(tab.readBelow(node))
        return { data: data?.map(named), error }
      }}
      texts={{
        loading: t(tab.id === 'container' ? 'loadingContainers' : 'loadingEntitlements'),
        failed: t(tab.id === 'container' ? 'failedContainers' : 'failedEntitlements'),
        chosen: t('chosen'),
      }}
      selection={isMulti ? 'multiple' : 'single'}
      isChosen={({ item }) => isChosen(item)}
      canChoose={(node) => isOffered(node) && !isTaken(node.item)}
      onChoose={({ item }) => onChoose(item)}
    />
  )
}
