import { useTranslation } from 'react-i18next'
import type { WorkTask } from '../../entities/workflow-process/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { AddresseeName } from './AddresseeName'

/** The open tasks that the workflow waits for. */
export function CurrentStep({ tasks }: { tasks: readonly WorkTask[] }) {
  const { t } = useTranslation('workflows')
  return (
    <SectionCard title={t('step.title')}>
      {tasks.length === 0 ? (
        <p>{t('step.none')}</p>
      ) : (
        <Stack gap="tight">
          {tasks.map((task) => (
            <TaskFacts key={task.id} task={task} />
          ))}
        </Stack>
      )}
    </SectionCard>
  )
}

function TaskFacts({
  task: { activity, addressee, claimer, createdAt, expiresAt },
}: {
  task: WorkTask
}) {
  const { t } = useTranslation('workflows')
  const moment = (at: number | undefined) => (at === undefined ? '' : <DateTime at={at} />)
  return (
    <Facts
      facts={[
        { key: 'step', label: t('step.name'), content: <bdi>{activity}</bdi> },
        { key: 'addressee', label: t('step.for'), content: <AddresseeName dn={addressee} /> },
        { key: 'since', label: t('step.since'), content: moment(createdAt) },
        {
          key: 'due',
          label: t('step.due'),
          content: expiresAt === undefined ? t('step.noEnd') : moment(expiresAt),
        },
        {
          key: 'claimer',
          label: t('step.claimed'),
          content: claimer === '' ? t('step.notClaimed') : <AddresseeName dn={claimer} />,
        },
      ]}
    />
  )
}
