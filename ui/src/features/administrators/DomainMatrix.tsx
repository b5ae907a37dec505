import { KeyRound, Minus, ShieldCheck } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Administrator } from '../../entities/administrator/model'
import { periodState } from '../../entities/delegation/period'
import { useNow } from '../../shared/blocks/values/useNow'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { AssigneeSign } from './AssigneeSign'
import { GrantedScope } from './GrantedScope'
import styles from './GrantMatrix.module.css'
import type { MatrixColumn, MatrixRow } from './matrix'
import { toAdminAssignments, toAdministratorsOf } from './routes'

interface DomainMatrixProps {
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
}

/** A table of assignees and domains; screen readers can read a table. */
export function DomainMatrix({ rows, columns }: DomainMatrixProps) {
  const { t } = useTranslation('administrators')
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix} aria-label={t('matrix.title')}>
        <thead>
          <tr>
            <th scope="col">{t('column.assignee')}</th>
            {columns.map((column) => (
              <DomainHead key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ dn, name, assigneeType, assignments }) => (
            <tr key={dn}>
              <th scope="row">
                <span className={styles.object}>
                  <AssigneeSign type={assigneeType} name={name} />
                  <span>
                    <Link quiet href={toAdminAssignments(name)}>
                      <bdi>{name}</bdi>
                    </Link>
                    {assigneeType !== 'user' && (
                      <span className={styles.below}>{t(`assignee.${assigneeType}`)}</span>
                    )}
                  </span>
                </span>
              </th>
              {columns.map(({ key }) => (
                <td key={key}>
                  <Scope assignment={assignments.get(key)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DomainHead({ column: { key, name, whole, part } }: { column: MatrixColumn }) {
  const { t } = useTranslation('administrators')
  return (
    <th scope="col">
      <Link href={toAdministratorsOf(key)}>{name}</Link>
      <span className={styles.below}>{t('matrix.whole', { number: whole })}</span>
      {part > 0 && <span className={styles.below}>{t('matrix.part', { number: part })}</span>}
    </th>
  )
}

function Scope({ assignment }: { assignment: Administrator | undefined }) {
  const { t } = useTranslation('administrators')
  const now = useNow()
  if (!assignment) {
    return (
      <span className={styles.not}>
        <Icon of={Minus} size="s" />
        <VisuallyHidden>{t('matrix.none')}</VisuallyHidden>
      </span>
    )
  }
  const { name, domain, isWhole } = assignment
  const state = periodState(assignment, now)
  return (
    <>
      <span className={state === 'inForce' ? styles.given : styles.not}>
        <Icon of={isWhole ? ShieldCheck : KeyRound} size="s" />
      </span>{' '}
      {isWhole ? (
        <Link href={toAdministratorsOf(domain, name)}>{t('scope.whole')}</Link>
      ) : (
        <GrantedScope of={assignment} />
      )}
      {state !== 'inForce' && <span className={styles.below}>{t(`status.${state}`)}</span>}
    </>
  )
}
