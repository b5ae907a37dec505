import { useTranslation } from 'react-i18next'
import { listProxies, useChangeProxyMutation } from '../../entities/proxy/api'
import type { Proxy } from '../../entities/proxy/model'
import {
  proxyFieldsOf,
  reachesFurther,
  toProxyBody,
  type ProxyFields,
} from '../../entities/proxy/proxyChange'
import { useQuestion } from '../../shared/blocks/confirm/useQuestion'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toUser } from '../users/routes'
import { ProxyDialog } from './ProxyDialog'
import { ProxyQuestion } from './ProxyQuestion'
import { useProxyFields } from './useProxyFields'

interface ProxyEditProps {
  proxy: Proxy
  isOfTeams: boolean
  onClose: () => void
}

/**
 * The form of a stored assignment; a question comes before a save that covers more people. If the
 * assignment was deleted meanwhile, there are no conflicts, and the save fails.
 */
export function ProxyEdit({ proxy, isOfTeams, onClose }: ProxyEditProps) {
  const { t } = useTranslation('proxies')
  const dispatch = useAppDispatch()
  const [changeProxy] = useChangeProxyMutation()
  const { ask, subject, answer } = useQuestion<ProxyFields>()
  const { dn } = proxy
  const readAgain = async () => {
    const { proxies } = await dispatch(listProxies.initiate(undefined, freshly)).unwrap()
    return proxyFieldsOf(proxies.find((each) => each.dn === dn) ?? proxy)
  }
  const form = useRecordForm({
    fields: useProxyFields(),
    stored: proxyFieldsOf(proxy),
    read: readAgain,
    draftName: `proxy ${dn}`,
    onSave: async ({ all }) => {
      if (reachesFurther(proxy, all)) await ask(all)
      await changeProxy({ dn, ...toProxyBody(all, proxy) }).unwrap()
      return all.person
    },
    onSaved: ([person]) => {
      const about = person && { name: person.name, path: toUser(person.id) }
      dispatch(showFeedback({ status: 200, text: t('edit.done'), about }))
      onClose()
    },
  })
  return (
    <>
      <ProxyDialog
        form={form}
        title={t('edit.title', { name: proxy.person.name })}
        verb={t('edit.verb')}
        isOfTeams={isOfTeams}
        onClose={onClose}
      />
      {subject && <ProxyQuestion about={subject} verb={t('edit.verb')} {...answer} />}
    </>
  )
}
