import { useTranslation } from 'react-i18next'
import type { TaskParty } from '../../entities/task/model'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'

interface TaskOverProps {
  decider: TaskParty | undefined
  /** Address of the next task; undefined after the last task. */
  next: string | undefined
  /** Address of the list of tasks. */
  list: string
}

/** Says that somebody else completed the task, and links to the next task or to the list. */
export function TaskOver({ decider, next, list }: TaskOverProps) {
  const { t } = useTranslation('tasks')
  return (
    <div role="status">
      <Banner
        kind="info"
        actions={
          <Button size="small" href={next ?? list}>
            {next === undefined ? t('over.list') : t('over.next')}
          </Button>
        }
      >
        {t('over.text')} {decider && t('over.by', { name: decider.name })}
      </Banner>
    </div>
  )
}
