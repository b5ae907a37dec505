import { Trans, useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { QuickInfoLink } from '../../quick-info/ui/QuickInfoLink'
import { useGetUserQuery } from '../../user/api'
import type { CourseStep } from '../course'

interface StepHoldersProps {
  step: CourseStep
  /** The address of a person's page. */
  toPage: (dn: string) => string
}

/**
 * Who was asked at a step of a workflow, and who claimed the task. All are named as text, as the call does not say
 * which of them are people.
 */
export function StepHolders({ step: { asked, isOver }, toPage }: StepHoldersProps) {
  const { t } = useTranslation('tasks')
  const listText = useListText()
  const names = listText(asked.map(({ name }) => name))
  const claimers = asked.flatMap(({ claimerDn }) => claimerDn ?? [])
  return (
    <>
      {isOver ? t('course.asked', { names }) : t('course.with', { name: names })}
      {claimers.map((dn) => (
        <Claimer key={dn} dn={dn} href={toPage(dn)} />
      ))}
    </>
  )
}

/** The person who claimed the task; their name is loaded, as the step has only the DN. */
function Claimer({ dn, href }: { dn: string; href: string }) {
  const { t } = useTranslation('tasks')
  const clientId = useBootstrap().client.id
  const { data } = useGetUserQuery({ dn, clientId })
  if (!data) return null
  const who = <QuickInfoLink kind="USER" dn={dn} name={data.fullName} href={href} quiet />
  return (
    <div>
      <Trans t={t} i18nKey="course.claimed" components={{ who }} />
    </div>
  )
}
