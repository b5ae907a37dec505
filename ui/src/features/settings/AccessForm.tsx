import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRestoreSectionMutation } from '../../entities/client/api'
import type { Client } from '../../entities/client/model'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { ReloadBanner } from '../../shared/blocks/settings-form/ReloadBanner'
import { RestoreDefaults } from '../../shared/blocks/settings-form/RestoreDefaults'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { PersonCheck, type CheckedPerson } from './PersonCheck'
import { TrusteesDialog } from './TrusteesDialog'
import { TrusteesTable } from './TrusteesTable'
import { useAccessForm, type AccessFormOptions, type AccessQuestion } from './useAccessForm'

/** The trustees of each page or tile; with a checked person, whether this person sees them. */
export function AccessForm(options: AccessFormOptions) {
  const { client, section } = options
  const { t } = useTranslation('settings')
  const [isStale, setStale] = useState(false)
  const [opened, setOpened] = useState<string>()
  const [checked, setChecked] = useState<CheckedPerson>()
  const { form, question } = useAccessForm(options, () => setStale(true))
  const restored = () => {
    form.discard()
    setStale(true)
  }
  const isOfPages = section === 'access'
  const title = t(isOfPages ? 'access.title' : 'access.tiles')
  return (
    <Stack>
      {isStale && <ReloadBanner />}
      <RecordForm form={form} label={title} saveText={t('access.verb')}>
        <SectionCard title={title}>
          <Stack gap="tight">
            <p>{t('access.hint')}</p>
            <PersonCheck onChecked={setChecked} />
            <TrusteesTable form={form} section={section} checked={checked} onChange={setOpened} />
          </Stack>
        </SectionCard>
        {isOfPages && <Restore client={client} onRestored={restored} />}
      </RecordForm>
      {opened !== undefined && (
        <TrusteesDialog field={form.field(opened)} onClose={() => setOpened(undefined)} />
      )}
      {question.subject && (
        <Question {...question.subject} clientName={client.name} answer={question.answer} />
      )}
    </Stack>
  )
}

interface QuestionProps extends AccessQuestion {
  clientName: string
  answer: ReturnType<typeof useAccessForm>['question']['answer']
}

/** Asks before the trustees are saved. To lock themselves out, a person types the name of the client. */
function Question({ emptied, isLockOut, clientName, answer }: QuestionProps) {
  const { t } = useTranslation('settings')
  return (
    <ConfirmDialog
      title={t('access.askTitle')}
      consequence={
        <>
          {isLockOut && t('access.lockOut')}{' '}
          {emptied.length > 0 && t('access.emptied', { names: emptied.join(', ') })}
        </>
      }
      verb={t('access.verb')}
      kind={isLockOut ? 'deletion' : 'change'}
      typed={isLockOut ? clientName : undefined}
      {...answer}
    />
  )
}

/**
 * Restores the trustees of all pages. No call tells the defaults beforehand: of their own client, people type the name,
 * as the restoration may lock them out.
 */
function Restore({ client, onRestored }: { client: Client; onRestored: () => void }) {
  const { t } = useTranslation('settings')
  const isOwn = useBootstrap().client.id === client.id
  const dispatch = useAppDispatch()
  const [restore] = useRestoreSectionMutation()
  return (
    <RestoreDefaults
      risk={isOwn ? { text: t('access.restoreRisk'), typed: client.name } : undefined}
      onRestore={async () => {
        await restore({ clientId: client.id, section: 'access' }).unwrap()
        dispatch(showFeedback({ status: 200, text: t('restored') }))
        onRestored()
      }}
    />
  )
}
