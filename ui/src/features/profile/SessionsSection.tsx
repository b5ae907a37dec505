import { useTranslation } from 'react-i18next'
import {
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
  type OwnSession,
} from '../../entities/own-session/api'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { Skeleton } from '../../shared/ui/Skeleton'
import { OwnSessionRow } from './OwnSessionRow'
import styles from './SessionsSection.module.css'

/** Lists the sessions of the person; every session but this one can be ended. Source: docs/architecture.md "Sessions". */
export function SessionsSection() {
  const { t } = useTranslation('sessions')
  const query = useListOwnSessionsQuery(undefined)
  const { end, endOthers } = useEnding()
  const hasOthers = query.data?.some(({ current }) => !current) ?? false
  return (
    <SectionCard
      title={t('title')}
      actions={
        hasOthers && (
          <Button size="small" onPress={() => void endOthers()}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <AsyncBoundary query={query} skeleton={<Skeleton />} failedTitle={t('failed')}>
        {(sessions) => <Rows sessions={sessions} onEnd={end} />}
      </AsyncBoundary>
    </SectionCard>
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

interface Ending {
  data?: { ended: number } | undefined
  error?: unknown
}

function useEnding() {
  const { t } = useTranslation('sessions')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [endOne] = useEndOwnSessionMutation()
  const [endRest] = useEndOtherSessionsMutation()
  const tell = ({ data, error }: Ending) => {
    const said = data
      ? ({ status: 200, text: t('ended', { count: data.ended }) } as const)
      : ({ status: -1, text: errorText(error) } as const)
    dispatch(showFeedback(said))
  }
  return {
    end: async (id: OwnSession['id']) => tell(await endOne(id)),
    endOthers: async () => tell(await endRest(undefined)),
  }
}
