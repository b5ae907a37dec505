import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/api/useErrorText'
import { AsyncBoundary } from '../../../shared/async/AsyncBoundary'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import { Dialog } from '../../../shared/ui/Dialog'
import { Skeleton } from '../../../shared/ui/Skeleton'
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
  type OwnSession,
} from './api'
import { OwnSessionRow } from './OwnSessionRow'
import styles from './OwnSessionsDialog.module.css'

interface OwnSessionsDialogProps {
  onClose: () => void
}

/** Where the person is signed in; each other session can be ended. Source: docs/architecture.md "Sessions". */
export function OwnSessionsDialog({ onClose }: OwnSessionsDialogProps) {
  const { t } = useTranslation('sessions')
  const query = useListOwnSessionsQuery(undefined)
  const { end, endOthers, said } = useEnding()
  const hasOthers = query.data?.some(({ current }) => !current) ?? false
  return (
    <Dialog
      isOpen
      title={t('title')}
      sign={{ icon: MonitorSmartphone, kind: 'info' }}
      onClose={onClose}
      actions={hasOthers && <Button onPress={() => void endOthers()}>{t('endOthers')}</Button>}
    >
      <AsyncBoundary query={query} skeleton={<Skeleton />} failedTitle={t('failed')}>
        {(sessions) => <Rows sessions={sessions} onEnd={end} />}
      </AsyncBoundary>
      <div role="status">{said && <Banner kind={said.kind}>{said.text}</Banner>}</div>
    </Dialog>
  )
}

function Rows(props: { sessions: OwnSession[]; onEnd: (id: OwnSession['id']) => Promise<void> }) {
  return (
    <ul className={styles.list}>
      {props.sessions.map((session) => (
        <OwnSessionRow key={session.id} session={session} onEnd={props.onEnd} />
      ))}
    </ul>
  )
}

function useEnding() {
  const { t } = useTranslation('sessions')
  const errorText = useErrorText()
  const [said, setSaid] = useState<{ kind: 'success' | 'danger'; text: string }>()
  const [endOne] = useEndOwnSessionMutation()
  const [endRest] = useEndOtherSessionsMutation()
  const tell = ({ data, error }: { data?: { ended: number } | undefined; error?: unknown }) => {
    if (data) setSaid({ kind: 'success', text: t('ended', { count: data.ended }) })
    else setSaid({ kind: 'danger', text: errorText(error) })
  }
  return {
    said,
    end: async (id: OwnSession['id']) => tell(await endOne(id)),
    endOthers: async () => tell(await endRest(undefined)),
  }
}
