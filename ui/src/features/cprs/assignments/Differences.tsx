import { Send } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Difference, Subject } from '../../../entities/cprs/model'
import { useCauses } from '../../../entities/cprs/useCauses'
import type { BulkAction } from '../../../shared/blocks/data-table/action'
import { ListSection } from '../../../shared/blocks/list-page/ListSection'
import { useList } from '../../../shared/blocks/list-page/useList'
import { Button } from '../../../shared/ui/Button'
import { differenceList } from './differenceList'
import { PublishAll } from './PublishAll'
import { PublishDialog } from './PublishDialog'
import { Tally } from './Tally'
import { useCauseNote } from './useCauseNote'
import type { Runs } from './useRuns'
import { WhyContext } from './Why'

interface DifferencesProps {
  subject: Subject
  runs: Runs
  isOff: boolean
}

const NOTHING: readonly Difference[] = []

interface Asked {
  rows: readonly Difference[]
  clear: () => void
}

/**
 * The differences of the last computation: each person with both sides, and the known reason why a
 * difference cannot be published.
 */
export function Differences({ subject, runs, isOff }: DifferencesProps) {
  const { t } = useTranslation('cprs')
  const [asked, setAsked] = useState<Asked>()
  const [isAll, setAll] = useState(false)
  const list = useList(differenceList, subject)
  const causes = useCauses(subject, list.query.data?.rows ?? NOTHING)
  const noteOf = useCauseNote(causes)
  const mayPublish = !isOff && runs.running === undefined
  const publish: BulkAction<Difference> = {
    id: 'publish',
    label: t('publish.selected'),
    icon: Send,
    takes: 'rows',
    onAction: setAsked,
  }
  return (
    <WhyContext value={causes}>
      <Tally subject={subject} runs={runs} listing={list.listing} />
      <ListSection
        list={list}
        tools={
          !isOff && (
            <Button variant="primary" icon={Send} isIdle={!mayPublish} onPress={() => setAll(true)}>
              {t('publish.all')}
            </Button>
          )
        }
        bulkActions={mayPublish && [publish]}
        rowLock={noteOf}
      />
      {asked && (
        <PublishDialog
          subject={subject}
          computedAt={runs.computed?.endedAt}
          rows={asked.rows}
          onPublished={asked.clear}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isAll && (
        <PublishAll
          subject={subject}
          computedAt={runs.computed?.endedAt}
          onClose={() => setAll(false)}
        />
      )}
    </WhyContext>
  )
}
