import { useTranslation } from 'react-i18next'
import { useCreateProxyMutation } from '../../entities/proxy/api'
import { toProxyBody, type ProxyFields } from '../../entities/proxy/proxyChange'
import { useQuestion } from '../../shared/blocks/confirm/useQuestion'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toUser } from '../users/routes'
import { ProxyDialog } from './ProxyDialog'
import { ProxyQuestion } from './ProxyQuestion'
import { useProxyFields } from './useProxyFields'

interface ProxyCreateProps {
  isOfTeams: boolean
  onClose: () => void
}

const nothing: ProxyFields = { person: [], actsFor: [], lastDay: '', isNotified: false }

/** The form of a new assignment; a question names both sides before it is saved. */
export function ProxyCreate({ isOfTeams, onClose }: ProxyCreateProps) {
  const { t } = useTranslation('proxies')
  const dispatch = useAppDispatch()
  const [createProxy] = useCreateProxyMutation()
  const { ask, subject, answer } = useQuestion<ProxyFields>()
  const form = useRecordForm({
    fields: useProxyFields(),
    stored: nothing,
    draftName: 'createProxy',
    onSave: async ({ all }) => {
      await ask(all)
      await createProxy(toProxyBody(all)).unwrap()
      return all.person
    },
    onSaved: ([person]) => {
      const about = person && { name: person.name, path: toUser(person.id) }
      dispatch(showFeedback({ status: 200, text: t('create.done'), about }))
      onClose()
    },
  })
  return (
    <>
      <ProxyDialog
        form={form}
        title={t('create.title')}
        verb={t('create.verb')}
        isOfTeams={isOfTeams}
        onClose={onClose}
      />
      {subject && <ProxyQuestion about={subject} verb={t('ask.verb')} {...answer} />}
    </>
  )
}
