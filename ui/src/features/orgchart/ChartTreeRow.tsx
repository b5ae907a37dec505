import { ChevronDown, ChevronRight, LoaderCircle, RotateCw, Users } from 'lucide'
import { Button, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useTranslation } from 'react-i18next'
import { foldsAt, kindAt, type Relation } from '../../entities/orgchart/model'
import { Icon } from '../../shared/ui/Icon'
import { isFirst, restOf, type Chart } from './chart'
import { cardIdOf } from './cardId'
import styles from './ChartTree.module.css'
import { KindSign } from './KindSign'
import type { Branch } from './layout'

interface ChartTreeRowProps {
  branch: Branch
  chart: Chart
  relation: Relation
}

/** A row of the tree: a node with the nodes below it, or the row that loads more nodes. */
export function ChartTreeRow(props: ChartTreeRowProps) {
  const { branch, chart } = props
  if (branch.isMore) return <MoreRow branch={branch} chart={chart} />
  const { id, dn, branches } = branch
  const { name = dn, lines = [] } = chart.cards.get(dn) ?? {}
  return (
    <TreeItem id={id} textValue={[name, ...lines].join(' · ')} className={styles.row ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div id={cardIdOf(id)} className={styles.leaf}>
            {hasChildItems ? (
              <Twist isOpen={isExpanded} isReading={chart.reading.has(dn)} />
            ) : (
              <span className={styles.twist} />
            )}
            <Who {...props} />
          </div>
        )}
      </TreeItemContent>
      {branches.map((each) => (
        <ChartTreeRow key={each.id} {...props} branch={each} />
      ))}
      {canOpen(props) && <Unread below={id} />}
    </TreeItem>
  )
}

/** Whether a row can be opened though its children are not loaded yet. */
function canOpen({ branch: { id, dn, branches }, chart, relation }: ChartTreeRowProps): boolean {
  const isRead = branches.length > 0 || chart.below.get(dn)?.total === 0
  return !isRead && foldsAt(relation, isFirst(id))
}

function Who({ branch: { id, dn }, chart, relation }: ChartTreeRowProps) {
  const { name = dn, lines = [], photo } = chart.cards.get(dn) ?? {}
  const total = chart.below.get(dn)?.total ?? 0
  return (
    <>
      <KindSign kind={kindAt(relation, isFirst(id))} name={name} photo={photo} size="default" />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.caption} dir="auto">
          {lines.join(' · ')}
        </span>
      </span>
      {total > 0 && <Total value={total} />}
    </>
  )
}

function Twist({ isOpen, isReading }: { isOpen: boolean; isReading: boolean }) {
  return (
    <Button slot="chevron" className={styles.twist ?? ''}>
      {isReading ? (
        <Icon of={LoaderCircle} size="s" className={styles.turning} />
      ) : (
        <Icon of={isOpen ? ChevronDown : ChevronRight} size="s" flip />
      )}
    </Button>
  )
}

function Total({ value }: { value: number }) {
  const { t } = useTranslation('orgchart')
  return <span className={styles.total}>{t('number', { value })}</span>
}

/** An invisible child row: a branch without a row below it could not be opened. */
function Unread({ below }: { below: string }) {
  const { t } = useTranslation('orgchart')
  return (
    <TreeItem id={`unread ${below}`} textValue={t('reading')}>
      <TreeItemContent>{null}</TreeItemContent>
    </TreeItem>
  )
}

function MoreRow({ branch: { id, dn }, chart }: Omit<ChartTreeRowProps, 'relation'>) {
  const { t } = useTranslation('orgchart')
  const hasFailed = chart.failures.has(dn)
  const text = hasFailed ? t('moreFailed') : t('more', { count: restOf(chart, dn) })
  return (
    <TreeItem id={id} textValue={text} className={styles.row ?? ''}>
      <TreeItemContent>
        <div className={styles.leaf}>
          <span className={styles.twist} />
          <Icon of={hasFailed ? RotateCw : Users} size="s" className={styles.sign} />
          <span className={hasFailed ? styles.failed : styles.more}>{text}</span>
        </div>
      </TreeItemContent>
    </TreeItem>
  )
}
