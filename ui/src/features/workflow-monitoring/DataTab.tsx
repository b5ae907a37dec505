import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useGetTaskQuery } from '../../entities/task/api'
import { useListWorkTasksQuery } from '../../entities/workflow-process/api'
import type { WorkflowProcess } from '../../entities/workflow-process/model'
import { useListText } from '../../i18n/useListText'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { DateTime } from '../../shared/blocks/values/DateTime'

interface DataTabProps {
  process: WorkflowProcess
}

/** The ids of a workflow, and the values that it passes from task to task. */
export function DataTab({ process }: DataTabProps) {
  const { t } = useTranslation('workflows')
  return (
    <Stack>
      <SectionCard title={t('data.process')}>
        <ProcessFacts process={process} />
      </SectionCard>
      <SectionCard title={t('data.values')}>
        <Values process={process} />
      </SectionCard>
    </Stack>
  )
}

function ProcessFacts({ process }: DataTabProps) {
  const { t } = useTranslation('workflows')
  const { id, correlationId, definitionDn, engineId, initiator, startedAt, endedAt } = process
  const facts = [
    { key: 'id', label: t('data.id'), words: id },
    { key: 'correlation', label: t('data.correlation'), words: correlationId },
    { key: 'definition', label: t('data.definition'), words: definitionDn },
    { key: 'engine', label: t('data.engine'), words: engineId },
    { key: 'initiator', label: t('column.initiator'), words: initiator.name },
  ]
  const times = [
    { key: 'started', label: t('column.started'), at: startedAt },
    { key: 'ended', label: t('column.ended'), at: endedAt },
  ]
  return (
    <Facts
      facts={[
        ...facts
          .filter(({ words }) => words !== '')
          .map(({ words, ...fact }) => ({ ...fact, content: <bdi>{words}</bdi> })),
        ...times.flatMap(({ at, ...fact }) =>
          at === undefined ? [] : [{ ...fact, content: <DateTime at={at} /> }],
        ),
      ]}
    />
  )
}

/**
 * The values of a workflow. No call returns them, so they are read from its last task. Source:
 * docs/assumptions.md A-580.
 */
function Values({ process: { id } }: DataTabProps) {
  const { t } = useTranslation('workflows')
  const listText = useListText()
  const { data: tasks } = useListWorkTasksQuery(id)
  const last = tasks?.at(-1)
  const query = useGetTaskQuery(last?.id ?? skipToken)
  if (tasks && !last) return <p>{t('data.noTask')}</p>
  return (
    <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('data.failed')}>
      {({ values }) =>
        values.length === 0 ? (
          <p>{t('data.none')}</p>
        ) : (
          <Facts
            facts={values.map(({ name, values: all }) => ({
              key: name,
              label: name,
              content: <span dir="auto">{listText(all)}</span>,
            }))}
          />
        )
      }
    </AsyncBoundary>
  )
}
