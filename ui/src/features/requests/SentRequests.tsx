import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PermissionGlyph } from '../../entities/permission/ui/PermissionGlyph'
import type { AccessRequest } from '../../entities/request/model'
import { StatusBadge } from '../../entities/request/ui/StatusBadge'
import { useReadCourseQuery } from '../../entities/task/api'
import { useListText } from '../../i18n/useListText'
import { FirstFew } from '../../shared/ui/FirstFew'
import { Link } from '../../shared/ui/Link'
import { toRequest } from '../history/routes'
import styles from './Cart.module.css'
import { isWaiting, type SentRequest } from './useSentRequests'

interface SentRequestsProps {
  of: readonly SentRequest[]
  /** DN of the person who is signed in. */
  you: string
}

/** The requests of the last cart with their status and links. The section takes the focus, as the cart that had it is empty. */
export function SentRequests({ of, you }: SentRequestsProps) {
  const { t } = useTranslation('requests')
  const section = useRef<HTMLElement>(null)
  const heading = useId()
  const key = of.map(keyOf).join()
  useEffect(() => {
    if (key !== '') section.current?.focus({ preventScroll: true })
  }, [key])
  if (of.length === 0) return null
  return (
    <section ref={section} className={styles.sent} aria-labelledby={heading} tabIndex={-1}>
      <h3 id={heading}>{t('sent.title')}</h3>
      <FirstFew
        className={styles.lines}
        lines={of}
        id={keyOf}
        draw={(each) => <Line sent={each} you={you} />}
      />
    </section>
  )
}

const keyOf = ({ permission, recipient }: SentRequest) => `${permission.id} ${recipient.id}`

function Line({ sent, you }: { sent: SentRequest; you: string }) {
  const { permission, recipient, request } = sent
  const name = <bdi>{permission.name}</bdi>
  return (
    <div className={styles.line}>
      <PermissionGlyph kind={permission.kind} />
      <div className={styles.words}>
        <p className={styles.name}>
          {request ? <Link href={toRequest(request.id)}>{name}</Link> : name}
        </p>
        {recipient.id !== you && (
          <p className={styles.under}>
            <bdi>{recipient.name}</bdi>
          </p>
        )}
        {request && <Standing request={request} />}
      </div>
    </div>
  )
}

/** The people who have to decide; the status when nobody has to. */
function Standing({ request }: { request: AccessRequest }) {
  const { t } = useTranslation('requests')
  const listText = useListText()
  const { data: course = [] } = useReadCourseQuery(isWaiting(request) ? request.id : skipToken)
  const asked = course.find(({ isOver }) => !isOver)?.asked ?? []
  if (asked.length > 0) {
    const names = listText(asked.map(({ name }) => name))
    return <p className={styles.under}>{t('sent.waitsFor', { names })}</p>
  }
  const { kind, state } = request
  return state === undefined ? null : <StatusBadge kind={kind} code={state} />
}
