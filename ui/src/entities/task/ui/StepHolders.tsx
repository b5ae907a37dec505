import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { useBootstrap } from '../../../shared/session/useBootstrap'
import { useGetUserQuery } from '../../user/api'
import type { CourseStep } from '../course'

/** Who is asked at a step of a workflow, and who took it on. */
export function StepHolders({ step: { asked, isOver } }: { step: CourseStep }) {
  const { t } = useTranslation('tasks')
  const listText = useListText()
  const names = listText(asked.map(({ name }) => name))
  const claimers = asked.flatMap(({ claimerDn }) => claimerDn ?? [])
  return (
    <>
      {isOver ? t('course.asked', { names }) : t('course.with', { name: names })}
      {claimers.map((dn) => (
        <Claimer key={dn} dn={dn} />
      ))}
    </>
  )
}

/** The call tells only the DN. */
function Claimer({ dn }: { dn: string }) {
  const { t } = useTranslation('tasks')
  const clientId = useBootstrap().client.id
  const { data } = useGetUserQuery({ dn, clientId })
  return data ? <div>{t('mark.claimed', { name: data.fullName })}</div> : null
}
