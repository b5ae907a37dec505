import { useTranslation } from 'react-i18next'
import { useGetTaskQuery } from '../../entities/task/api'
import { Facts } from '../../shared/blocks/page/Facts'
import { Link } from '../../shared/ui/Link'
import { toTask } from '../tasks/routes'

/** Which task it is about. */
export function TaskQuestion({ id }: { id: string }) {
  const { t } = useTranslation('explain')
  const { currentData: task } = useGetTaskQuery(id)
  const content = <Link href={toTask(id, '?of=others')}>{task?.name ?? id}</Link>
  return <Facts facts={[{ key: 'task', label: t('question.task'), content }]} />
}
