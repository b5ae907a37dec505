import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useGetTaskQuery } from '../../entities/task/api'
import { PersonField } from '../../entities/user/ui/PersonField'
import { Facts } from '../../shared/blocks/page/Facts'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { Button } from '../../shared/ui/Button'
import { Link } from '../../shared/ui/Link'
import { ObjectAnswer, PersonAnswer, TaskAnswer } from './Answers'
import { ObjectQuestion } from './ObjectQuestion'
import { toTask } from '../tasks/routes'
import { toWhy } from './routes'

/** Explains why a person may do something with a role, a resource, a request form or a task. */
export function WhyPage() {
  const { t } = useTranslation(['explain', 'shell'])
  const { who, object, task, can, ask } = useAsked()
  return (
    <>
      <PageHeader title={t('shell:section.why')} count={undefined} />
      <Split isEven beside={<Answer who={who} object={object} task={task} can={can} />}>
        <SectionCard title={t('question.title')}>
          <Stack>
            <PersonField
              label={t('question.person')}
              dn={who || undefined}
              onChange={(chosen = '') => ask({ who: chosen })}
            />
            {task ? (
              <TaskQuestion id={task} />
            ) : (
              <ObjectQuestion
                object={object}
                can={can}
                onObject={(chosen) => ask({ object: chosen, can: '' })}
                onCan={(permission) => ask({ can: permission })}
              />
            )}
            {(task || object) && (
              <Button variant="quiet" href={toWhy({ who })}>
                {t('question.all')}
              </Button>
            )}
          </Stack>
        </SectionCard>
      </Split>
    </>
  )
}

/** Names the task that the question is about. */
function TaskQuestion({ id }: { id: string }) {
  const { t } = useTranslation('explain')
  const { currentData: task } = useGetTaskQuery(id)
  const content = <Link href={toTask(id, '?of=others')}>{task?.name ?? id}</Link>
  return <Facts facts={[{ key: 'task', label: t('question.task'), content }]} />
}

interface Asked {
  who: string
  object: string
  task: string
  /** `have`, or the key of a permission; `''` while neither is chosen. */
  can: string
}

function Answer({ who, object, task, can }: Asked) {
  const { t } = useTranslation('explain')
  if (who === '') return <SectionCard title={t('answer.title')}>{t('answer.start')}</SectionCard>
  if (task !== '') return <TaskAnswer who={who} id={task} />
  if (object !== '') return <ObjectAnswer who={who} object={object} can={can} />
  return <PersonAnswer who={who} />
}

/** The question of the page; it is kept in the address. */
function useAsked() {
  const [params, setParams] = useSearchParams()
  const ask = (changed: Partial<Asked>) => {
    const next = new URLSearchParams(params)
    for (const [key, value] of Object.entries(changed)) {
      if (value === '') next.delete(key)
      else next.set(key, value)
    }
    setParams(next, { replace: true })
  }
  const of = (key: keyof Asked) => params.get(key) ?? ''
  return { who: of('who'), object: of('object'), task: of('task'), can: of('can'), ask }
}
