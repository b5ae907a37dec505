import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLazyReadChartQuery, type Relation } from '../../entities/orgchart/api'
import type { ChartCard } from '../../entities/orgchart/model'
import type { Answer } from '../../shared/api/answer'
import { LazyTree } from '../../shared/lazy-tree/LazyTree'
import type { TreeNode } from '../../shared/lazy-tree/treeNode'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { toUser } from '../users/routes'
import styles from './OrgChart.module.css'

/** As many as the server gives at once. Source: SPEC 9 "Paging and search". */
const ALL = 300

const no = () => false
const yes = () => true
const person = () => UserRound

interface ChartTreeProps {
  root: ChartCard
  relation: Relation
  isDeep: boolean
}

/** The chart as a list in levels: for readers, keyboards and phones. A row leads to the person. */
export function ChartTree({ root, relation, isDeep }: ChartTreeProps) {
  const { t } = useTranslation('orgchart')
  const navigate = useNavigate()
  const readBelow = useReadBelow(relation, isDeep)
  return (
    <div className={styles.tree}>
      <LazyTree
        label={t('canvas')}
        roots={[rowOf(root, true)]}
        readBelow={readBelow}
        texts={{ loading: t('tree.loading'), failed: t('tree.failed'), chosen: t('tree.chosen') }}
        selection="single"
        iconOf={person}
        isChosen={no}
        canChoose={yes}
        onChoose={({ id }) => void navigate(toUser(id))}
      />
    </div>
  )
}

function rowOf({ dn, name, lines }: ChartCard, isBranch: boolean): TreeNode {
  return { id: dn, name: [name, ...lines].join(' · '), isBranch }
}

function useReadBelow({ key, sourceEntity }: Relation, isDeep: boolean) {
  const clientId = useBootstrap().client.id
  const [readChart] = useLazyReadChartQuery()
  return async ({ id }: TreeNode): Promise<Answer<readonly TreeNode[]>> => {
    const where = { dn: id, entityKey: sourceEntity, relation: key, clientId }
    const { data, error } = await readChart({ ...where, nextIndex: 1, size: ALL }, true)
    return { data: data?.reports.cards.map((card) => rowOf(card, isDeep)), error }
  }
}
