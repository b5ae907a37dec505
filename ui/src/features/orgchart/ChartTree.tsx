import { useEffect, useEffectEvent, useMemo } from 'react'
import { Tree, type Key } from 'react-aria-components/Tree'
import { useTranslation } from 'react-i18next'
import { kindAt, type Relation } from '../../entities/orgchart/model'
import { CardInfo, useCardInfo } from './CardInfo'
import { cardIdOf } from './cardId'
import { branchOf, branchesOf, isFirst, type Chart } from './chart'
import styles from './ChartTree.module.css'
import { ChartTreeRow } from './ChartTreeRow'
import type { Sought } from './sought'

interface ChartTreeProps {
  chart: Chart
  root: string
  relation: Relation
  sought: Sought | undefined
  onFold: (dn: string) => void
  onMore: (dn: string) => void
}

/** The chart as a list in levels: for screen readers, keyboards and phones. */
export function ChartTree({ chart, root, relation, sought, onFold, onMore }: ChartTreeProps) {
  const { t } = useTranslation('orgchart')
  const { tell, ...info } = useCardInfo()
  const first = useMemo(() => branchOf(chart, root), [chart, root])
  const branches = useMemo(() => branchesOf(first), [first])
  const focusSought = useEffectEvent(({ dn }: Sought) => {
    const branch = branches.find((each) => each.dn === dn && !each.isMore)
    const row = branch && document.getElementById(cardIdOf(branch.id))?.closest('[role="row"]')
    if (row instanceof HTMLElement) row.focus()
  })
  useEffect(() => {
    if (sought) focusSought(sought)
  }, [sought])
  const open = branches.filter(({ branches: below }) => below.length > 0).map(({ id }) => id)

  const fold = (keys: ReadonlySet<Key>) => {
    for (const { id, dn } of branches) if (keys.has(id) !== open.includes(id)) onFold(dn)
  }
  const act = (key: Key) => {
    const { id, dn, isMore } = branches.find((each) => each.id === key) ?? first
    const kind = kindAt(relation, isFirst(id))
    if (isMore) onMore(dn)
    else tell({ id, dn, kind, name: dn, lines: [], ...chart.cards.get(dn) })
  }
  return (
    <>
      <Tree
        className={styles.tree ?? ''}
        aria-label={t('canvas')}
        expandedKeys={open}
        onExpandedChange={fold}
        onAction={act}
      >
        <ChartTreeRow branch={first} chart={chart} relation={relation} />
      </Tree>
      <CardInfo {...info} relation={relation} />
    </>
  )
}
