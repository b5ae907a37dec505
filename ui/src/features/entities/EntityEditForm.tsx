import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getEntity, useChangeEntityMutation } from '../../entities/entity/api'
import type { Entity, Kind } from '../../entities/entity/model'
import { referenceControls } from '../../entities/entity/ui/ReferenceField'
import { EntityForm } from '../../shared/blocks/entity-form/EntityForm'
import type { EntitySubmission } from '../../shared/blocks/entity-form/entityValues'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toEntity } from './routes'
import type { GroupsOf } from './useGroups'

interface EntityEditFormProps {
  kind: Kind
  entity: Entity
  groupsOf: GroupsOf
}

/**
 * The form of a stored entity. After a save the form closes; the page of the entity and the list load it again.
 *
 * Source: SPEC 4 "Other states", edit mode.
 */
export function EntityEditForm({ kind, entity, groupsOf }: EntityEditFormProps) {
  const { t } = useTranslation('entities')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const clientId = useBootstrap().client.id
  const [change] = useChangeEntityMutation()
  const { dn, name } = entity

  /** A record that was deleted in the meantime has no conflicts; the save itself fails. */
  const readStored = async () => {
    const asked = { kind: kind.key, dn, clientId }
    const read = getEntity.initiate(asked, { forceRefetch: true, subscribe: false })
    const stored = (await dispatch(read).unwrap()) ?? entity
    return { groups: groupsOf(stored.attributes) }
  }
  const save = async ({ attributes }: EntitySubmission) => {
    await change({ kind, clientId, dn, attributes }).unwrap()
    dispatch(showFeedback({ status: 200, text: t('updated', { name }) }))
    void navigate(toEntity(kind.key, dn), { replace: true })
  }
  return (
    <EntityForm
      mode="edit"
      label={t('editLabel', { name })}
      saveText={t('save')}
      groups={groupsOf(entity.attributes)}
      controls={referenceControls}
      draftName={`entity ${dn}`}
      readStored={readStored}
      onSave={save}
    />
  )
}
