import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useListPermissionsOfQuery } from '../../entities/administrator/api'
import { Select } from '../../shared/ui/Select'
import { ObjectField } from './ObjectField'
import { useObject } from './useObject'
import { HAVE } from './routes'

interface ObjectQuestionProps {
  object: string
  can: string
  onObject: (dn: string) => void
  onCan: (permission: string) => void
}

/** Asks for an object and for one of the permissions that the server has for its kind. */
export function ObjectQuestion({ object, can, onObject, onCan }: ObjectQuestionProps) {
  const { t } = useTranslation('explain')
  const { item, domain } = useObject(object)
  const { currentData: permissions = [] } = useListPermissionsOfQuery(domain || skipToken)
  const canBeHad = item?.type === 'role' || item?.type === 'resource'
  return (
    <>
      <ObjectField
        label={t('question.object')}
        hint={t('question.objectHint')}
        object={object}
        hasForms
        onChange={onObject}
      />
      {item && (
        <Select
          label={t('question.action')}
          placeholder={t('question.choose')}
          options={[
            ...(canBeHad ? [{ id: HAVE, text: t('question.have') }] : []),
            ...permissions.map(({ key, name }) => ({ id: key, text: name })),
          ]}
          value={can || undefined}
          onChange={onCan}
        />
      )}
    </>
  )
}
