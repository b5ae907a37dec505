import { useTranslation } from 'react-i18next'
import { useReadPublicationQuery, type Publication } from '../../../entities/cprs/api'
import {
  differenceKey,
  fullName,
  subjectKey,
  type Difference,
  type Process,
  type Subject,
} from '../../../entities/cprs/model'
import { useCauses } from '../../../entities/cprs/useCauses'
import { OutcomeTree } from '../../../shared/blocks/feedback/OutcomeTree'
import { SectionCard } from '../../../shared/blocks/page/SectionCard'
import { Banner } from '../../../shared/ui/Banner'
import { useWholeDifferences } from './useWholeDifferences'
import { useCauseNote } from './useCauseNote'
import type { Runs } from './useRuns'

interface LastPublicationProps {
  subject: Subject
  runs: Runs
}

/** The outcome of the last publication. The outcome of each row is known after the next computation. */
export function LastPublication({ subject, runs }: LastPublicationProps) {
  const { data: publication } = useReadPublicationQuery(subjectKey(subject))
  const { published, computed, running } = runs
  if (!publication || publication.id !== published?.id || running) return null
  const isComputedSince = (computed?.startedAt ?? 0) >= (published.endedAt ?? Infinity)
  return isComputedSince && published.state === 'completed' ? (
    <Ends subject={subject} publication={publication} />
  ) : (
    <End process={published} />
  )
}

function End({ process: { state, message, failed, total = 0 } }: { process: Process }) {
  const { t } = useTranslation('cprs')
  return (
    <div role="status">
      <Banner kind={state === 'error' ? 'danger' : failed > 0 ? 'warning' : 'success'}>
        {state === 'error'
          ? t('published.error', { message })
          : t('published.counts', { done: total - failed, number: failed })}
      </Banner>
    </div>
  )
}

const NOTHING: readonly Difference[] = []

/** The outcome of each published row: a row that is still a difference has failed. */
function Ends({ subject, publication }: { subject: Subject; publication: Publication }) {
  const { t } = useTranslation('cprs')
  const { currentData: left } = useWholeDifferences(subject)
  const noteOf = useCauseNote(useCauses(subject, left?.rows ?? NOTHING))
  if (!left) return null
  const open = new Map(left.rows.map((row) => [differenceKey(row), row]))
  const named = publication.rows.map((row) => ({
    id: row.id,
    name: fullName(row),
    left: open.get(differenceKey(row)),
  }))
  const failed = named.flatMap(({ id, name, left: row }) =>
    row ? [{ id, name, reason: noteOf(row) ?? t('published.stillThere') }] : [],
  )
  const succeeded = named.filter((row) => row.left === undefined)
  return (
    <SectionCard title={t('published.title')}>
      <OutcomeTree outcome={{ success: failed.length === 0, succeeded, failed }} />
    </SectionCard>
  )
}
