import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useExplainHoldingQuery,
  useExplainPermissionQuery,
  useExplainPersonQuery,
  useExplainTaskQuery,
} from '../../entities/explanation/api'
import { verdictOf, type Explanation } from '../../entities/explanation/model'
import { useListOperationsQuery } from '../../entities/admin-rights/api'
import { useGetTaskQuery } from '../../entities/task/api'
import { usePersonName } from '../../entities/user/usePersonName'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Banner } from '../../shared/ui/Banner'
import { Skeleton } from '../../shared/ui/Skeleton'
import { useObject } from './useObject'
import { Verdict } from './Verdict'
import { Ways } from './Ways'
import { HAVE } from './routes'

const anew = { refetchOnMountOrArgChange: true } as const

/** What a person may do for others, each with its reasons. */
export function PersonAnswer({ who }: { who: string }) {
  const { t } = useTranslation('explain')
  const name = usePersonName(who)
  const query = useExplainPersonQuery(who, anew)
  return (
    <Shown title={t('answer.rights', { name })} query={query}>
      {(explanation) =>
        explanation.ways.length === 0 ? (
          <p>{t('answer.nothing', { name })}</p>
        ) : (
          <Ways explanation={explanation} />
        )
      }
    </Shown>
  )
}

interface ObjectAnswerProps {
  who: string
  object: string
  can: string
}

/** Answers whether and why a person has an object, or may do something with it. */
export function ObjectAnswer({ who, object, can }: ObjectAnswerProps) {
  const { t } = useTranslation('explain')
  const { domain } = useObject(object)
  const isHave = can === HAVE
  const isAsked = can !== '' && domain !== ''
  const permission = useExplainPermissionQuery(
    isAsked && !isHave ? { who, domain, permission: can, object } : skipToken,
    anew,
  )
  const holding = useExplainHoldingQuery(isHave ? { who, object } : skipToken, anew)
  if (!isAsked) {
    return <SectionCard title={t('answer.title')}>{t('answer.chooseAction')}</SectionCard>
  }
  if (isHave) return <Judged who={who} query={holding} />
  return (
    <Judged
      who={who}
      query={permission}
      beside={(explanation) => <Contradiction {...{ who, object, can, explanation }} />}
    />
  )
}

interface ContradictionProps extends ObjectAnswerProps {
  explanation: Explanation
}

/** Warns when the computed answer differs from that of the server, which knows the permissions of the signed-in person. */
function Contradiction({ who, object, can, explanation }: ContradictionProps) {
  const { t } = useTranslation('explain')
  const { item } = useObject(object)
  const { user } = useBootstrap()
  const said = useServerAnswer(item?.type, who === user.dn ? object : '', can)
  const verdict = verdictOf(asAdministrator(explanation))
  const isOpen = said === undefined || verdict === undefined
  if (isOpen || said === verdict) return null
  return <Banner kind="danger">{t(said ? 'answer.serverYes' : 'answer.serverNo')}</Banner>
}

/**
 * Whether the server gives the signed-in person a permission on an object; undefined while it loads, and for objects of
 * other types.
 *
 * @param type - the server answers for roles and resources only.
 * @param id - DN; `''` to ask nothing.
 */
function useServerAnswer(type: string | undefined, id: string, permission: string) {
  const isAsked = id !== '' && (type === 'role' || type === 'resource')
  const { currentData } = useListOperationsQuery(isAsked ? { type, ids: [id] } : skipToken)
  return currentData?.[id]?.includes(permission)
}

/** The explanation without permissions from teams: the server's answer leaves those out. */
function asAdministrator({ ways, unread, readAt }: Explanation): Explanation {
  return {
    ways: ways.filter(({ reasons }) => reasons.every(({ kind }) => kind !== 'team')),
    unread: unread.filter((source) => source !== 'teams'),
    readAt,
  }
}

/** Whether and why a person sees a task and decides it. */
export function TaskAnswer({ who, id }: { who: string; id: string }) {
  const { currentData: task } = useGetTaskQuery(id)
  const asked = task && { addressee: task.addressee, claimer: task.claimer }
  const query = useExplainTaskQuery(asked ? { who, task: asked } : skipToken, anew)
  return <Judged who={who} query={query} />
}

interface Query {
  currentData?: Explanation | undefined
  error?: unknown
  refetch: () => unknown
}

interface JudgedProps {
  who: string
  query: Query
  beside?: (explanation: Explanation) => ReactNode
}

function Judged({ who, query, beside }: JudgedProps) {
  const { t } = useTranslation('explain')
  const name = usePersonName(who)
  return (
    <Shown title={t('answer.title')} query={query}>
      {(explanation) => (
        <>
          <Verdict explanation={explanation} name={name} />
          {beside?.(explanation)}
          <Ways explanation={explanation} />
        </>
      )}
    </Shown>
  )
}

interface ShownProps {
  title: string
  query: Query
  children: (explanation: Explanation) => ReactNode
}

function Shown({ title, query: { currentData: data, error, refetch }, children }: ShownProps) {
  const { t } = useTranslation('explain')
  return (
    <SectionCard title={title}>
      <AsyncBoundary
        query={{ data, error, refetch }}
        skeleton={<Skeleton shape="big" />}
        failedTitle={t('answer.failed')}
      >
        {children}
      </AsyncBoundary>
    </SectionCard>
  )
}
