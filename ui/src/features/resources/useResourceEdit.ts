import { useTranslation } from 'react-i18next'
import {
  getResource,
  useBindResourceMutation,
  useChangeResourceMutation,
} from '../../entities/resource/definitionApi'
import type { ResourceDetail } from '../../entities/resource/model'
import {
  resourceFieldsOf,
  toBindings,
  toResourceBody,
  type ResourceFields,
} from '../../entities/resource/resourceChange'
import type { RecordChanges } from '../../shared/blocks/record-form/useRecordForm'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { useResourceFields } from './useResourceFields'

/**
 * The form of a stored resource. A save sends the whole resource as it is stored then, with the
 * changes of this form; the entitlement has its own call, which can be refused.
 */
export function useResourceEdit(resource: ResourceDetail, onSaved: () => void) {
  const { t } = useTranslation('resources')
  const dispatch = useAppDispatch()
  const { id } = resource
  return useRecordForm({
    fields: useResourceFields(),
    stored: resourceFieldsOf(resource),
    // A record that was deleted in the meantime has no conflicts; the save itself fails.
    read: async () =>
      resourceFieldsOf((await dispatch(getResource.initiate(id, freshly)).unwrap()) ?? resource),
    isReadBack: true,
    draftName: `resource ${id}`,
    onSave: useSending(id),
    onSaved: (name) => {
      dispatch(showFeedback({ status: 200, text: t('edit.done'), about: { name } }))
      onSaved()
    },
  })
}

/** Sends the changes; returns the name of the resource. */
function useSending(id: string) {
  const { default: locale } = useBootstrap().locales
  const [changeResource] = useChangeResourceMutation()
  const [bindResource] = useBindResourceMutation()
  return async ({ changed, all }: RecordChanges<ResourceFields>) => {
    const body = toResourceBody(all, locale)
    if ('binding' in changed) {
      await bindResource({ id, entitlements: toBindings(all.binding) }).unwrap()
      if (Object.keys(changed).length === 1) return body.name
    }
    await changeResource({ id, ...body }).unwrap()
    return body.name
  }
}
